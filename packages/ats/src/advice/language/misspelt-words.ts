import type { Cv } from '../cv/cv.ts';
import type { Place } from '../checkup.ts';
import { clip } from '../cv/places.ts';
import type { Prose } from './prose.ts';
import { slipOf } from '../../spelling/slips.ts';
import type { Spelling } from './spelling.ts';
import { chatIn } from './tone.ts';

interface Misspelling {
  word: string;
  meant: string;
  /** Two letters swapped or one doubled: no right word is likely to look so. */
  sure: boolean;
  place: Place;
}

const WORD = /(?<![\p{L}\p{N}@./_'’-])\p{L}{3,}(?![\p{L}\p{N}@/_'’-]|\.\p{L})/gu;

/**
 * Words of the prose that no dictionary of either language knows and that are one slip away from one of the text's language. Names are left out: capitalised words within a sentence, abbreviations,
 * and every word that stands among the skills, titles, employers, schools and headings of the CV.
 */
export function misspeltWords(cv: Cv, spelling: Spelling): Misspelling[] {
  const own = ownNames(cv);
  const found = new Map<string, Misspelling>();
  for (const prose of cv.prose)
    for (const { word, place } of wordsOf(prose)) {
      const small = word.toLowerCase();
      // `hehe` is chat, which another rule tells.
      if (own.has(small) || found.has(small) || chatIn(word).length > 0) continue;
      const meant = spelling.meant(small, prose.language);
      if (meant === undefined) continue;
      const { slip } = slipOf(small, meant);
      found.set(small, { word, meant, sure: slip === 'swapped' || slip === 'doubled', place });
    }
  const slips = [...found.values()].filter(({ word, sure }) => sure || !comesAgain(cv, word));
  const terms = rareWords(cv, spelling, own);
  // Where terms abound that no dictionary has, a word near to a common one is mostly a term too.
  return terms >= MANY_TERMS && terms > slips.length ? slips.filter(({ sure }) => sure) : slips;
}

const MANY_TERMS = 5;

/** What stands in two statements in the same letters was meant so. */
function comesAgain(cv: Cv, word: string): boolean {
  const small = word.toLowerCase();
  return (
    cv.prose.filter((prose) => wordsOf(prose).some((other) => other.word.toLowerCase() === small)).length > 1
  );
}

/** Words that no dictionary has and that are no slip of any word. */
function rareWords(cv: Cv, spelling: Spelling, own: ReadonlySet<string>): number {
  const words = cv.prose.flatMap((prose) =>
    wordsOf(prose).flatMap(({ word }) => {
      const small = word.toLowerCase();
      const isRare =
        !own.has(small) && !spelling.isKnown(small) && !spelling.mayBeSlip(small, prose.language);
      return isRare ? [small] : [];
    }),
  );
  return new Set(words).size;
}

/** How many more words may be slips: beside some that surely are, a word that only may be one mostly is. */
export function doubtfulWords(cv: Cv, spelling: Spelling): number {
  const own = ownNames(cv);
  const words = new Set(
    cv.prose.flatMap((prose) =>
      wordsOf(prose).flatMap(({ word }) => {
        const small = word.toLowerCase();
        const doubtful = !own.has(small) && spelling.meant(small, prose.language) === undefined;
        return doubtful && spelling.mayBeSlip(small, prose.language) ? [small] : [];
      }),
    ),
  );
  return words.size;
}

/** How many words of the prose were looked at. */
export function proseWords(cv: Cv): number {
  return cv.prose.reduce((sum, prose) => sum + wordsOf(prose).length, 0);
}

function wordsOf({ text, place }: Prose): { word: string; place: Place }[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const name = /^\p{Lu}/u.test(word) && (index > 0 || /^\p{Lu}{2}/u.test(word));
    const opensSentence = /^\p{Lu}\p{Ll}+$/u.test(word) && /(?:^|[.!?]\s+)$/.test(text.slice(0, index));
    if (name && !opensSentence) return [];
    return [{ word, place: { ...place, text: clip(around(text, index, word.length)) } }];
  });
}

function around(text: string, at: number, length: number): string {
  const from = Math.max(0, text.lastIndexOf(' ', Math.max(0, at - 18)) + 1);
  const to = text.indexOf(' ', at + length + 18);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to === -1 ? undefined : to)}${to === -1 ? '' : ' …'}`;
}

function ownNames({ result, text }: Cv): Set<string> {
  const names = [
    result.name?.raw,
    result.headline,
    result.location?.rawInput,
    ...result.workExperience.flatMap((work) => [work.jobTitle, work.organization, work.location?.rawInput]),
    ...result.education.flatMap((school) => [
      school.organization,
      school.accreditation?.inputStr,
      school.location?.formatted,
    ]),
    ...result.skills.map((skill) => skill.name),
    ...result.certifications,
    ...result.languages,
  ];
  // A word that is also printed as a name somewhere is one.
  const printed = text.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}/gu) ?? [];
  return new Set([...names, ...printed].flatMap((name) => name?.toLowerCase().match(/\p{L}+/gu) ?? []));
}
