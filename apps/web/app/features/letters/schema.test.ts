import { expect, test } from 'vitest';
import { saveLetterRequest } from './schema.ts';

test.each([
  [2 ** 31 - 1, true],
  [2 ** 31, false],
])('version %d of a letter: %s', (version, isTaken) => {
  expect(saveLetterRequest.safeParse({ version, saveId: 'a'.repeat(36), document: {} }).success).toBe(
    isTaken,
  );
});
