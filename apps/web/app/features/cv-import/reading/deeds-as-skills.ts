import type { Section } from './section-parts.ts';
import { BULLET } from './split-lines.ts';

const FEWEST_COMPETENCES = 2;
const FEWEST_WORDS = 4;

const bare = (line: string) => line.replace(BULLET, '').trim();
const wordsIn = (line: string) => bare(line).split(/\s+/).length;

/** Points are told by their signs; a sentence without one has more words, the first of them in its first line. */
const FEWEST_WORDS_OF_SENTENCE = 5;
const MOST_LINES = 3;

/** `Menjadwalkan 28 karyawan di` over `dua cabang.`: the lines of the sentence that begins here, none where there is no sentence. */
function sentenceAt(lines: readonly string[], at: number): string[] {
  const length = lines.slice(at, at + MOST_LINES).findIndex((line) => line.endsWith('.')) + 1;
  const own = lines.slice(at, at + length);
  const [first, ...rest] = own;
  if (first === undefined || rest.some((line) => BULLET.test(line))) return [];
  const fewest = BULLET.test(first) ? FEWEST_WORDS : FEWEST_WORDS_OF_SENTENCE;
  const isSentence = wordsIn(first) >= FEWEST_WORDS && wordsIn(own.join(' ')) >= fewest;
  return isSentence && /^\p{Lu}.*\s\p{Ll}/su.test(bare(first)) ? own : [];
}

/** A competence's name over what was done, in one sentence or several, as they were printed. */
function competencesIn(lines: readonly string[]): number[] {
  return lines.flatMap((line, at) => {
    const isName = !BULLET.test(line) && !line.endsWith('.') && wordsIn(line) <= FEWEST_WORDS;
    return isName && sentenceAt(lines, at + 1).length > 0 ? [at] : [];
  });
}

/**
 * A section of a functional CV: names of competences, each over points or sentences that say what was done. The reader takes all of them for
 * skills.
 */
export function holdsDeeds({ sectionType, heading, lines }: Section): boolean {
  if (sectionType !== 'Skills/Interests/Languages' || heading === '') return false;
  return competencesIn(lines).length >= FEWEST_COMPETENCES;
}

/** The lines of such a section, each sentence in one. */
export function deedLines(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (let at = 0; at < lines.length;) {
    const sentence = sentenceAt(lines, at);
    whole.push(sentence.length > 0 ? sentence.join(' ') : lines[at]!);
    at += Math.max(1, sentence.length);
  }
  return whole;
}

const nameOf = (line: string) => bare(line).replace(/[.:]$/, '');

/** Tells of the name of a skill that it is a line of such a section. */
export function deedsIn(sections: readonly Section[]): (name: string) => boolean {
  const names = new Set(sections.filter(holdsDeeds).flatMap(({ lines }) => lines.map(nameOf)));
  return (name) => names.has(nameOf(name));
}
