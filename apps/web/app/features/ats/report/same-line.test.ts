import { expect, test } from 'vitest';
import { sameLine, type LineMember } from './same-line.ts';

const cv = (
  name: string,
  school: string,
  more: Partial<LineMember> & { email?: string } = {},
): LineMember => ({
  cvId: more.cvId ?? null,
  result: {
    name: { raw: name },
    emails: more.email ? [more.email] : [],
    workExperience: [],
    education: [{ organization: school, accreditation: null, grade: null, dates: null, location: null }],
  },
});

test('CV line: two files of one person with a common school are versions of one CV', () => {
  expect(
    sameLine(cv('Rani Kusuma', 'Universitas Padjadjaran'), cv('RANI KUSUMA', 'universitas padjadjaran')),
  ).toBe(true);
});

test('CV line: files of two people are none, even where they share a school', () => {
  expect(sameLine(cv('Rani Kusuma', 'SMKN 2 Bekasi'), cv('Bima Pratama', 'SMKN 2 Bekasi'))).toBe(false);
});

test('CV line: namesakes without a common job or school are none', () => {
  expect(sameLine(cv('Siti Aminah', 'SMAN 1 Medan'), cv('Siti Aminah', 'SMKN 2 Bekasi'))).toBe(false);
});

test('CV line: the same mail address joins CVs with differently read names', () => {
  const [a, b] = [
    cv('Rani', 'Unpad', { email: 'rani@a.example' }),
    cv('Rani Kusuma', 'Unpad', { email: 'RANI@a.example' }),
  ];
  expect(sameLine(a, b)).toBe(true);
});

test('CV line: an own CV stays one whatever is written in it, and two own CVs are two', () => {
  const [a, b] = [cv('Rani', 'Unpad', { cvId: 'one' }), cv('Sari', 'ITB', { cvId: 'one' })];
  expect(sameLine(a, b)).toBe(true);
  expect(sameLine(a, cv('Rani', 'Unpad', { cvId: 'two' }))).toBe(false);
});
