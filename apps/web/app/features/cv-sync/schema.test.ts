import { expect, test } from 'vitest';
import { saveSchema } from './schema.ts';

const saveId = 'a'.repeat(36);

test.each([
  [1, true],
  [2 ** 31 - 1, true],
  [2 ** 31, false],
  [0, false],
  [1.5, false],
])('version %d of a CV: %s', (version, isTaken) => {
  expect(saveSchema.safeParse({ version, saveId, document: {} }).success).toBe(isTaken);
});

test('a save says what it changes in place of a document, by places of a document’s length', () => {
  const save = { version: 1, saveId, after: [saveId] };
  expect(saveSchema.safeParse({ ...save, parts: { 'profile.phone': '+62 812' } }).success).toBe(true);
  expect(saveSchema.safeParse({ ...save, parts: { ['x'.repeat(65)]: 1 } }).success).toBe(false);
});
