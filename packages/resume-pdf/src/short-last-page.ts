import { inflateSync } from 'node:zlib';
import { roomOf } from './height/countables.ts';
import { reckonedHeights } from './height/reckoned-heights.ts';
import type { ResumeView } from './view/view.ts';

/** A last page of which no more is used holds one short section, or the end of one: it looks forgotten. */
const SHORT = 0.135;
/** What is not taken without being asked for: letters stay as they are, and white space stays easy to read in. */
export const MILD = { spacing: 0.85, margin: 0.97 };
export const STRONG = { spacing: 0.8, margin: 0.9 };
/** What they save of the height of the text before the last page, measured over 82 last pages in twelve designs. */
const SAVED_BY_MILD = 0.03;
const SAVED_BY_STRONG = 0.06;
/** From one line to the next, as a multiple of the letters' size. */
const PITCH = 1.4;

/** Of our own files, whose page tree is written plainly. */
export function pageCount(pdf: Uint8Array): number {
  const file = bytesOf(pdf);
  const start = file.indexOf('/Type /Pages');
  return Number(/\/Count (\d+)/.exec(file.toString('latin1', start, file.indexOf('>>', start)))?.[1] ?? 1);
}

/** Of the first page, in points. */
export function pageHeight(pdf: Uint8Array): number {
  const file = bytesOf(pdf);
  const start = file.indexOf('/MediaBox');
  return Number(/\[0 0 [\d.]+ ([\d.]+)\]/.exec(file.toString('latin1', start, start + 60))?.[1]);
}

/**
 * The same with less white, where that is likely to save a last page that holds next to nothing. Where it is reckoned to save one before
 * anything is set, the document is set with less white at once.
 * @param compile makes the PDF of a view; called once more at most, twice where a guess was wrong
 */
export function withoutShortLastPage(
  view: ResumeView,
  compile: (view: ResumeView) => Uint8Array,
): Uint8Array {
  if (view.page.continuous) return compile(view);
  const guess = guessOf(view);
  const guessed = guess && compile(closer(view, guess.limit));
  if (guess && guessed && isNeeded(guess, guessed)) return guessed;
  const pdf = compile(view);
  const pages = pageCount(pdf);
  if (pages < 2) return pdf;
  if (guessed && pageCount(guessed) < pages) return guessed;
  if (usedOfLastPage(pdf) > SHORT) return pdf;
  const lacking = roomLacking(pdf, PITCH * view.size);
  if (lacking > SAVED_BY_STRONG) return pdf;
  const limit = lacking > SAVED_BY_MILD ? STRONG : MILD;
  const { spacing, margin } = closer(view, limit);
  if ((spacing === view.spacing && margin === view.margin) || limit === guess?.limit) return pdf;
  const shorter = compile({ ...view, spacing, margin });
  return pageCount(shorter) < pages ? shorter : pdf;
}

const closer = (view: ResumeView, limit: typeof MILD): ResumeView => ({
  ...view,
  spacing: Math.min(view.spacing, limit.spacing),
  margin: Math.min(view.margin, limit.margin),
});

/** Less white that is reckoned to bring a CV on one page. All but `em` and what surrounds the text are heights of all of it, in points. */
interface Guess {
  limit: typeof MILD;
  /** With the white space of `limit`, with the next that is more, and as chosen. */
  height: number;
  milder: number;
  chosen: number;
  room: number;
  top: number;
  em: number;
}

/** Ems: by so much more than there is room for a page is full, whatever is not quite as reckoned. */
const SURELY = 0.2;

function guessOf(view: ResumeView): Guess | undefined {
  // What less white beside the lines does is not reckoned.
  if (view.margin > STRONG.margin) return undefined;
  const heights = reckonedHeights(view);
  if (!heights) return undefined;
  const { chosen, mild, strong } = heights;
  const { top, room } = roomOf(view);
  const em = view.size;
  if (chosen <= room + SURELY * em || strong > room) return undefined;
  return mild <= room
    ? { limit: MILD, height: mild, milder: chosen, chosen, room, top, em }
    : { limit: STRONG, height: strong, milder: mild, chosen, room, top, em };
}

/** Ems: more is not a line counted wrong, but something that was not reckoned with. */
const MOST_OFF = 4;

/** Whether a page that was set by a guess would have run over with more white: by its real height, and the difference that was reckoned. */
function isNeeded({ height, milder, chosen, room, top, em }: Guess, pdf: Uint8Array): boolean {
  if (pageCount(pdf) > 1) return false;
  const off = usedOfLastPage(pdf) * pageHeight(pdf) - top - height;
  return Math.abs(off) < MOST_OFF * em && milder + off > room && chosen + off > room + SURELY * em;
}

/** From its top edge to its lowest line, the foot apart, as a part of its height; 1 where far more stands on it than would be little. */
export function usedOfLastPage(pdf: Uint8Array): number {
  const file = bytesOf(pdf);
  const pages = contentsOf(file);
  const last = pages.at(-1);
  if (!last || (pages.length > 1 && last.length > MOST_OF_FIRST * pages[0]!.length)) return 1;
  const lines = linesOf(last);
  return lines.length === 0 ? 0 : 1 - Math.min(...lines) / pageHeight(file);
}

/** Of the bytes of a first page: a cheap look, as pages are compressed. */
const MOST_OF_FIRST = 0.5;

/** By how much the lines of the last page are higher than the room that the page before has left, as a part of the height of all text before. */
function roomLacking(pdf: Uint8Array, pitch: number): number {
  const file = bytesOf(pdf);
  const pages = contentsOf(file).map(linesOf);
  const [before, last] = [pages.slice(0, -1), pages.at(-1)!];
  if (pages.some((lines) => lines.length === 0)) return Infinity;
  // Text ends about as far above a page's lower edge as it begins below the first one's upper edge.
  const edge = pageHeight(file) - Math.max(...pages[0]!);
  const room = Math.max(0, Math.min(...before.at(-1)!) - edge);
  const text = before.reduce((sum, lines) => sum + spanOf(lines), 0);
  return (spanOf(last) + pitch - room) / text;
}

const spanOf = (lines: readonly number[]) => Math.max(...lines) - Math.min(...lines);

/** The pages' compressed contents, in order. */
function contentsOf(file: Buffer): Buffer[] {
  const pages: Buffer[] = [];
  for (let at = file.indexOf(CONTENTS); at >= 0; at = file.indexOf(CONTENTS, at + 1)) {
    const object = /^(\d+) 0 R/.exec(file.toString('latin1', at + CONTENTS.length, at + 40))?.[1];
    // They stand behind their page.
    const start = object === undefined ? -1 : file.indexOf(`\n${object} 0 obj`, at);
    const begin = file.indexOf('stream\n', start) + 'stream\n'.length;
    const length = /\/Length (\d+)/.exec(file.toString('latin1', start, begin))?.[1];
    if (start >= 0 && length !== undefined) pages.push(file.subarray(begin, begin + Number(length)));
  }
  return pages;
}

const CONTENTS = '/Contents ';

/** How high each run of text of a page stands, in points from the lower edge; the foot is left out. */
function linesOf(contents: Buffer): number[] {
  const [body = ''] = inflateSync(contents).toString('latin1').split('/Type /Pagination');
  // Each run of text is placed by a matrix of its own.
  return [...body.matchAll(/1 0 0 -1 [\d.-]+ ([\d.-]+) cm\n(?:[^\n]*\n){1,4}BT\n/g)].map(([, y]) =>
    Number(y),
  );
}

const bytesOf = (pdf: Uint8Array) => Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
