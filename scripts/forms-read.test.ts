import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

/** They look for text that no database stores. The other two take a form whose fields are words of a list. */
const READERS = [
  'apps/web/app/services/guard.server.ts',
  'apps/web/app/services/upload-form.server.ts',
  'apps/web/app/routes/ats-check-edit.ts',
  'apps/web/app/routes/logout.tsx',
];
/** It counts the fields first. */
const BODIES = 'apps/web/app/services/read-form.server.ts';

test('forms are read in one place, where text that cannot be stored is refused', () => {
  const files = globSync('apps/web/app/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
  const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const having = (words: RegExp) => texts.filter(({ text }) => words.test(text)).map(({ file }) => file);
  expect(having(/\.formData\(|\bparseFormData\(/)).toEqual([BODIES]);
  const reading = texts.filter(
    ({ file, text }) =>
      text.includes("'~/services/read-form.server.ts'") ||
      (dirname(file) === dirname(BODIES) && text.includes("'./read-form.server.ts'")),
  );
  expect(reading.map(({ file }) => file).toSorted()).toEqual(READERS.toSorted());
});
