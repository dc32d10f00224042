import { expect, test } from 'vitest';
import { firstName, initials } from './initials.ts';

test.each([
  ['Siti Nur Aisyah', 'SA'],
  ['budi', 'B'],
  ['  Rangga   Pratama ', 'RP'],
  ['𝒜ni Wijaya', '𝒜W'],
  ['', '?'],
])('%j is abbreviated %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test('the first name is the first word, never longer than the bar', () => {
  expect(firstName('Rangga Pratama')).toBe('Rangga');
  expect(firstName('Muhammadrizkyalfarizi').length).toBeLessThanOrEqual(14);
});
