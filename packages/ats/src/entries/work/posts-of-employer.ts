import { isDuration } from '../../dates/duration.ts';
import { type DateSpan, compareDates } from '../../dates/find-dates.ts';
import { schoolScore } from '../../lexicon/education-words.ts';
import { postScore } from '../../lexicon/score-text.ts';
import { joinPieces } from '../../text/piece.ts';
import type { HeaderPiece } from '../header-pieces.ts';
import { isTableRow } from '../split-entries.ts';
import { styleOf } from './slots.ts';
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

/**
 * `Analyst, Soil Group` in the looks and at the edge of the post above, which stands in a line below its employer: another post there, and
 * the comma parts no employer.
 */
export function furtherPosts(all: readonly Facts[]): Facts[] {
  let above: Facts | undefined;
  return all.map((facts) => {
    const [post, part, ...others] = facts.pieces;
    if (above && post && part && others.length === 0 && part.joint === ',' && isPostBelow(post, part, above))
      return withPart(facts);
    above = facts;
    return facts;
  });
}

function isPostBelow(post: HeaderPiece, part: HeaderPiece, { pieces, entry, locations }: Facts): boolean {
  const [employer, first, ...others] = pieces.filter((piece) => !locations.includes(piece));
  const [left, right] = [first?.items[0], post.items[0]];
  if (!employer || !first || !left || !right || others.length > 0 || isTableRow(entry.head[0]!)) return false;
  return (
    part.row === post.row &&
    first.row === employer.row + 1 &&
    styleOf(first) === styleOf(post) &&
    styleOf(employer) !== styleOf(post) &&
    Math.abs(left.x - right.x) < 1 &&
    postScore(first.text.split(',')[0]!) >= 1 &&
    postScore(employer.text) < 1 &&
    postScore(post.text) >= SURE_POST &&
    isPartOf(employer.text, part.text)
  );
}

/** A laboratory reads like an employer, and belongs to the university it stands below. */
function isPartOf(employer: string, part: string): boolean {
  const isSchools = schoolScore(employer) >= 3 && schoolScore(part) < 3;
  return postScore(part) > (isSchools ? -3 : -2);
}

function withPart(facts: Facts): Facts {
  const [post, part] = facts.pieces;
  return part ? { ...facts, pieces: [{ ...post!, ...joinPieces([post!, part], ', ') }] } : facts;
}

const SURE_POST = 1.5;

/** `Gojek`, below it `4 tahun 11 bulan` and then dated posts: only an employer is printed with how long somebody was there and not when. */
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
    if (!own || !post || !holds(whole, own) || postScore(post.text) < SURE_POST) return true;
    return others.length > 1 || others.some(({ row, joint }) => row !== post.row || joint !== ',');
  });
  return below.slice(0, end === -1 ? below.length : end).map(withPart);
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
