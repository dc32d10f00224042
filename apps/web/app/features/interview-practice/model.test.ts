import { expect, test } from 'vitest';
import { practiceOf, questionsFor, roleNames, roleOfTitle, stages, type Role } from './model.ts';
import { questions } from './questions.ts';

const roles = Object.keys(roleNames) as Role[];

test('each question has a name of its own, a text and a hint in both languages', () => {
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  for (const { text, hint } of questions) {
    for (const words of [text.id, text.en, hint.id, hint.en]) expect(words).toMatch(/^\p{Lu}.{9,}[.?!]$/su);
    expect(text.id).not.toBe(text.en);
  }
});

test('every stage begins with the general questions; a role adds its own right behind them', () => {
  for (const stage of stages) {
    const common = questionsFor({ stage, role: null, language: 'id' });
    expect(common.length).toBeGreaterThanOrEqual(6);
    for (const role of roles) {
      const own = questionsFor({ stage, role, language: 'id' });
      expect(own[0]).toEqual(common[0]);
      expect(own.length).toBeGreaterThanOrEqual(common.length);
    }
  }
  for (const role of roles)
    expect(questions.filter((question) => question.role === role).length).toBeGreaterThanOrEqual(2);
  const texts = questionsFor({ stage: 'user', role: 'technology', language: 'en' }).map(({ text }) => text);
  expect(texts[1]).toContain('bug');
});

test.each([
  ['', { stage: 'hr', role: null, language: 'id' }],
  ['tahap=final&bidang=health&bahasa=en', { stage: 'final', role: 'health', language: 'en' }],
  ['tahap=lain&bidang=toString&bahasa=fr', { stage: 'hr', role: null, language: 'id' }],
])('the address %j', (search, practice) => {
  expect(practiceOf(new URLSearchParams(search))).toEqual(practice);
});

test.each([
  ['Staf Keuangan Junior', 'finance'],
  ['Senior Backend Engineer', 'technology'],
  ['Guru Matematika SMP', 'education'],
  ['HR Generalist', 'human-resources'],
  ['Perawat IGD', 'health'],
  ['Sopir', null],
  ['Situs Editor', null],
] as const)('the role of %j is %j', (title, role) => {
  expect(roleOfTitle(title)).toBe(role);
});
