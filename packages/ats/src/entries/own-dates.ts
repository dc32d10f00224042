import { findDates } from '../dates/find-dates.ts';
import type { Line } from '../layout/line.ts';
import { isMostlyDate } from '../layout/mostly-date.ts';
import { schoolScore, startsWithLevel } from '../lexicon/education-words.ts';
import { ordinalLength } from '../text/normalise.ts';
import { rememberedFor } from '../text/remembered.ts';
import { isSentence, wordCount } from './sentences.ts';

/** `• Juara lomba tahun 2020`, `• Anggota tim tanggap darurat sejak 2023`: one date at the end of a statement, not a period. */
export function onlyMentionsYear(line: Line): boolean {
  if (line.cells.length > 1) return false;
  const spans = findDates(line.text);
  if (spans.length !== 1 || wordCount(line.text) <= 3) return false;
  const [span] = spans;
  if (OFFICE.test(line.text)) return true;
  const before = line.text.slice(0, span!.from);
  return span!.single || (SINCE_AFTER_WORDS.test(before) && wordCount(before) > 3);
}

/** `• Menjadi Ketua OSIS - 2019/2020` below a school: an office held there. */
const OFFICE = /^\P{L}*(?:menjadi|menjabat|became|served as)\s/iu;
const SINCE_AFTER_WORDS = /\p{Ll}\s+(?:sejak|since)\s+(?:\p{Ll}+\s+)?$/u;

/** A period, or a date in a cell of its own or at an edge of a short line. */
export const hasOwnDate: (line: Line) => boolean = rememberedFor(({ cells }) =>
  cells.some((cell) => {
    if (isMostlyDate(cell.text)) return true;
    const spans = findDates(cell.text);
    if (spans.length === 0) return false;
    if (spans.some((span) => !span.single && !isInsideSentence(cell.text, span.from))) return true;
    if (spans.some((span) => span.single && isAtEdge(cell.text, span.from, span.to))) return true;
    if (spans[0]!.from === 0 && /^\s*:\s/.test(cell.text.slice(spans[0]!.to))) return true;
    if (GRADUATED.test(cell.text) && (!isSentence(cell.text) || namesSchoolLeft(cell.text)))
      return spans.length === 1;
    if (PASSED.test(cell.text) && startsWithLevel(cell.text.slice(cell.bullet))) return spans.length === 1;
    // `Lulus 2015 · IPK 3,52`
    const parts = cell.text.split(/\s[·|•]\s/);
    return parts.length > 1 && parts.some(isMostlyDate);
  }),
);

/** `Head nurse geriatrics   Since 09/2020`: no sentence, however many of its words are small. */
export function isRowWithDate(line: Line): boolean {
  return line.cells.length > 1 && line.cells.some(({ text }) => isMostlyDate(text));
}

/** `SMK Negeri 2, lulus tahun 2012 (IPK 3,27)` */
const GRADUATED = /[,;(–—-]\s*(?:lulus|tamat|graduated)(?: tahun| pada| in)? (?:19|20)\d\d\b/i;

/** `b. SMA Negeri 2, IPA, lulus tahun 2012`: however much it reads like a sentence. */
export function namesSchoolLeft(text: string): boolean {
  return GRADUATED.test(text) && schoolScore(text.slice(ordinalLength(text)).split(/,\s/)[0]!) >= 3;
}

/** `HSC from Arunika School in 2011 with 91%` */
const PASSED = /\b(?:in|during|tahun) (?:the year )?(?:19|20)\d\d (?:with|securing|dengan) \S*\d/i;

function isInsideSentence(text: string, from: number): boolean {
  return wordCount(text) > 12 && from > 0 && /\p{Ll}+\s+\p{Ll}+\s+\p{Ll}+/u.test(text);
}

function isAtEdge(text: string, from: number, to: number): boolean {
  if (wordCount(text) > 14 || isSentence(text)) return false;
  const before = text.slice(0, from);
  // `… during the Grand` over `Prix of 2019.`: a sentence ends.
  if (/\p{L}\s+(?:of|for|during|until)\s+$/u.test(before) && /^\.\s*$/.test(text.slice(to))) return false;
  return /^[\s)\].|,]*$/.test(text.slice(to)) && /(?:^|[(|,·–—:-])\s*$|\s$/.test(before);
}
