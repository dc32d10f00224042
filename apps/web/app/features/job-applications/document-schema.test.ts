import { expect, test } from 'vitest';
import { applicationDocument, saveDocumentRequest } from './document-schema.ts';
import { applicationForm } from './schema.ts';

const document = (startsAt: string) => ({
  title: 'Akuntan',
  company: '',
  place: '',
  link: null,
  deadline: null,
  salary: '',
  source: '',
  contact: '',
  notes: '',
  at: 'saved',
  events: [{ id: 'a'.repeat(36), kind: 'interview', title: 'Wawancara', startsAt, isDone: false }],
});

test.each([
  ['1999-12-31T17:00:00.000Z', true],
  ['2026-11-24T03:00:00.000Z', true],
  ['0000-01-01T00:00:00.000Z', false],
  ['9999-12-31T00:00:00.000Z', false],
])('an event at %s: %s', (startsAt, isTaken) => {
  expect(applicationDocument.safeParse(document(startsAt)).success).toBe(isTaken);
});

test.each([1, 2 ** 31 - 1])('version %d is one', (version) => {
  expect(saveDocumentRequest.safeParse({ version, saveId: 'a'.repeat(36), document: {} }).success).toBe(true);
});

test.each([0, 1.5, 2 ** 31, 2 ** 53 - 1])('version %d is none that a row could have', (version) => {
  expect(saveDocumentRequest.safeParse({ version, saveId: 'a'.repeat(36), document: {} }).success).toBe(
    false,
  );
  const form = { intent: 'save', version: String(version), title: 'Akuntan' };
  expect(applicationForm.safeParse(form).error?.issues[0]?.path).toEqual(['version']);
});
