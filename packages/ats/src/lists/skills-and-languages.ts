import { readHeading } from '../classify/read-heading.ts';
import type { Section } from '../classify/section.ts';
import type { Found } from '../fields/found.ts';
import { languageAtStart } from '../lexicon/language-words.ts';
import { readLanguages } from './read-languages.ts';
import { languagesAmongSkills } from './skills/languages-among-skills.ts';
import { skillsOfSection } from './skills/skills-of-section.ts';

const BOTH = /\s*(?:[&+/]|\b(?:and|dan|serta)\b)\s*/i;

/** `Keahlian & Bahasa`, `Languages and Skills`: one list that holds both. */
function namesBoth({ heading }: Section): boolean {
  const types = heading?.text.split(BOTH).map((part) => readHeading(part)?.type) ?? [];
  return types.length === 2 && types.includes('skills') && types.includes('languages');
}

const isLanguage = ({ value }: Found<string>) => languageAtStart(value)?.length === value.length;

/** The skills of all sections that may hold some. */
export function skillsOf(sections: readonly Section[]): Found<string>[] {
  return sections.flatMap((section) => {
    if (namesBoth(section)) return skillsOfSection(section).filter((skill) => !isLanguage(skill));
    return section.type === 'skills' ? skillsOfSection(section) : [];
  });
}

/** The languages of all sections that may hold some. */
export function languagesOf(sections: readonly Section[]): Found<string>[] {
  return sections.flatMap((section) => {
    const { type, lines } = section;
    if (namesBoth(section)) return readLanguages(lines).filter(({ value }) => languageAtStart(value));
    if (type === 'languages') return readLanguages(lines);
    return type === 'skills' ? languagesAmongSkills(lines) : [];
  });
}
