import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** They look for text that no database stores. The other two take a form whose fields are words of a list. */
const READERS = [
  'apps/web/app/services/guard.server.ts',
  'apps/web/app/services/upload-form.server.ts',
  'apps/web/app/routes/ats-check-edit.ts',
  'apps/web/app/routes/logout.tsx',
];

test('forms are read in one place, where text that cannot be stored is refused', () => {
  const files = globSync('apps/web/app/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
  const reading = files.filter((file) =>
    /\bparseFormData\(|request\.formData\(/.test(readFileSync(file, 'utf8')),
  );
  expect(reading.filter((file) => !READERS.includes(file))).toEqual([]);
});
