import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', 'apps/web/app/features');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Longer texts whose form does not call `useKeptForm` itself. */
const elsewhere: Record<string, string> = {
  'admin/components/record-field.tsx': 'kept by record-form.tsx',
  'admin/sessions/session-case.tsx': 'kept by action-form.tsx',
  'admin/sessions/session-row.tsx': 'kept by action-form.tsx',
  'admin/people/person-page.tsx': 'kept by action-form.tsx',
  'admin/components/generated-codes.tsx': 'codes to copy, read only',
  'cv-review/components/reviewer-fields.tsx': 'kept by order-form.tsx',
  'cv-import/components/review-field-row.tsx': 'kept by review-page.tsx',
  'cv-import/components/import-page.tsx': 'the content of a file, of up to 4 MB',
  'cv-targets/target-panel.tsx': 'a pasted ad, stored as soon as it is sent',
  'cv-builder/fields/line-field.tsx': 'kept with its CV (cv-sync)',
  'letters/components/letter-fields.tsx': 'kept with its letter (cv-sync)',
  'job-applications/components/application-fieldset.tsx':
    'kept with its application, and by new-application-page.tsx',
  'bookings/components/notes-field.tsx': 'kept as the product document says (local-draft.ts)',
};

test('every form with a longer text brings it back after a reload', () => {
  const files = globSync('**/*.tsx', { cwd: root }).filter((file) => read(file).includes('<TextArea'));
  const lost = files.filter((file) => !read(file).includes('useKeptForm(') && !(file in elsewhere));
  expect(files.length).toBeGreaterThan(20);
  expect(lost).toEqual([]);
  expect(Object.keys(elsewhere).filter((file) => !files.includes(file))).toEqual([]);
});
