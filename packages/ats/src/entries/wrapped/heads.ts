import { findDates } from '../../dates/find-dates.ts';
import { sameLook, type Fragment } from '../../layout/fragment.ts';
import type { Line } from '../../layout/line.ts';
import { schoolScore, startsWithLevel } from '../../lexicon/education-words.ts';
import { hasOwnDate } from '../own-dates.ts';
import { wordCount } from '../sentences.ts';
import { hasDate } from './beside-dates.ts';

const SAME_EDGE = 2;
const LONGEST_REST = 4;
const FEWEST_ENTRIES = 2;

/** What two lines stand among. */
export interface Around {
  /** All lines of their section as they are printed. */
  section: readonly Line[];
  /** What stands under the lower line. */
  below: Line | undefined;
  /** Where the section's longest line ends. */
  widest: number;
}

/** `2018 - 2020 : Kasir di` */
function opensWithPeriod({ cells: [cell, ...others], bullet }: Line): boolean {
  const [span] = others.length > 0 || bullet ? [] : findDates(cell!.text);
  return span?.from === 0 && !span.single && /^\s*[:–—-]\s/.test(cell!.text.slice(span.to));
}

/** Right below, in the same letters. */
export function isRightBelow(above: Line, line: Line): boolean {
  const isAtEdge = Math.abs(above.x - line.x) < SAME_EDGE;
  return !line.bullet && sameLook(above, line) && isAtEdge && line.gap < 0.5 * line.size;
}

/** Right below, and its first word had no room above. */
function isRest(above: Line, line: Line, widest: number): boolean {
  const [word] = line.cells[0]!.items;
  const room = Math.min(above.columnRight, widest) - above.right;
  return isRightBelow(above, line) && room < word!.width + 0.4 * line.size;
}

/**
 * `2018 - 2020 : Kasir di Toko Buku` over `Arunika`, in a list of which every entry is typed so: a few words below a full line are its rest.
 */
export function wrapsBehindPeriod(above: Line, line: Line, { section, below }: Around): boolean {
  if (!opensWithPeriod(above) || hasOwnDate(line) || wordCount(line.text) > LONGEST_REST) return false;
  if (below && !opensWithPeriod(below)) return false;
  const entries = section.filter(opensWithPeriod);
  const widest = Math.max(...entries.map(({ right }) => right));
  return entries.length >= FEWEST_ENTRIES && section[0] === entries[0] && isRest(above, line, widest);
}

/**
 * `Exchange Semester, International` over `Business`, larger than what stands below: a head goes on where another one in its letters is whole in
 * one line.
 */
export function wrapsLikeHead(above: Line, line: Line, { section, below, widest }: Around): boolean {
  if (above.cells.length > 1 || above.bullet || hasOwnDate(above) || hasOwnDate(line)) return false;
  // A full stop ends a description, and no name.
  if (!below || below.page !== line.page || below.size > line.size - 0.4 || line.text.endsWith('.'))
    return false;
  if (!isRest(above, line, widest)) return false;
  return section.some(
    (head, index) =>
      sameLook(head, line) &&
      head.cells.length === 1 &&
      [section[index - 1], section[index + 1]].every((other) => !other || !sameLook(other, head)),
  );
}

/** Share of the room beside its date that a head fills at least before it is broken: good setters balance the lines. */
const FILLED = 0.65;
const LONGEST_REST_OF_HEAD = 8;
const ASKS_FOR_MORE = /(?:[,&(/–-]|\s(?:dan|and|of|di|untuk|for|the|serta|atau|or|in|at|pada))$/iu;

/**
 * `**Staf Gudang merangkap Koordinator Wilayah**   2019 – 2021` over `**Jawa Tengah**` and plain letters below: a head that goes on under
 * its date, where the section's shorter heads are whole in one line, or words tell that it goes on.
 */
export function wrapsLikeDatedHead(above: Line, line: Line, { section, below }: Around): boolean {
  const title = titleBesideDate(above);
  if (!title || !below || below.page !== line.page || hasOwnDate(line) || line.bullet) return false;
  const rest = line.cells[0]!;
  if (!isFilled(above) || !sameLook(title, rest) || Math.abs(title.x - rest.x) > SAME_EDGE) return false;
  if (line.gap > 0.5 * line.size || sameLook(rest, below.cells[0]!)) return false;
  if (wordCount(rest.text) > LONGEST_REST_OF_HEAD || rest.text.endsWith('.')) return false;
  if (ASKS_FOR_MORE.test(title.text) || /^\p{Ll}/u.test(rest.text)) return true;
  if (schoolScore(title.text) >= SCHOOL && startsWithLevel(below.text)) return !startsWithLevel(rest.text);
  return shortHeadsAreWhole(section, title);
}

const SCHOOL = 3;

function titleBesideDate({ cells: [title, date, ...others], bullet }: Line): Fragment | undefined {
  if (!title || !date || others.length > 0 || title.label || bullet || !hasDate(date)) return undefined;
  return title;
}

function isFilled({ cells: [title, date] }: Line): boolean {
  return title!.right - title!.x >= FILLED * (date!.x - title!.x);
}

/** Some heads leave room beside their date, and no line below one of them looks like it. */
function shortHeadsAreWhole(section: readonly Line[], head: Fragment): boolean {
  const short = section.flatMap((line, index) => {
    const title = titleBesideDate(line);
    const next = section[index + 1];
    return title && next && sameLook(title, head) && !isFilled(line) ? [{ title, next }] : [];
  });
  return short.length > 0 && short.every(({ title, next }) => !sameLook(title, next.cells[0]!));
}
