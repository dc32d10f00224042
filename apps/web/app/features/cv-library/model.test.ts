import { expect, test } from 'vitest';
import { copyName } from './model.ts';
import { downloadName, NAME_LENGTH } from '~/features/cv-sync/public.ts';

test('duplicate: its name marks it as one', () => {
  expect(copyName('CV Magang')).toBe('CV Magang Copy');
});

test('a copy of a long name is still a valid name', () => {
  expect(copyName('a'.repeat(NAME_LENGTH))).toHaveLength(NAME_LENGTH);
});

test('a download carries the name of the product and of the CV', () => {
  expect(downloadName('CV Magang')).toBe('SetapakResume-CV Magang.pdf');
});
