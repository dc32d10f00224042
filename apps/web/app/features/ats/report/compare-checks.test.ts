import type { Checkup, ParsedResume } from '@setapak/ats';
import { expect, test } from 'vitest';
import { compareChecks, isSame } from './compare-checks.ts';

const nothing: ParsedResume = {
  name: null,
  headline: null,
  emails: [],
  phoneNumbers: [],
  websites: [],
  linkedin: null,
  dateOfBirth: null,
  location: null,
  summary: null,
  workExperience: [],
  education: [],
  skills: [],
  certifications: [],
  languages: [],
  totalYearsExperience: null,
  sections: [],
};

const judged = (score: number, findings: string[], version = '1'): Checkup => ({
  version,
  score,
  readable: score,
  convincing: score,
  heldBy: [],
  stage: 'experienced',
  groups: [],
  findings: findings.map((id) => ({
    id,
    group: 'file',
    topic: 'file.title',
    outcome: 'failed',
    gain: 1,
    title: `Judul ${id}`,
    why: '',
    fix: '',
    example: '',
    places: [],
  })),
  questions: [],
  unjudged: [],
  bullets: [],
});

test('a name that is read now is gained, a skill that is no longer read is lost', () => {
  const before = { result: { ...nothing, skills: [{ name: 'Excel' }, { name: 'SQL' }] }, checkup: null };
  const after = { result: { ...nothing, name: { raw: 'Siti' }, skills: [{ name: 'SQL' }] }, checkup: null };
  expect(compareChecks(before, after)).toMatchObject({ gained: ['Nama'], lost: ['Keahlian: Excel'] });
});

test('mended findings: each with the points that it brought; new ones and the difference of scores', () => {
  const before = { result: nothing, checkup: judged(60, ['a', 'b']) };
  const after = { result: nothing, checkup: judged(72, ['b', 'c']) };
  expect(compareChecks(before, after)).toMatchObject({
    score: 12,
    mended: [{ title: 'Judul a', gain: 1 }],
    fresh: ['Judul c'],
  });
});

test('scores of different lists of rules are not compared', () => {
  const before = { result: nothing, checkup: judged(60, ['a'], '1') };
  const after = { result: nothing, checkup: judged(72, ['x'], '2') };
  expect(compareChecks(before, after)).toMatchObject({ score: null, mended: [], fresh: [] });
});

test('the same skill in other letters is the same', () => {
  const of = (name: string) => ({ result: { ...nothing, skills: [{ name }] }, checkup: judged(1, []) });
  expect(isSame(compareChecks(of('sql'), of('SQL')))).toBe(true);
});
