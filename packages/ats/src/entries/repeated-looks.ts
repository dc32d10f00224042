import { sameLook } from '../layout/fragment.ts';
import type { Line } from '../layout/line.ts';
import { schoolScore, startsWithLevel } from '../lexicon/education-words.ts';
import { postScore } from '../lexicon/score-text.ts';
import { hasOwnDate } from './own-dates.ts';
import { isSentence, wordCount } from './sentences.ts';
import type { Entry } from './split-entries.ts';

const MOST_WORDS = 9;

/**
 * Entries of a section without any day, by the looks that come again: `• **Admin**` over `SD 1 Punggul`, `• **Kasir**` over `Toko Maju`. The first two lines
 * of each are its facts, what follows tells of it.
 */
export function byRepeatedLooks(lines: readonly Line[]): Entry[] | undefined {
  const [first, second] = lines;
  if (!first || !second || isAlike(second, first) || lines.some(hasOwnDate)) return undefined;
  const starts = lines.flatMap((line, at) => (isAlike(line, first) ? [at] : []));
  if (starts.length < 2) return undefined;
  const blocks = starts.map((start, at) => lines.slice(start, starts[at + 1]));
  const isFact = (line: Line | undefined, like: Line) =>
    line !== undefined &&
    isAlike(line, like) &&
    line.cells.length === 1 &&
    !/[.:;,]$/.test(line.text) &&
    wordCount(line.text) <= MOST_WORDS &&
    !isSentence(line.text);
  if (!blocks.every(([name, fact]) => isFact(name, first) && isFact(fact, second))) return undefined;
  // `• Menata barang` below `**Kasir - Toko Maju**`: a point is a fact only where its words say so.
  if (second.bullet && !first.bullet && !blocks.some(([, fact]) => namesFact(fact!))) return undefined;
  return blocks.map((block) => ({ head: block.slice(0, 2), text: block.slice(2) }));
}

const FEWEST_ROWS = 2;

/**
 * `**Master of Arts**   University of Arunika` in rows that all look alike, without any day: each is a school, where most say so. `School   SMA Arunika`
 * over `Degree   IPA` are labels.
 */
export function bySchoolRows(lines: readonly Line[]): Entry[] | undefined {
  const [first] = lines;
  if (!first || lines.length < FEWEST_ROWS) return undefined;
  const areRows = lines.every((line) => line.cells.length === 2 && !line.bullet && isAlike(line, first));
  if (!areRows || lines.some(hasOwnDate)) return undefined;
  const tells = (text: string) => schoolScore(text) >= 2 || startsWithLevel(text);
  const schools = lines.filter(({ cells: [left, right] }) => {
    const isName = left!.text.includes(' ') && !left!.text.endsWith(':');
    return isName && (tells(left!.text) || tells(right!.text));
  });
  if (schools.length < FEWEST_ROWS || 2 * schools.length <= lines.length) return undefined;
  return lines.map((line) => ({ head: [line], text: [] }));
}

const LEAST_OF_FACT = 1.5;

function namesFact({ cells: [cell] }: Line): boolean {
  return Math.abs(postScore(cell!.text.slice(cell!.bullet).trim())) >= LEAST_OF_FACT;
}

function isAlike(a: Line, b: Line): boolean {
  return sameLook(a, b) && a.bullet === b.bullet && Math.abs(a.textX - b.textX) < 1;
}
