import { BUILDING } from './building.ts';
import { BUSINESS } from './business.ts';
import { DATA } from './data.ts';
import { DIGITAL } from './digital.ts';
import { FIELD_WORK } from './field-work.ts';
import { HEALTH } from './health.ts';
import { MARKETING } from './marketing.ts';
import { OFFICE } from './office.ts';
import { SERVICES } from './services.ts';
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
 * A name may stand in several lines: then it says each of them. Lines with the same first name are one. Behind `>` stand members, which are
 * not each other but show what stands before: `BI Tools|dashboarding>Tableau|Metabase`.
 */
const LINES: readonly string[] = [
  ...TECHNOLOGY,
  ...DATA,
  ...MARKETING,
  ...BUSINESS,
  ...OFFICE,
  ...FIELD_WORK,
  ...HEALTH,
  ...BUILDING,
  ...SERVICES,
  ...DIGITAL,
  ...SOFT_SKILLS,
];

export const LEXICON: readonly Skill[] = withMembers(merged(LINES));

/** Traits: what a person is more than what a person can do. */
export const SOFT: ReadonlySet<string> = new Set(SOFT_SKILLS.map((line) => toSkill(line).name));
const EXACT: ReadonlySet<string> = new Set(LEXICON.filter(({ exact }) => exact).map(({ name }) => name));

export function kindOfSkill(name: string): 'skill' | 'tool' | 'trait' {
  if (SOFT.has(name)) return 'trait';
  return EXACT.has(name) ? 'tool' : 'skill';
}

function merged(lines: readonly string[]): Skill[] {
  const skills = new Map<string, Skill>();
  for (const skill of lines.map(toSkill)) {
    const known = skills.get(skill.name);
    if (!known) skills.set(skill.name, skill);
    else
      known.names.push(...skill.names.filter(({ text }) => !known.names.some((name) => name.text === text)));
  }
  return [...skills.values()];
}

/** Members that no line names get one of their own. */
function withMembers(skills: Skill[]): Skill[] {
  const all = [...skills];
  for (const line of LINES)
    for (const member of membersOf(line))
      if (!skillNamed(all, member))
        all.push({ name: member, exact: true, names: [{ text: member, cased: false }] });
  return all;
}

function membersOf(line: string): string[] {
  return line.split('>')[1]?.split('|') ?? [];
}

function skillNamed(skills: readonly Skill[], name: string): Skill | undefined {
  const wanted = name.toLowerCase();
  return skills.find((skill) => skill.names.some(({ text }) => text.toLowerCase() === wanted));
}

/** By each member's name: the names of what it shows. */
export const SHOWN_BY_MEMBERS: ReadonlyMap<string, readonly string[]> = membersToSkills();

function membersToSkills(): Map<string, string[]> {
  const shown = new Map<string, string[]>();
  for (const line of LINES)
    for (const member of membersOf(line)) {
      const name = skillNamed(LEXICON, member)!.name;
      shown.set(name, [...(shown.get(name) ?? []), toSkill(line).name]);
    }
  return shown;
}

function toSkill(line: string): Skill {
  const exact = line.startsWith('!') || line.startsWith('^');
  const names = line.replace(/^!/, '').split('>')[0]!.split('|');
  return {
    name: (names[0] ?? '').replace(/^\^/, ''),
    exact,
    names: names.map((name) => ({ text: name.replace(/^\^/, ''), cased: name.startsWith('^') })),
  };
}
