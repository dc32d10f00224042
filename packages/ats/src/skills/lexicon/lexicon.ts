import { BUSINESS } from './business.ts';
import { DATA } from './data.ts';
import { FIELD_WORK } from './field-work.ts';
import { MARKETING } from './marketing.ts';
import { OFFICE } from './office.ts';
import { SOFT_SKILLS } from './soft-skills.ts';
import { TECHNOLOGY } from './technology.ts';

export interface Skill {
  /** What it is called on the screen. */
  name: string;
  /** A name of a tool or a language: never stemmed. */
  exact: boolean;
  names: { text: string; cased: boolean }[];
}

/**
 * Every skill and tool known, one string each: the name shown, then its other names in Indonesian and English, parted by `|`.
 * `!` before the first: none of them is stemmed. `^` before a name: only in this very case, for names that are common words (`Excel`, `Go`).
 */
export const LEXICON: readonly Skill[] = [
  ...TECHNOLOGY,
  ...DATA,
  ...MARKETING,
  ...BUSINESS,
  ...OFFICE,
  ...FIELD_WORK,
  ...SOFT_SKILLS,
].map(toSkill);

/** Traits: what a person is more than what a person can do. */
export const SOFT: ReadonlySet<string> = new Set(SOFT_SKILLS.map((line) => toSkill(line).name));
const EXACT: ReadonlySet<string> = new Set(LEXICON.filter(({ exact }) => exact).map(({ name }) => name));

export function kindOfSkill(name: string): 'skill' | 'tool' | 'trait' {
  if (SOFT.has(name)) return 'trait';
  return EXACT.has(name) ? 'tool' : 'skill';
}

function toSkill(line: string): Skill {
  const exact = line.startsWith('!') || line.startsWith('^');
  const names = line.replace(/^!/, '').split('|');
  return {
    name: (names[0] ?? '').replace(/^\^/, ''),
    exact,
    names: names.map((name) => ({ text: name.replace(/^\^/, ''), cased: name.startsWith('^') })),
  };
}
