import { expect, test } from 'vitest';
import { keywordHref, quoted } from './target-places.ts';

test.each([
  ['work', 'workExperience.1.jobDescription', '/app/cv/builder/a?step=1&open=work:1'],
  ['skills', undefined, '/app/cv/builder/a?step=4&open=skills:'],
  ['certifications', undefined, '/app/cv/builder/a?step=5&open=certifications:'],
  ['summary', undefined, '/app/cv/builder/a?step=0&open=objective:'],
] as const)('a keyword of %s leads to %s', (section, path, address) => {
  expect(keywordHref('a', path === undefined ? { section } : { section, path })).toBe(address);
});

test('a quote ends with a word', () => {
  expect(quoted('x'.repeat(20))).toBe('x'.repeat(20));
  expect(quoted('kata '.repeat(30))).toMatch(/kata…$/);
});
