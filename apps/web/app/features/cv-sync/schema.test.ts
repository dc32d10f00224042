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
