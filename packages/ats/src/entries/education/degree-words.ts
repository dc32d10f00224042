import { isLevelAlone, startsWithLevel } from '../../lexicon/education-words.ts';

export const HIGHER =
  /^(?:bachelor|master|doctor|sarjana|magister|licen|diplom|b\.?\s?[a-z]|m\.?\s?[a-z]|ph|s-?[123]\b|d-?[1-4]\b)/i;

export const HIGHER_SCHOOL = /univ|instit|colleg|polit|polyt/i;
export const FACULTY =
  /^(?:fakultas|faculty of|facultad de|facult[ée] (?:de|des)|faculdade de)\s+(?=\p{Lu})/iu;
export const OPEN_DEGREE = /(?:\b(?:of|in|and|dan|di)|[,&])$/i;
/** `Master of Science (M.S.)` */
export const SHORT_BEHIND = /\s*\(\p{Lu}[\p{L}.]{0,7}\)$/u;
export const BARE_DEGREE = /^(?:bachelor|master|associate|doctor) of (?!.* in )[\p{L} ]+$/iu;
export const FIELD = /^\p{Lu}[\p{L}&/-]*(?: [\p{L}&/-]+){0,4}$/u;

export function namesNoField(degree: string): boolean {
  const level = degree.replace(HOLDER, '');
  return startsWithLevel(degree) && (isLevelAlone(level) || BARE_DEGREE.test(degree));
}

/** `PhD Candidate`, `Master’s degree` */
export const HOLDER = /\s+(?:candidate|student|degree)$/i;

/** `Conc. in Software Engineering` below a degree. */
export const ABOUT_STUDIES =
  /^(?:conc(?:entration|\.)|speciali[sz](?:ation|ing|ed)|minor(?:ing)?|major(?:ing|ed)?|focus(?:ed)?|peminatan|konsentrasi)\s/i;

/** `MBA, INSEAD`: beside a degree that is a field of its own, an acronym is the school. */
export const NEEDS_NO_FIELD = /^E?MBA$/i;
export const ACRONYM = /^\p{Lu}{3,}$/u;
