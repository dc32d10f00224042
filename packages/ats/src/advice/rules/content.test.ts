import { expect, test } from 'vitest';
import { findingsOf, idsOf } from '../testing/findings-of.ts';
import { SENIOR } from '../testing/people.ts';
import { opensWithVerb } from '../words/action-verbs.ts';
import { hasResult } from '../words/results.ts';

const doing = (...did: string[]) => ({
  ...SENIOR,
  work: [{ title: 'Staf', at: 'PT Maju', from: '2020-01', to: null, did }],
  summary: null,
});

test.each([
  'Menyusun laporan',
  'Berkolaborasi dengan tim',
  'Managed a store',
  'Led 9 people',
  'Successfully launched it',
  'Planning events',
])('%j opens with a verb', (text) => expect(opensWithVerb(text)).toBe(true));

test.each([
  'Media sosial',
  'Management of stock',
  'Laporan bulanan',
  'Digital campaign',
  'Bersama tim',
  '2023',
])('%j does not', (text) => expect(opensWithVerb(text)).toBe(false));

test.each([
  ['Menaikkan penjualan 20%', true],
  ['Mengajar tiga kelas', true],
  ['Juara lomba debat', true],
  ['Menerapkan ISO 9001 sejak 2020', false],
  ['Upgraded Java 8 services', false],
])('%j holds a result: %s', (text, expected) => expect(hasResult(text)).toBe(expected));

test('a job without deeds is pointed at', () => {
  expect(findingsOf(doing())['content-bullets']?.places[0]?.text).toBe('Staf · PT Maju');
});

test('duties, nouns and bare numbers of words are found with their own box', () => {
  const findings = findingsOf(
    doing(
      'Bertanggung jawab atas stok barang',
      'Laporan bulanan cabang',
      'Input data',
      `Menyusun ${'laporan '.repeat(45)}`,
    ),
  );
  expect(findings['content-duties']?.places[0]).toMatchObject({
    path: 'workExperience.0.jobDescription',
    text: 'Bertanggung jawab atas stok barang',
    page: 0,
  });
  expect(findings['content-short-bullets']?.places.map((place) => place.text)).toEqual([
    'Laporan bulanan cabang',
    'Input data',
  ]);
  expect(findings['content-long-bullets']?.places).toHaveLength(1);
  expect(findings['content-results']?.outcome).toBe('failed');
  expect(findings['content-action-verbs']?.outcome).toBe('partly');
});

test('"saya" and "I" are found, words that hold them are not', () => {
  expect(idsOf(doing('Saya menyusun laporan', 'Di sini saya memimpin 3 orang'))).toContain(
    'content-pronouns',
  );
  expect(idsOf(doing('Led the AI team', 'Implemented I/O checks for 3 plants'))).not.toContain(
    'content-pronouns',
  );
  expect(findingsOf({ ...SENIOR, summary: 'I am an engineer' })['content-pronouns']?.outcome).toBe('partly');
});

test('one worn phrase is forgiven, four are not', () => {
  expect(idsOf({ ...SENIOR, summary: 'A team player.' })).not.toContain('content-cliches');
  const finding = findingsOf({
    ...SENIOR,
    summary: 'Hard worker, team player, fast learner and highly motivated.',
  });
  expect(finding['content-cliches']).toMatchObject({ outcome: 'failed' });
  expect(finding['content-cliches']?.places[0]?.path).toBe('summary');
});

test('the same deed twice and a stuffed word are found', () => {
  const did = [
    'Menyusun 3 laporan pajak',
    'Menyusun 3 laporan pajak',
    'Melatih 4 orang',
    'Mengelola 2 gudang',
  ];
  expect(idsOf(doing(...did))).toContain('content-repetition');
  const stuffed = doing(
    `Optimized ${'seo '.repeat(60)}`,
    ...Array.from({ length: 12 }, (_, at) => `Wrote article ${at} for the blog of a customer in town`),
  );
  expect(findingsOf(stuffed)['content-stuffing']?.places[0]?.text).toMatch(/^seo \(60×\)$/);
});
