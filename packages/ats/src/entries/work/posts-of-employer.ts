import { isDuration } from '../../dates/duration.ts';
import { type DateSpan, compareDates } from '../../dates/find-dates.ts';
import { postScore } from '../../lexicon/score-text.ts';
import { joinPieces } from '../../text/piece.ts';
import type { HeaderPiece } from '../header-pieces.ts';
import { isTableRow } from '../split-entries.ts';
import type { Facts, WorkEntry } from './work-entry.ts';

/**
 * `NORTHFIELD SUPPLY 2016 – Present`, below it `Vice President, Midwest (2020 – Present)` and `Regional Manager (2016 – 2020)`: posts within
 * the period of a line that names but one thing and tells nothing are posts there, and a comma in them parts no employer.
 */
export function underEmployers(all: Facts[]): Facts[] {
  const result = [...all];
  for (const [index, head] of result.entries()) {
    const whole = bestDates(head.dates)?.span;
    const [name, about] = head.pieces;
    if (isOverPosts(head, result[index + 1])) result[index] = { ...head, isEmployer: true };
    if (!whole || whole.single || !name || head.pieces.length > 2 || head.entry.text.length > 0) continue;
    if (isTableRow(head.entry.head[0]!) || postScore(name.text) >= 1) continue;
    const posts = postsWithin(result.slice(index + 1), whole);
    if (posts.length === 0) continue;
    if (about && (about.row === name.row || !fillWhole(posts, whole))) continue;
    result[index] = { ...head, pieces: [name], isEmployer: true };
    result.splice(index + 1, posts.length, ...posts);
  }
  return result;
}

/** `Gojek`, below it `4 tahun 11 bulan` and then dated posts: only an employer is told with how long somebody was there and not when. */
function isOverPosts({ entry, dates, pieces }: Facts, next: Facts | undefined): boolean {
  if (pieces.length !== 1 || dates.length > 0 || entry.text.length > 0 || !next) return false;
  if (next.dates.length === 0 || next.pieces.length !== 1) return false;
  const isLength = entry.head.at(-1)!.cells.every(({ text }) => isDuration(text));
  return isLength || isFurtherIn(pieces[0]!, next.pieces[0]!);
}

const INDENT = 6;

/** `Arunika Group` over its town and over `Analyst   2020 – 2022`, which begins a little further in. */
function isFurtherIn(name: HeaderPiece, post: HeaderPiece): boolean {
  const [left, right] = [name.items[0], post.items[0]];
  return (
    left !== undefined &&
    right !== undefined &&
    right.x > left.x + INDENT &&
    right.x < left.x + 4 * INDENT &&
    postScore(name.text) < 1
  );
}

/** Several posts of which the first begins and the last ends with the whole: what stands below the employer's name is about it, and no post. */
function fillWhole(posts: readonly Facts[], whole: DateSpan): boolean {
  const spans = posts.map((facts) => bestDates(facts.dates)!.span);
  const begins = spans.some(({ start }) => start && whole.start && compareDates(start, whole.start) === 0);
  const ends = spans.some(({ end, current }) =>
    whole.end ? end && compareDates(end, whole.end) === 0 : current,
  );
  return posts.length > 1 && begins && ends;
}

function postsWithin(below: readonly Facts[], whole: DateSpan): Facts[] {
  const end = below.findIndex((facts) => {
    const own = bestDates(facts.dates)?.span;
    const [post, ...others] = facts.pieces;
    if (!own || !post || !holds(whole, own) || postScore(post.text) < 1.5) return true;
    return others.length > 1 || others.some(({ row, joint }) => row !== post.row || joint !== ',');
  });
  return below.slice(0, end === -1 ? below.length : end).map((facts) => {
    const [post, part] = facts.pieces;
    return part ? { ...facts, pieces: [{ ...post!, ...joinPieces([post!, part], ', ') }] } : facts;
  });
}

/** An employer over several posts, each of which bears its name: `PT Nusa Data`, `4 tahun 3 bulan` or the years of them all. */
export function isGroupHead(entry: WorkEntry, next: WorkEntry | undefined): boolean {
  if (!entry.organization || entry.jobTitle || entry.description) return false;
  if (next?.organization?.value !== entry.organization.value || !next.jobTitle) return false;
  return !entry.dates || (next.dates !== undefined && holds(entry.dates.value, next.dates.value));
}

function holds(whole: DateSpan, part: DateSpan): boolean {
  if (!whole.start || !part.start || compareDates(part.start, whole.start) < 0) return false;
  if (whole.current || !whole.end) return true;
  return part.end !== undefined && part.end.year <= whole.end.year;
}

/** A job with one date began and ended within it. */
export function inOnePeriod(span: DateSpan): DateSpan {
  return span.single && span.end ? { ...span, start: span.end } : span;
}

export function bestDates(dates: Facts['dates']): Facts['dates'][number] | undefined {
  const ranges = dates.find(({ span }) => !span.single);
  if (ranges) return ranges;
  const [first, second] = dates;
  if (first && second && first.span.end && second.span.end) {
    const [start, end] =
      first.span.end.year <= second.span.end.year
        ? [first.span.end, second.span.end]
        : [second.span.end, first.span.end];
    return { span: { ...first.span, start, end, single: false }, piece: first.piece };
  }
  return first;
}
