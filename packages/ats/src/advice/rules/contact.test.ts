import { expect, test } from 'vitest';
import { createSpelling } from '../../spelling.ts';
import { check } from '../check.ts';
import { AS_OF, findingsOf, idsOf } from '../testing/findings-of.ts';
import { FRESH } from '../testing/people.ts';
import { readingOf } from '../testing/reading-of.ts';

test('what is missing is named, one rule each', () => {
  const bare = { ...FRESH, name: null, emails: [], phones: [], linkedin: null, city: null };
  expect(idsOf(bare)).toEqual(
    expect.arrayContaining([
      'contact-name',
      'contact-email',
      'contact-phone',
      'contact-linkedin',
      'contact-city',
    ]),
  );
});

test.each([
  'princess_imut99@example.com',
  'budi1234567@example.com',
  'si.ganteng@example.com',
  'ranigamerz@example.com',
  'rani_lucuuu@example.com',
  'kus_nge_noob@example.com',
])('%s sounds unprofessional', (email) => {
  expect(idsOf({ ...FRESH, emails: [email] })).toContain('contact-email-tone');
});

test.each([
  'rani.kusuma@example.com',
  'chandra.w@example.com',
  'angela99@example.com',
  'budi1998@example.com',
  'dewi.armyanti@example.com',
  'kingsley.manopo@example.com',
  'lovelace@example.com',
  'r.kusuma.dewi@example.com',
  '21081010181@student.example.ac.id',
  's1234567@example.edu',
])('%s is fine', (email) => {
  expect(idsOf({ ...FRESH, emails: [email] })).not.toContain('contact-email-tone');
});

test.each([
  ['0812 3456 7890', true],
  ['+62 812 3456 7890', false],
  ['(+62) 812', false],
  ['62812345678', false],
])('%s lacks a country code: %s', (phone, lacks) => {
  expect(idsOf({ ...FRESH, phones: [phone] }).includes('contact-phone-country')).toBe(lacks);
});

test('a number from abroad gets no advice to begin with +62', () => {
  const fixOf = (phone: string) => findingsOf({ ...FRESH, phones: [phone] })['contact-phone-country']?.fix;
  expect(fixOf('0812 3456 7890')).toContain('+62');
  expect(fixOf('(206) 555-0147')).not.toContain('+62');
});

test('a second address is pointed at', () => {
  const finding = findingsOf({ ...FRESH, emails: ['a@example.com', 'b@example.com'] })['contact-single'];
  expect(finding?.places[0]).toMatchObject({ path: 'emails.1', text: 'b@example.com', page: 0 });
});

test('address: the own name never sounds playful, whatever it holds', () => {
  const ids = idsOf({ ...FRESH, name: 'Gilang Ratuliu', emails: ['gilangratuliu@example.com'] });
  expect(ids).not.toContain('contact-email-tone');
});

test('contacts that are printed but not read: a question, not "missing"', () => {
  const reading = readingOf({ ...FRESH, emails: [], city: null });
  reading.result.sections[0]!.text += '\nrani.kusuma @ contoh.id\nSemarang, 2001';
  const { findings, questions } = check(reading, {}, { asOf: AS_OF });
  const reported = findings.map((each) => each.id);
  expect(reported).not.toContain('contact-email');
  expect(reported).not.toContain('contact-city');
  expect(questions.map((each) => each.id)).toEqual(expect.arrayContaining(['contact-email', 'contact-city']));
});

test('a name that the reader guessed: a question', () => {
  const reading = readingOf(FRESH);
  reading.evidence['name.raw']!.confidence = 0.3;
  const { questions, score } = check(reading, {}, { asOf: AS_OF });
  expect(questions).toMatchObject([{ id: 'contact-name', places: [{ text: 'Rani Kusuma Dewi' }] }]);
  expect(score).toBeGreaterThanOrEqual(98);
});

test('a job title read as the name: no name is found, and a line with the e-mail’s name is questioned', () => {
  expect(idsOf({ ...FRESH, name: 'Perawat Kamar Operasi' })).toContain('contact-name');
  const sections = { ...FRESH.sections, PersonalDetails: 'Rani Kusuma Dewi\nStaf Pajak' };
  const { findings, questions } = check(
    readingOf({ ...FRESH, name: 'Staf Pajak', sections }),
    {},
    { asOf: AS_OF },
  );
  expect(findings.map(({ id }) => id)).not.toContain('contact-name');
  expect(questions).toMatchObject([{ id: 'contact-name', places: [{ text: 'Rani Kusuma Dewi' }] }]);
});

test.each(['Guru Prasetya', 'Mark Baker'])('%s is a name where the e-mail bears it', (name) => {
  const emails = [`${name.toLowerCase().replace(' ', '.')}@example.com`];
  expect(idsOf({ ...FRESH, name, emails })).not.toContain('contact-name');
});

test('a name of ordinary words that no e-mail address bears is questioned, not called missing', () => {
  const emails = ['kontak99@example.com'];
  const reading = readingOf({ ...FRESH, name: 'Indah Permata', emails, linkedin: null });
  const { findings, questions } = check(reading, {}, { asOf: AS_OF, spelling: createSpelling() });
  expect(findings.map(({ id }) => id)).not.toContain('contact-name');
  expect(questions).toMatchObject([{ id: 'contact-name', places: [{ text: 'Indah Permata' }] }]);
});
