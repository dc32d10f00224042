import { expect, test } from 'vitest';
import { oneLine } from './one-line.ts';

test('one line: breaks become spaces, what nobody sees goes', () => {
  expect(oneLine('  Rani\r\nKusuma\t ')).toBe('Rani Kusuma');
  expect(oneLine('Rani\u202e amusuK\u200b')).toBe('Rani amusuK');
  expect(oneLine('\u2060\u200d\u00ad')).toBe('');
});

test('one line: marks do not pile up on a letter', () => {
  expect(oneLine(`Z${'\u0301'.repeat(60)}aki`)).toBe(`Z${'\u0301'.repeat(6)}aki`);
});
