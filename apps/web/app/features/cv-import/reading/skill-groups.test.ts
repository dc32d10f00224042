import { expect, test } from 'vitest';
import { skillsOf } from './skill-groups.ts';

const names = (...list: string[]) => list.map((name) => ({ name }));

test('skills of a group are its keywords, with the level that all of them have', () => {
  const details = {
    'skills.0.group': 'Web',
    'skills.0.level': 'Advanced',
    'skills.1.group': 'Web',
    'skills.1.level': 'Advanced',
    'skills.2.level': 'Basic',
  };
  expect(skillsOf(names('HTML', 'CSS', 'Excel'), details)).toEqual([
    { name: 'Web', level: 'Advanced', keywords: ['HTML', 'CSS'] },
    { name: 'Excel', level: 'Basic' },
  ]);
});

test('levels that differ within a group stand beside each skill', () => {
  const details = {
    'skills.0.group': 'Web',
    'skills.0.level': 'Advanced',
    'skills.1.group': 'Web',
  };
  expect(skillsOf(names('HTML', 'CSS'), details)).toEqual([
    { name: 'Web', level: '', keywords: ['HTML (Advanced)', 'CSS'] },
  ]);
});

test('how well a group is known, in brackets behind its name, is its level', () => {
  const details = { 'skills.0.group': 'Web (Senior)', 'skills.1.group': 'Web (Senior)' };
  expect(skillsOf(names('HTML', 'CSS'), details)).toEqual([
    { name: 'Web', level: 'Senior', keywords: ['HTML', 'CSS'] },
  ]);
});

test('a group that is called as the section is none', () => {
  const details = { 'skills.0.group': 'Skills', 'skills.1.group': 'Skills' };
  expect(skillsOf(names('HTML', 'CSS'), details)).toEqual([
    { name: 'HTML', level: '' },
    { name: 'CSS', level: '' },
  ]);
});
