import { expect, test } from 'vitest';
import { check } from './check.ts';
import { dimensionOf, GROUPS } from './groups.ts';
import { RULES } from './rules.ts';
import { AS_OF } from './testing/findings-of.ts';
import { FRESH, SENIOR } from './testing/people.ts';
import { readingOf, type ReadingSketch } from './testing/reading-of.ts';

const asOf = { asOf: AS_OF };

test('rules: at least 35, each once, and the points of each figure add up to 100', () => {
  expect(RULES.length).toBeGreaterThanOrEqual(35);
  expect(new Set(RULES.map((rule) => rule.id)).size).toBe(RULES.length);
  for (const dimension of ['readable', 'convincing'])
    expect(
      RULES.filter((rule) => dimensionOf(rule.group) === dimension).reduce(
        (sum, rule) => sum + rule.points,
        0,
      ),
    ).toBe(100);
  expect(new Set(RULES.map((rule) => rule.group))).toEqual(new Set(GROUPS.map((group) => group.id)));
});

test('every rule speaks in full, and never to "Anda"', () => {
  for (const { id, title, passed, why, fix, example } of RULES) {
    const words = [title, passed, why, fix, example];
    expect(
      words.filter((text) => text.trim() === ''),
      id,
    ).toEqual([]);
    expect(words.join(' '), id).not.toMatch(/\bAnda\b/);
  }
});

test('a fresh graduate without jobs can reach a full score', () => {
  const checkup = check(readingOf(FRESH), { name: 'Rani-Kusuma-Data-Analyst.pdf', bytes: 90_000 }, asOf);
  expect(checkup.stage).toBe('fresh');
  expect(checkup.findings.map((finding) => finding.id)).toEqual([]);
  expect(checkup.score).toBeGreaterThanOrEqual(97);
});

test('what is kept but could be kept better is a tip with its gain, and no finding', () => {
  const did = [
    'Menurunkan selisih stok dari 4% menjadi 1%',
    'Menimbang 240 truk setiap minggu',
    'Melatih 12 juru timbang dalam 3 minggu',
    'Mencatat 90 surat jalan setiap hari',
  ];
  const work = [{ title: 'Staf', at: 'PT Maju', from: '2020-01', to: null, did }];
  const { findings, tips } = check(readingOf({ ...SENIOR, work }), {}, { asOf: AS_OF });
  expect(findings.map(({ id }) => id)).not.toContain('achievement-results');
  expect(tips?.map(({ id }) => id)).toEqual(['achievement-results']);
  expect(tips?.[0]?.gain).toBeGreaterThan(1);
  expect(tips?.[0]?.places).toHaveLength(3);
});

test('strong CVs differ by how many of their bullets have a result', () => {
  const score = (...did: string[]) =>
    check(
      readingOf({ ...SENIOR, work: [{ title: 'Staf', at: 'PT Maju', from: '2020-01', to: null, did }] }),
      {},
      { asOf: AS_OF },
    ).score;
  const result = ['Menurunkan selisih stok dari 4% menjadi 1%', 'Menghemat 18 liter solar per hari'];
  const deed = ['Menimbang 240 truk setiap minggu', 'Melatih 12 juru timbang dalam 3 minggu'];
  expect(score(...result, ...result.map((text) => `${text} di gudang kedua`))).toBeGreaterThan(
    score(result[0]!, ...deed, 'Mencatat 90 surat jalan setiap hari'),
  );
});

test('a senior with clear English deeds does well on two pages', () => {
  const checkup = check(readingOf(SENIOR), {}, asOf);
  expect(checkup.stage).toBe('senior');
  expect(checkup.findings.map((finding) => finding.id)).toEqual([]);
});

test('an empty reading scores next to nothing, and says so without falling over', () => {
  const checkup = check(readingOf(), {}, asOf);
  expect(checkup.score).toBeLessThanOrEqual(10);
  expect(checkup.findings.map((finding) => finding.id)).toContain('file-is-cv');
});

test('of a file that is no CV only the file is judged', () => {
  const checkup = check(readingOf({ warnings: ['not_a_cv'] }), {}, asOf);
  expect(new Set(checkup.findings.map((finding) => finding.group))).toEqual(new Set(['file']));
  expect(checkup.score).toBeLessThanOrEqual(10);
});

test('findings: the largest gain first, and without a ceiling gains and score come near a hundred', () => {
  const checkup = check(readingOf({ ...FRESH, linkedin: null, city: null, skills: [] }), {}, asOf);
  const gains = checkup.findings.map((finding) => finding.gain);
  expect(gains).toEqual(gains.toSorted((a, b) => b - a));
  expect(checkup.score + gains.reduce((sum, gain) => sum + gain, 0)).toBeGreaterThan(96);
});

test('the groups add up', () => {
  const { groups } = check(readingOf(SENIOR), {}, asOf);
  for (const group of groups) expect(group.earned).toBeLessThanOrEqual(group.points);
  expect(groups.map((group) => group.id)).toEqual(GROUPS.map((group) => group.id));
});

test('hidden text holds the score down, and mending it comes first', () => {
  const { score, findings } = check(
    readingOf({ ...SENIOR, linkedin: null, skills: [], warnings: ['hidden_text'] }),
    {},
    asOf,
  );
  expect(score).toBeLessThanOrEqual(60);
  expect(score).toBeGreaterThan(55);
  expect(findings[0]?.id).toBe('file-hidden-text');
  expect(findings[0]?.gain).toBeGreaterThan(30);
});

test('same input, same answer', () => {
  expect(check(readingOf(SENIOR), {}, asOf)).toEqual(check(readingOf(SENIOR), {}, asOf));
});

test('under a ceiling every other mend raises the score too, and the ceiling is named as it is', () => {
  const duties = [
    'Bertanggung jawab atas stok barang',
    'Bertugas menjaga gudang bahan baku',
    'Bertanggung jawab atas laporan bulanan',
  ];
  const work = [{ title: 'Staf', at: 'PT Maju', from: '2020-01', to: null, did: duties }];
  const score = (sketch: ReadingSketch) => check(readingOf({ ...SENIOR, work, ...sketch }), {}, asOf);
  const steps = [
    score({ emails: [], phones: [], skills: [] }),
    score({ emails: [], skills: [] }),
    score({ skills: [] }),
    score({}),
  ];
  const scores = steps.map(({ score: total }) => total);
  expect(scores).toEqual([...new Set(scores)].sort((a, b) => a - b));
  expect(steps.at(-1)?.heldBy).toEqual([{ id: 'achievement-deeds', ceiling: 64 }]);
  expect(steps.at(-1)?.score).toBeLessThan(64);
});
