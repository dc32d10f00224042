import { expect, test } from 'vitest';
import { findSkills } from '../find-skills.ts';
import { IMPLIED } from './implied.ts';
import { LEXICON } from './lexicon.ts';

const names = new Set(LEXICON.map((skill) => skill.name));

test('the lexicon holds at least 300 skills, none of them twice', () => {
  expect(names.size).toBeGreaterThanOrEqual(300);
  expect(names.size).toBe(LEXICON.length);
});

test('what one skill shows of another is in the lexicon', () => {
  const all = Object.entries(IMPLIED).flat(2);
  expect(all.filter((name) => !names.has(name))).toEqual([]);
});

test.each([
  ['pemasaran digital', 'Digital Marketing'],
  ['akuntansi', 'Accounting'],
  ['layanan pelanggan', 'Customer Service'],
  ['C++ dan C#', 'C++'],
  ['ASP.NET', '.NET'],
  ['Microsoft Excel', 'Microsoft Excel'],
  ['kepemimpinan', 'Leadership'],
  ['RS Harapan', 'Hospital Work'],
  ['valuta asing', 'Foreign Exchange'],
  ['reviewed pull requests', 'Code Review'],
])('%j names %s', (text, skill) => {
  expect(findSkills(text).map((mention) => mention.skill)).toContain(skill);
});

test.each([
  'Present',
  'komunitas',
  'Go-Jek',
  'adalah',
  'bank account',
  'community',
  'file',
  'penempatan',
  'acara',
])('%j names no skill', (text) => {
  expect(findSkills(text)).toEqual([]);
});

test('Lean is a method in its own case alone', () => {
  const found = (text: string) => findSkills(text).map(({ skill }) => skill);
  expect(found('You lean on Google Workspace all day')).not.toContain('Lean Manufacturing');
  expect(found('Menerapkan Lean di lini perakitan')).toContain('Lean Manufacturing');
});
