import type { JobAd, Wish } from '@setapak/ats/ad';
import { findSkills } from '@setapak/ats/skills';

/** A text as it is searched: lower case, words between single spaces. */
export const searchable = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .replaceAll(/ (?:dan|and|atau|or)(?= )/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()} `;

/** All names of one answer to a wish. */
const namesOf = (wish: Wish) =>
  wish.anyOf.flatMap(({ name, also, skills }) => [name, ...also, ...skills]).map(searchable);

/** Whether a text shows one of the wish's answers, as whole words or by another name of the same skill: `Excel` is Microsoft Excel. */
export function shows(text: string, wish: Wish): boolean {
  const within = searchable(text);
  if (namesOf(wish).some((name) => name.trim().length > 1 && within.includes(name))) return true;
  // What stands for several skills, as a certificate does, is only related to each.
  const skills = wish.anyOf.flatMap((answer) => (answer.skills.length === 1 ? answer.skills : []));
  return skills.length > 0 && findSkills(text).some(({ skill }) => skills.includes(skill));
}

/** The same for the short name of a paper, whose words may have others between them: `Brevet A & B`, `Brevet Pajak A & B`. */
export function namesPaper(title: string, wish: Wish): boolean {
  const within = searchable(title);
  return (
    shows(title, wish) ||
    namesOf(wish).some((name) => {
      const words = name.trim().split(' ');
      return words.length > 1 && words.every((word) => within.includes(` ${word} `));
    })
  );
}

/** How many of the ad's wishes a text shows. */
export const wishesShown = (text: string, ad: JobAd | null) =>
  (ad?.requirements ?? []).filter((wish) => shows(text, wish)).length;

/** What must be there by the ad and is not named in a CV, in the ad's words; traits are not looked for. */
export function missingFrom(text: string, ad: JobAd | null): string[] {
  return (ad?.requirements ?? [])
    .filter(({ importance, kind }) => importance === 'must' && kind !== 'trait')
    .filter((wish) => !shows(text, wish))
    .map(({ anyOf }) => anyOf.map(({ name }) => name).join(' / '))
    .filter(Boolean);
}
