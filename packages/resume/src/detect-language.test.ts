import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';
import { detectTextLanguage } from './detect-text-language.ts';
import { parseResume } from './parse-resume.ts';

const items = (list: object[], heading = '') => ({ heading, items: list });

test('language of a document: addresses say nothing of it', () => {
  expect(detectTextLanguage('Profil: https://linkedin.com/in/sari, a.b@contoh.id')).toBeUndefined();
  const resume = parseResume({
    work: items([{ position: 'Kasir', summary: '- Melayani pembeli dan menghitung kas' }]),
    social: items([{ link: 'https://linkedin.com/in/sari' }, { link: 'https://contoh.id/in/a' }]),
  });
  expect(detectLanguage(resume)).toBe('id');
});

test('language of a document without sentences: that of its headings, posts and skills', () => {
  expect(detectLanguage(parseResume({ work: items([{ position: 'Perawat' }]) }))).toBe('id');
  expect(detectLanguage(parseResume({ work: items([{ position: 'Nurse' }]) }))).toBe('en');
  expect(detectLanguage(parseResume({ work: items([{ company: 'PT Maju' }], 'Pengalaman Kerja') }))).toBe(
    'id',
  );
  expect(detectLanguage(parseResume({}))).toBe('en');
});
