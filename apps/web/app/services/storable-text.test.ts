import { expect, test } from 'vitest';
import { findUnstorable, findUnstorableField, isStorable } from './storable-text.ts';

test('text with NUL or half of a surrogate pair is not storable; emoji and other scripts are', () => {
  expect(isStorable('a\0b')).toBe(false);
  expect(isStorable('\ud83d')).toBe(false);
  expect(isStorable('😀 Rani ไทย')).toBe(true);
});

test('findUnstorable names the path of the string, in lists and objects', () => {
  expect(findUnstorable({ cv: { work: [{ name: 'PT Maju' }, { name: 'x\0' }] } })).toBe('cv.work.1.name');
  expect(findUnstorable({ cv: { 'k\0': 1 } })).toBe('cv');
  expect(findUnstorable({ cv: ['a', 1, null, true] })).toBeUndefined();
});

test('findUnstorable takes a body that is nested five thousand deep', () => {
  const body: unknown = JSON.parse('['.repeat(5_000) + ']'.repeat(5_000));
  expect(findUnstorable(body)).toBeUndefined();
});

test('findUnstorable ends at more values than any document has, without a look at each', () => {
  const body: unknown = { cv: Array.from({ length: 100_001 }, () => []), name: 'x' };
  expect(findUnstorable(body)).toBe('cv');
});

test('findUnstorableField names the field, and looks at the names of files too', () => {
  const form = new FormData();
  form.set('name', 'Rani');
  expect(findUnstorableField(form)).toBeUndefined();
  form.set('file', new File(['x'], 'cv\0.pdf'));
  expect(findUnstorableField(form)).toBe('file');
});
