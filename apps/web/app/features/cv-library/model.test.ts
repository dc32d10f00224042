import { emptyResume } from '@setapak/resume';
import { expect, test } from 'vitest';
import { copyName } from './model.ts';
import { downloadName, fileTitle, NAME_LENGTH } from '~/features/cv-sync/public.ts';

test('duplicate: its name marks it as one', () => {
  expect(copyName('CV Magang')).toBe('CV Magang Copy');
});

test('a copy of a long name is still a valid name', () => {
  expect(copyName('a'.repeat(NAME_LENGTH))).toHaveLength(NAME_LENGTH);
});

test('a download carries the name of the product and of the CV', () => {
  expect(downloadName('CV Magang')).toBe('SetapakResume-CV Magang.pdf');
});

test.each([
  ['CV Marketing', 'Rani', 'Kusuma', 'Rani Kusuma - CV Marketing'],
  ['CV Rani untuk Gojek', 'Rani', 'Kusuma', 'CV Rani untuk Gojek'],
  ['CV Marketing', '', '', 'CV Marketing'],
  ['CV Marketing', ' Suharto ', '', 'Suharto - CV Marketing'],
])('the file of %j of %j %j is called %j', (name, firstName, lastName, title) => {
  const document = emptyResume({ profile: { firstName, lastName } });
  expect(fileTitle(name, document)).toBe(title);
  expect(fileTitle(name, null)).toBe(name);
});
