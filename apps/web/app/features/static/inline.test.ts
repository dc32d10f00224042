import { expect, test } from 'vitest';
import { parseInline, plainText } from './inline.ts';

test('links, strong words and emphasis stand among plain text', () => {
  expect(parseInline('Tulis ke [kami](mailto:a@b.example), **ya**, *dong*.')).toEqual([
    { kind: 'text', text: 'Tulis ke ' },
    { kind: 'link', text: 'kami', to: 'mailto:a@b.example' },
    { kind: 'text', text: ', ' },
    { kind: 'strong', text: 'ya' },
    { kind: 'text', text: ', ' },
    { kind: 'em', text: 'dong' },
    { kind: 'text', text: '.' },
  ]);
});

test('search engines get the words alone', () => {
  expect(plainText('**Satu** [dua](/x) tiga')).toBe('Satu dua tiga');
});
