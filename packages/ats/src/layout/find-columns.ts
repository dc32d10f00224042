import { headingText, type HeadingStyles } from '../classify/heading-style.ts';
import { headingWeights } from '../classify/heading-words.ts';
import { headingWordsOf, readHeading } from '../classify/read-heading.ts';
import { ANNOUNCING_PATTERN, isPresent, MONTH_PATTERN } from '../dates/calendar-words.ts';
import { findDates } from '../dates/find-dates.ts';
import { isDuration, withoutDurations } from '../dates/duration.ts';
import { languageAtStart } from '../lexicon/language-words.ts';
import { postScore } from '../lexicon/score-text.ts';
import { isPlace } from '../places/find-place.ts';
import { ordinalLength } from '../text/normalise.ts';
import { tableRole } from './table-role.ts';
import { sameFont, type Fragment } from './fragment.ts';
import { isAddress } from './make-fragments.ts';
import { partBands } from './bands.ts';
import { remembered } from '../text/remembered.ts';

/** Fragments that are read from top to bottom before anything beside them. */
export interface Block {
  page: number;
  fragments: Fragment[];
  /** Where its text may stand, up to the next column or the margin. */
  left: number;
  right: number;
  /** Undefined for what spans the page. */
  side?: 'left' | 'right';
  /** One of several cards side by side, as wide as its own lines. */
  isCard?: boolean;
  /** Read right after the block before it, wherever its lines begin. */
  goesOn?: boolean;
}

interface Edges {
  left: number;
  right: number;
  side?: 'left' | 'right';
}

interface Cut {
  x: number;
  gutterLeft: number;
  gutterRight: number;
  top: number;
  bottom: number;
  left: Fragment[];
  right: Fragment[];
  score: number;
}

/** Where earlier pages were cut: between columns, and behind margins of labels. */
export interface Gutters {
  columns: number[];
  labels: number[];
}

type Verdict = 'columns' | 'labels' | 'rows';

const MIN_GUTTER = 6;
/** A margin whose lines all end at one edge may stand nearer. */
const MIN_NARROW_GUTTER = 3;
/** Lines that begin at one edge without being centred by chance. */
const MIN_FLUSH = 4;
const MAX_DEPTH = 4;
const MAX_CANDIDATES = 6;
const MAX_COMPARED = 24;
/** What is usually left white between two columns. */
const GUTTER = 14;
/** How much the height of the whole stretch counts beside the height at which both sides have text. */
const RUN_SHARE = 0.25;
const SAME_GUTTER = 15;
const SAME_EDGE = 2;
const TALL_SHARE = 0.35;
/** From this share of common base lines on, two sides are one table. */
const ROWS_SHARE = 0.6;

/**
 * Cuts one page into blocks, in reading order. Margins of labels or dates stay with the rows that they belong to.
 * @param gutters where earlier pages were cut; this page's cuts are added
 */
export function findColumns(
  fragments: readonly Fragment[],
  index: number,
  page: { width: number; height: number },
  styles: HeadingStyles,
  gutters: Gutters,
): Block[] {
  const whole = {
    left: Math.min(...fragments.map((each) => each.x)),
    right: Math.max(...fragments.map((each) => each.right)),
  };
  return cut([...fragments], whole, 0).filter((block) => block.fragments.length > 0);

  function cut(region: Fragment[], edges: Edges, depth: number): Block[] {
    const rest = depth === 0 ? restOfColumns(region, gutters.columns) : undefined;
    if (rest)
      return [
        { page: index, fragments: rest.left, ...edges, side: 'left', right: rest.x },
        { page: index, fragments: rest.right, ...edges, side: 'right', left: rest.x },
      ];
    if (region.length < 3 || depth >= MAX_DEPTH) return [{ page: index, fragments: region, ...edges }];
    const bands = depth === 0 ? partBands(region, styles) : undefined;
    if (bands) return bands.flatMap((band) => cut(band, edges, depth + 1));
    const cuts = outermostFirst(bestCuts(region, isAcross), styles);
    for (const found of cuts.slice(0, MAX_CANDIDATES)) {
      if (cutsTable(found, region) || cutsBeforeEnds(found, cuts, styles)) continue;
      const cards = cardsBeside(
        region.filter((each) => middle(each) >= found.top),
        styles,
        region,
      );
      if (cards) {
        const inside = new Set(cards.flat());
        const top = Math.min(...[...inside].map(middle));
        const outside = region.filter((each) => !inside.has(each));
        return [
          ...cut(
            outside.filter((each) => middle(each) < top),
            edges,
            depth + 1,
          ),
          ...cards.map((card) => ({
            ...blockOfCard(card, index, edges.left),
            ...(edges.side && { side: edges.side }),
            goesOn: outside.some((each) => middle(each) < top),
          })),
          ...cut(
            outside.filter((each) => middle(each) >= top),
            edges,
            depth + 1,
          ),
        ];
      }
      if (isZigzag(found)) {
        const inside = new Set([...found.left, ...found.right]);
        const outside = region.filter((each) => !inside.has(each));
        return [
          ...cut(
            outside.filter((each) => middle(each) < found.top),
            edges,
            depth + 1,
          ),
          { page: index, fragments: underEachOther(found), ...edges },
          ...cut(
            outside.filter((each) => middle(each) >= found.top),
            edges,
            depth + 1,
          ),
        ];
      }
      const below = withoutDatesAbove(found, styles);
      if (!below) continue;
      const facts = [tallest(found, cuts), below].find((each) => stackedEntries(each, styles));
      const entries = facts && stackedEntries(facts, styles);
      if (entries) {
        const inside = new Set([...facts.left, ...facts.right]);
        const isAbove = (each: Fragment) => middle(each) < (facts.top + facts.bottom) / 2;
        const outside = region.filter((each) => !inside.has(each));
        return [
          ...cut(outside.filter(isAbove), edges, depth + 1),
          ...entries.map((part, at) => ({
            page: index,
            fragments: part,
            ...edges,
            ...(part.every((each) => facts.left.includes(each)) && { right: facts.gutterRight - GUTTER }),
            goesOn: at > 0,
          })),
          ...cut(
            outside.filter((each) => !isAbove(each)),
            edges,
            depth + 1,
          ),
        ];
      }
      const labelled = besideRows(below, styles) ?? headingRail(below, styles);
      const first = labelled ?? below;
      const verdict =
        labelled || isKnownMargin(below)
          ? 'labels'
          : judge(below, styles, isTall(below), isKnownGutter(below));
      if (verdict === 'rows') continue;
      const candidate =
        verdict === 'columns'
          ? belowText(
              aboveFoot(
                belowHead(withLongLines(withDates(first, cuts, styles, isTall), cuts, styles), styles),
                region,
                styles,
              ),
              region,
              styles,
            )
          : withoutTornFields(withTouchingPeriods(first, region), region);
      if (cutsTable(candidate, region)) continue;
      const inside = new Set([...candidate.left, ...candidate.right]);
      const centre = (candidate.top + candidate.bottom) / 2;
      const above = region.filter((each) => !inside.has(each) && middle(each) < centre);
      const under = region.filter((each) => !inside.has(each) && middle(each) >= centre);
      if (verdict === 'labels') {
        gutters.labels.push(candidate.gutterRight);
        const rows = labelRows(candidate);
        return [
          ...cut(above, edges, depth + 1),
          { page: index, fragments: rows, ...edges },
          ...cut(under, edges, depth + 1),
        ];
      }
      gutters.columns.push(candidate.x);
      return [
        ...cut(above, edges, depth + 1),
        ...cut(
          candidate.left,
          { side: 'left', ...edges, right: Math.max(candidate.gutterLeft, candidate.gutterRight - GUTTER) },
          depth + 1,
        ),
        ...cut(candidate.right, { side: 'right', ...edges, left: candidate.gutterRight }, depth + 1),
        ...cut(under, edges, depth + 1),
      ];
    }
    return [{ page: index, fragments: region, ...edges }];
  }

  /** A heading alone on its row and in the page's middle spans what is below it, however short it is. */
  function isAcross(fragment: Fragment, region: readonly Fragment[]): boolean {
    if (!styles.isHeading(fragment)) return false;
    const beside = region.some(
      (each) => each !== fragment && each.bottom >= fragment.y + 1 && each.y <= fragment.bottom - 1,
    );
    if (beside) return false;
    const centred = Math.abs(fragment.x + fragment.right - page.width) < 6 && !isFlush(fragment, region);
    return centred || opensRows(fragment, region, styles);
  }

  /** The margin of an earlier page goes on at the same place, with most labels beside a row. */
  function isKnownMargin({ left, right, gutterRight }: Cut): boolean {
    if (!gutters.labels.some((x) => Math.abs(x - gutterRight) < SAME_EDGE)) return false;
    return index > 0 && isNarrow(left, right) && alignedShare(stackCells(left, right), right) >= ROWS_SHARE;
  }

  /** The columns of an earlier page go on. */
  function isKnownGutter({ x }: Cut): boolean {
    return index > 0 && gutters.columns.some((known) => Math.abs(known - x) < SAME_GUTTER);
  }

  function isTall(candidate: Cut): boolean {
    if (gutters.columns.some((x) => Math.abs(x - candidate.x) < SAME_GUTTER)) return true;
    return candidate.bottom - candidate.top > TALL_SHARE * page.height;
  }
}

/** On the page where the columns of an earlier one end, a single line may be left of one of them. */
function restOfColumns(region: readonly Fragment[], known: readonly number[]) {
  for (const x of known) {
    const left = region.filter((each) => each.right <= x + 1);
    const right = region.filter((each) => each.x >= x - 1);
    const [few, many] = left.length < right.length ? [left, right] : [right, left];
    const isParted = left.length + right.length === region.length && few.length === 1 && many.length > 1;
    if (isParted && !isMostlyDate(few[0]!.text)) return { x, left, right };
  }
  return undefined;
}

const MOST_CARDS = 4;
const CARD_INDENT = 30;
const FEWEST_IN_CARD = 3;

/**
 * Cards side by side, each a title in bold over a period and a text: their lines are in the same looks, one after the other, and may stand on
 * different heights. Row by row, each from top to bottom.
 */
function cardsBeside(
  run: readonly Fragment[],
  styles: HeadingStyles,
  region: readonly Fragment[],
): Fragment[][] | undefined {
  const sorted = run.toSorted((a, b) => a.baseline - b.baseline || a.x - b.x);
  const tops = sorted.filter(({ bold, text }) => bold && !isMostlyDate(text));
  for (const top of tops) {
    const row = sorted.filter((each) => Math.abs(each.baseline - top.baseline) < 1);
    if (row.length < 2 || row.length > MOST_CARDS || row.some((each) => lookOf(each) !== lookOf(top)))
      continue;
    if (haveOwnHeadings(row, styles, region)) return undefined;
    if (row.every((each) => standsUnderPeriod(each, sorted))) continue;
    const cards = cardsBelow(
      row.map(({ x }) => x),
      sorted.filter((each) => each.baseline > top.baseline - 1),
      styles,
    );
    return cards?.every((card) => lookOf(card[0]!) === lookOf(top)) ? cards : undefined;
  }
  return undefined;
}

/** `Experience` over the first and `Education` over the second: columns of two sections. */
function haveOwnHeadings(
  row: readonly Fragment[],
  styles: HeadingStyles,
  region: readonly Fragment[],
): boolean {
  return row
    .slice(1)
    .some((title) =>
      region.some(
        (each) =>
          each.baseline < title.baseline && Math.abs(each.x - title.x) < SAME_EDGE && styles.isHeading(each),
      ),
    );
}

/** A title right below a period that begins where it does: timelines side by side, whose periods stand over their titles. */
function standsUnderPeriod(title: Fragment, run: readonly Fragment[]): boolean {
  const above = run.findLast(
    (each) => Math.abs(each.x - title.x) < SAME_EDGE && each.baseline < title.baseline - 1,
  );
  if (!above || title.y - above.bottom > title.size) return false;
  return isMostlyDate(above.text) || (lookOf(above) === lookOf(title) && standsUnderPeriod(above, run));
}

function cardsBelow(
  edges: readonly number[],
  below: readonly Fragment[],
  styles: HeadingStyles,
): Fragment[][] | undefined {
  const columnOf = ({ x }: Fragment) => edges.findLastIndex((edge) => x > edge - SAME_EDGE);
  const fits = (each: Fragment) => {
    const at = columnOf(each);
    return (
      at >= 0 && each.x < edges[at]! + CARD_INDENT && each.right < (edges[at + 1] ?? Infinity) - SAME_EDGE
    );
  };
  const end = below.find((each) => !fits(each) || styles.isHeading(each))?.baseline ?? Infinity;
  const own = below.filter((each) => each.baseline < end - 1);
  const cards = edges.map((_, at) => own.filter((each) => columnOf(each) === at));
  const [looks, ...others] = cards.map(looksOf);
  if (!looks || looks.length < 2 || others.some((other) => other.join() !== looks.join())) return undefined;
  return cards.every((card) => card.length >= FEWEST_IN_CARD && card.some(saysWhen))
    ? rowByRow(cards.flatMap(underEach))
    : undefined;
}

/** Cards under each other in one column: each begins where the look of the first title comes again. */
function underEach(column: Fragment[]): Fragment[][] {
  const title = lookOf(column[0]!);
  const cards: Fragment[][] = [];
  for (const [index, each] of column.entries()) {
    const opens = lookOf(each) === title && (index === 0 || lookOf(column[index - 1]!) !== title);
    if (opens) cards.push([each]);
    else cards.at(-1)!.push(each);
  }
  return cards.every((card) => card.some(saysWhen)) ? cards : [column];
}

/** `2016 – 2020`, and `2016 – 2020 · IPK 3,70`. */
function saysWhen({ text }: Fragment): boolean {
  return isMostlyDate(text) || findDates(text).some((span) => span.from === 0 && !span.single);
}

function rowByRow(cards: Fragment[][]): Fragment[][] {
  return cards.toSorted(([a], [b]) =>
    Math.abs(a!.baseline - b!.baseline) < 1 ? a!.x - b!.x : a!.baseline - b!.baseline,
  );
}

/** The looks of a card's lines from top to bottom, each once: a title may go on below the period beside it. */
function looksOf(card: readonly Fragment[]): string[] {
  return [...new Set(card.map(lookOf))];
}

function lookOf({ size, bold, italic, colour }: Fragment): string {
  return `${size.toFixed(1)} ${bold} ${italic} ${colour}`;
}

function blockOfCard(card: Fragment[], page: number, left: number): Block {
  const from = Math.min(...card.map(({ x }) => x));
  const by = left - from;
  const fragments = card.map((each) => ({ ...each, x: each.x + by, right: each.right + by }));
  return { page, fragments, left, right: Math.max(...fragments.map(({ right }) => right)), isCard: true };
}

const FEWEST_TURNS = 2;
const FEWEST_IN_TURN = 3;

/** Entries left and right of a line by turns, nothing beside any of them, each opened by the same look: a timeline, and no columns. */
function isZigzag({ left, right }: Cut): boolean {
  const onRight = new Set(right);
  const sorted = [...left, ...right].sort((a, b) => a.y - b.y);
  const turns: Fragment[][] = [];
  let bottom = -Infinity;
  for (const each of sorted) {
    const turn = turns.at(-1);
    if (turn && onRight.has(turn[0]!) === onRight.has(each)) turn.push(each);
    else if (each.y < bottom - 1) return false;
    else turns.push([each]);
    bottom = Math.max(bottom, each.bottom);
  }
  const [first] = turns;
  return (
    turns.length > FEWEST_TURNS &&
    turns.every((turn) => turn.length >= FEWEST_IN_TURN && sameFont(turn[0]!, first![0]!))
  );
}

function underEachOther({ left, right }: Cut): Fragment[] {
  const edge = Math.min(...left.map(({ x }) => x));
  const by = edge - Math.min(...right.map(({ x }) => x));
  const begun = isSetRight(left) ? left.map((each) => movedBy(edge - each.x, each)) : left;
  return [...begun, ...right.map((each) => movedBy(by, each))];
}

function movedBy(by: number, fragment: Fragment): Fragment {
  return { ...fragment, x: fragment.x + by, right: fragment.right + by };
}

/** Lines that end at one edge and begin anywhere, as on the left of a timeline's axis. */
function isSetRight(column: readonly Fragment[]): boolean {
  const end = Math.max(...column.map(({ right }) => right));
  const rows = new Set(column.map(({ baseline }) => Math.round(baseline)));
  return rows.size === column.length && column.every(({ right }) => end - right < SAME_EDGE);
}

/** Cells of one row of a table have one base line. */
function cutsTable({ left, right }: Cut, region: readonly Fragment[]): boolean {
  const cells = region.filter((each) => each.role);
  if (cells.length === 0) return false;
  const rows = Map.groupBy(cells, (cell) => cell.baseline);
  const sideOf = (cell: Fragment) => (left.includes(cell) ? 'left' : right.includes(cell) ? 'right' : 'none');
  return [...rows.values()].some((row) => new Set(row.map(sideOf)).size > 1);
}

/**
 * Where headings stand in one row, `Native` flush with the right end of the left one's column belongs to it: another cut lies right before the
 * right one.
 */
function cutsBeforeEnds({ left, right }: Cut, all: readonly Cut[], styles: HeadingStyles): boolean {
  const top = right.filter((each) => styles.isHeading(each)).sort((a, b) => a.y - b.y || a.x - b.x)[0];
  if (!top || !left.some((each) => Math.abs(each.baseline - top.baseline) < 1 && styles.isHeading(each)))
    return false;
  // A column that is set flush right begins further left than its heading.
  const ends = right.filter((each) => Math.abs(each.right - top.right) < SAME_EDGE).length;
  if (ends > right.filter((each) => Math.abs(each.x - top.x) < SAME_EDGE).length) return false;
  const between = right.filter((each) => each.right < top.x && each.y > top.bottom);
  return between.length > 0 && all.some(({ gutterRight }) => Math.abs(gutterRight - top.x) < SAME_EDGE);
}

/** It begins where the lines of a column begin, so that it stands in the middle by chance. */
function isFlush(fragment: Fragment, region: readonly Fragment[]): boolean {
  const low = Math.min(...region.map((each) => each.x));
  if (fragment.x < low + 15) return false;
  return region.filter((each) => Math.abs(each.x - fragment.x) < 1).length > MIN_FLUSH;
}

/** Down to the next heading nothing stands in the right half but the dates of the rows at the left. */
function opensRows(heading: Fragment, region: readonly Fragment[], styles: HeadingStyles): boolean {
  const low = Math.min(...region.map((each) => each.x));
  const high = Math.max(...region.map((each) => each.right));
  if (heading.x > low + 0.1 * (high - low)) return false;
  const below = region.filter((each) => each.y > heading.bottom - 1);
  const next = Math.min(...below.filter((each) => styles.isHeading(each)).map((each) => each.y), Infinity);
  const stretch = below.filter((each) => each.bottom < next + 1);
  const right = stretch.filter((each) => each.x > (low + high) / 2);
  // In a side column the rows of the other column do not begin below the heading.
  const rows = stretch.filter((each) => each.x < heading.x + INDENTED_ROW * (high - low));
  return right.length > 0 && dateShare(right) === 1 && alignedShare(right, rows) === 1;
}

const INDENTED_ROW = 0.15;

function middle(fragment: Fragment): number {
  return (fragment.y + fragment.bottom) / 2;
}

const leftOf = ({ x }: Fragment) => x;
const rightOf = ({ right }: Fragment) => right;

function least(fragments: readonly Fragment[], of: (fragment: Fragment) => number): number {
  let value = Infinity;
  for (const each of fragments) value = Math.min(value, of(each));
  return value;
}

function most(fragments: readonly Fragment[], of: (fragment: Fragment) => number): number {
  let value = -Infinity;
  for (const each of fragments) value = Math.max(value, of(each));
  return value;
}

/** The tallest stretches of white that part the region from left to right, best first. */
function bestCuts(
  region: readonly Fragment[],
  isAcross: (fragment: Fragment, region: readonly Fragment[]) => boolean,
): Cut[] {
  const sorted = [...region].sort((a, b) => middle(a) - middle(b));
  const low = Math.min(...region.map((fragment) => fragment.x));
  const high = Math.max(...region.map((fragment) => fragment.right));
  const cuts: Cut[] = [];
  const across = sorted.map((each) => isAcross(each, region));
  // A gutter lies between where some text ends and where some text begins, so only those places are looked at.
  const starts = new Set(region.flatMap((each) => [Math.round(each.x) - 3, Math.round(each.right) + 3]));
  for (const x of starts) {
    if (x < low + 15 || x > high - 15) continue;
    let [from, left, right] = [0, 0, 0];
    for (let at = 0; at <= sorted.length; at += 1) {
      const fragment = sorted[at];
      if (fragment && !across[at] && !(fragment.x < x - 1 && fragment.right > x + 1)) {
        if (fragment.right <= x + 1) left += 1;
        if (fragment.x >= x - 1) right += 1;
        continue;
      }
      const found = left < 2 || right < 2 ? undefined : cutOf(sorted.slice(from, at), x);
      if (found) cuts.push(found);
      [from, left, right] = [at + 1, 0, 0];
    }
  }
  cuts.sort((a, b) => b.score - a.score);
  const distinct: Cut[] = [];
  for (const each of cuts) {
    const known = distinct.some(
      (other) =>
        other.left.length === each.left.length &&
        other.right.length === each.right.length &&
        other.left[0] === each.left[0],
    );
    if (!known) distinct.push(each);
    if (distinct.length === MAX_COMPARED) break;
  }
  return distinct;
}

const FEWEST_MORE = 2;

/**
 * A cut through the whole page goes before one through cards or a timeline within its columns: it has all that the other one parts and more, no less
 * white between its sides, and headings on both. So does one before the same right column past a long line that comes near it.
 */
function outermostFirst(cuts: Cut[], styles: HeadingStyles): Cut[] {
  const [best] = cuts;
  if (!best) return cuts;
  const own = [...best.left, ...best.right];
  const outer = cuts.find((each) => {
    const isSame = Math.abs(each.gutterRight - best.gutterRight) < SAME_EDGE;
    if (!isSame && each.gutterRight - each.gutterLeft < best.gutterRight - best.gutterLeft) return false;
    if (each.left.length + each.right.length < own.length + FEWEST_MORE) return false;
    const [left, right] = [new Set(each.left), new Set(each.right)];
    if (!own.every((one) => left.has(one) || right.has(one))) return false;
    const isHeaded = (side: readonly Fragment[]) =>
      side.some((one) => styles.isHeading(one) && readHeading(headingText(one)) !== undefined);
    return isHeaded(each.left) && isHeaded(each.right);
  });
  return outer && outer !== best ? [outer, ...cuts.filter((each) => each !== outer)] : cuts;
}

function cutOf(run: readonly Fragment[], x: number): Cut | undefined {
  const left = run.filter((fragment) => fragment.right <= x + 1);
  const right = run.filter((fragment) => fragment.x >= x - 1);
  if (left.length < 2 || right.length < 2) return undefined;
  // An address that cannot be broken may run over its column's edge.
  const within = left.filter((each) => !isAddress(each.text));
  const gutterRight = least(right, leftOf);
  const gutterLeft = most(within.length >= 2 ? within : left, rightOf);
  const gutter = gutterRight - gutterLeft;
  const isEdge = gutter >= MIN_NARROW_GUTTER && (endsAtOneEdge(left) || beginsAtOneEdge(right));
  if (gutter < MIN_GUTTER && !isEdge) return undefined;
  const shared =
    Math.min(most(left, middle), most(right, middle)) - Math.max(least(left, middle), least(right, middle));
  if (shared <= 0) return undefined;
  const [top, bottom] = [least(run, middle), most(run, middle)];
  return {
    x,
    gutterLeft,
    gutterRight,
    top,
    bottom,
    left,
    right,
    score:
      (shared + RUN_SHARE * (bottom - top)) *
      Math.min(1.3, 0.45 + gutter / 20) *
      Math.sqrt(Math.min(left.length, right.length)),
  };
}

function endsAtOneEdge(fragments: readonly Fragment[]): boolean {
  const edge = Math.max(...fragments.map((each) => each.right));
  const starts = new Set(fragments.map((each) => Math.round(each.x)));
  return fragments.length >= 3 && starts.size > 1 && fragments.every((each) => edge - each.right < 2);
}

const FEWEST_AT_EDGE = 8;
const MOSTLY_FLUSH = 0.75;

/** Nearly every line begins where the side does: a few long lines of the other side may come near it. */
function beginsAtOneEdge(fragments: readonly Fragment[]): boolean {
  const edge = least(fragments, leftOf);
  const flush = fragments.filter((each) => each.x - edge < 1).length;
  return flush >= FEWEST_AT_EDGE && flush >= MOSTLY_FLUSH * fragments.length;
}

const DISPLAY = 2;

/** Nothing but a name in large letters stands above a column's first heading, and a heading of the other column beside it. */
function isNameBesideHeading(
  above: readonly Fragment[],
  heading: Fragment,
  beside: readonly Fragment[],
  styles: HeadingStyles,
): boolean {
  const bottom = Math.max(...above.map((each) => each.bottom));
  return (
    above.every(({ size, text }) => size > DISPLAY * heading.size && !isMostlyDate(text)) &&
    beside.some((each) => styles.isHeading(each) && each.y < bottom)
  );
}

/** Where only dates at the right margin stand above a column's first heading, the column starts at that heading. */
function withoutDatesAbove(found: Cut, styles: HeadingStyles): Cut | undefined {
  const heading = found.right.filter((each) => styles.isHeading(each)).sort((a, b) => a.y - b.y)[0];
  if (!heading) return found;
  const above = found.right.filter((each) => middle(each) < heading.y);
  if (above.length === 0 || (dateShare(above) < 0.5 && alignedShare(above, found.left) < ROWS_SHARE))
    return found;
  if (isNameBesideHeading(above, heading, found.left, styles)) return found;
  // Dates at the margin end at one edge; a column's lines begin at its heading's.
  const inColumn = share(above, (each) => Math.abs(each.x - heading.x) < 2);
  if (inColumn >= 0.7 && above.length > 1 && dateShare(above) < 0.3) return found;
  const limit = heading.y - heading.size / 2;
  const run = [...found.left, ...found.right].filter((each) => middle(each) > limit);
  return cutOf(run, found.x);
}

/**
 * Are both sides texts of their own, or does one label the rows of the other?
 * A side full of dates or of headings labels; two sides with headings of their own are columns; without headings, rows that don't share
 * their base lines are columns.
 */
function judge(candidate: Cut, styles: HeadingStyles, tall: boolean, isKnown = false): Verdict {
  const { left, right } = candidate;
  if (left.some((each) => each.role) && right.some((each) => each.role)) return 'rows';
  if (standBelow(right, left)) return 'rows';
  if (share(right, (each) => /^\s*[:：]/.test(each.text)) >= 0.5) return 'labels';
  if (endsInColons(left, right)) return 'rows';
  // A short heading that spans the page stands on the left side too, though it belongs to both.
  const leftText = left.filter((each) => !styles.isHeading(each));
  const rightText = right.filter((each) => !styles.isHeading(each));
  const headingsLeft = left.length - leftText.length;
  const headingsRight = right.length - rightText.length;
  if (
    isNarrow(leftText, rightText) &&
    Math.max(dateShare(leftText), dateShare(stackCells(leftText, right))) >=
      (headingsRight > 0 && headingsLeft > 0 ? 0.6 : 0.35)
  )
    return 'labels';
  if (headingsRight === 0 && isNarrow(leftText, rightText) && isFactsMargin(leftText)) return 'labels';
  // Nothing but dates, each beside a row: however wide they are, they are no column.
  if (headingsRight === 0 && dateShare(leftText) === 1 && alignedShare(leftText, right) === 1)
    return 'labels';
  // A signature below all that is at the left stands beside none of it.
  const lowest = most(left, ({ bottom }) => bottom);
  const besideLeft = headingsRight > 0 ? rightText : rightText.filter(({ y }) => y < lowest);
  if (dateShare(besideLeft) >= (headingsRight > 0 ? 0.6 : 0.35)) return 'rows';
  // Dates below the headings of a rail take no part, where nothing at the right is a heading.
  const cells = stackCells(left, right).filter(({ text }) => headingsRight > 0 || !isMostlyDate(text));
  if (
    headingsLeft > 0 &&
    share(cells, (cell) => styles.looksAlike(cell) && readHeading(headingText(cell)) !== undefined) >= 0.6
  )
    return 'labels';
  if (repeatsLabels(leftText, right)) return 'labels';
  if (headingsLeft > 0 && !isNarrow(leftText, rightText) && standInRows(right, left, styles)) return 'rows';
  if (headingsLeft > 0 && headingsRight > 0) return 'columns';
  if (leftText.length === 0 || rightText.length === 0) return 'rows';
  if (headingsRight === 0 && isMargin(stackCells(leftText, right), leftText, right)) return 'labels';
  if (headingsRight === 0 && arePeriodsOverFacts(leftText, rightText)) return 'labels';
  if (!tall) return 'rows';
  const [sparse, dense] = leftText.length < rightText.length ? [leftText, rightText] : [rightText, leftText];
  // The last line of a column may stand beside one of the other by chance.
  const areRows = alignedShare(sparse, dense) >= ROWS_SHARE && !(isKnown && sparse.length < FEWEST_IN_ROWS);
  return areRows ? 'rows' : 'columns';
}

const FEWEST_COLONS = 3;

/** A form whose colons stand in a column of their own: what is at their right are the values of the rows, however many lines they take. */
function endsInColons(left: readonly Fragment[], right: readonly Fragment[]): boolean {
  const colons = left.filter(({ text }) => /^\s*[:：]\s*$/.test(text));
  if (colons.length < FEWEST_COLONS || spreadOf(colons, 'x') > SAME_EDGE) return false;
  const edge = least(colons, leftOf);
  return (
    left.every((each) => colons.includes(each) || each.x < edge) && alignedShare(colons, right) >= BESIDE
  );
}

const FEWEST_PERIODS = 3;

/** `Jan 2020 - Now` over `Arunika Service`, beside a title in bold over its text, and again: a margin of periods, of which each opens an entry. */
function arePeriodsOverFacts(left: readonly Fragment[], right: readonly Fragment[]): boolean {
  if (!isNarrow(left, right, NARROW_FACTS) || right.some(({ text }) => isMostlyDate(text))) return false;
  const stacks: Fragment[][] = [];
  for (const each of left.toSorted((a, b) => a.y - b.y)) {
    const above = stacks.at(-1)?.at(-1);
    const opens = isMostlyDate(each.text) && !(above && ENDS_OPEN.test(above.text));
    if (opens) stacks.push([each]);
    else if (above) stacks.at(-1)!.push(each);
    else return false;
  }
  return (
    stacks.length >= FEWEST_PERIODS &&
    stacks.every(([period, ...facts]) => {
      const title = right.find((each) => Math.abs(each.baseline - period!.baseline) < 0.35 * each.size);
      return title !== undefined && standsOut(title, right) && facts.some(({ text }) => !isMostlyDate(text));
    })
  );
}

/** In bold, or in larger letters than what it stands over. */
function standsOut(title: Fragment, all: readonly Fragment[]): boolean {
  const below = all.find((each) => each.y > title.bottom - 2 && Math.abs(each.x - title.x) < SAME_EDGE);
  return title.bold || (below !== undefined && title.size > below.size + 0.5);
}

/** `Jan 2020 - March` over `2020` */
const ENDS_OPEN = /\d\s*[–—-]\s*\p{L}*$/u;

/** Employers and grades at the right end of their rows look like headings, but none names a section, and each has its row. */
function standInRows(right: readonly Fragment[], left: readonly Fragment[], styles: HeadingStyles): boolean {
  const names = (each: Fragment) => styles.isHeading(each) && readHeading(headingText(each)) !== undefined;
  const first = left.filter(names).toSorted((a, b) => a.y - b.y)[0];
  if (!first || right.some(names)) return false;
  const below = right.filter((each) => middle(each) > first.y);
  return below.length >= FEWEST_IN_ROWS && alignedShare(below, left) >= IN_ROWS;
}

const FEWEST_IN_ROWS = 3;
const IN_ROWS = 0.8;

/** `Dates`, `Occupation`, `Employer` beside each job's facts: a column of text does not say the same again. */
function repeatsLabels(left: readonly Fragment[], right: readonly Fragment[]): boolean {
  if ([...left, ...right].some(({ text }) => /^\s*:|:\s*$/.test(text))) return false;
  const counts = new Map<string, number>();
  for (const { text } of left) counts.set(text, (counts.get(text) ?? 0) + 1);
  const again = left.filter(({ text }) => counts.get(text)! > 1 && /\p{L}{3}/u.test(text));
  if (new Set(again.map(({ text }) => text)).size < 2) return false;
  return again.length >= REPEATED * left.length && alignedShare(again, right) >= BESIDE;
}

const REPEATED = 0.35;
const BESIDE = 0.9;

/** Dates at the edge of a column belong to it: of two cuts beside a row of dates, the one on their other side. */
function withDates(
  found: Cut,
  all: readonly Cut[],
  styles: HeadingStyles,
  isTall: (cut: Cut) => boolean,
): Cut {
  const other = all.find((each) => {
    const [left, right] = each.x > found.x ? [found.right, each.left] : [each.right, found.left];
    const inBoth = new Set(right);
    const between = left.filter((fragment) => inBoth.has(fragment));
    const headed = between.filter((fragment) => styles.isHeading(fragment));
    const dates = between.filter((fragment) => !headed.includes(fragment));
    // `2021 -` over `2024` is one period, and says nothing of an edge.
    if (stackCells(between, []).length < 2 || dates.length === 0 || datesAndTowns(dates) < 0.8) return false;
    // Under headings of their own they begin the rows at their right.
    if (headed.length > 0) return each.x < found.x && judge(each, styles, isTall(each)) === 'columns';
    // Flush at their right ends they end the rows at their left, otherwise they begin the rows at their right.
    const lead = spreadOf(between, 'x') - spreadOf(between, 'right');
    const better = each.x > found.x ? lead > 1 : lead < -1;
    return better && judge(each, styles, isTall(each)) === 'columns';
  });
  return other ?? found;
}

const LEAST_DATES = 0.4;

/** Share of dates, or of dates and the towns over them. */
function datesAndTowns(fragments: readonly Fragment[]): number {
  const others = fragments.filter(({ text }) => !isPlace(text.replace(/,\s*$/, '')));
  return dateShare(fragments) < LEAST_DATES ? 0 : dateShare(others);
}

/** Of the cuts before the same right column that hold all of this one, the one that holds most: its left side may come nearer in one line. */
function tallest(found: Cut, all: readonly Cut[]): Cut {
  return all
    .filter((each) => holds(each, found))
    .reduce((best, each) => (each.left.length > best.left.length ? each : best), found);
}

function holds(whole: Cut, part: Cut): boolean {
  if (Math.abs(whole.gutterRight - part.gutterRight) > SAME_EDGE) return false;
  const [left, right] = [new Set(whole.left), new Set(whole.right)];
  return part.left.every((one) => left.has(one)) && part.right.every((one) => right.has(one));
}

/** A paragraph of the left column whose lines below reach further than all above: of two cuts before the same right column, the longer one. */
function withLongLines(found: Cut, all: readonly Cut[], styles: HeadingStyles): Cut {
  const longer = all.find((each) => {
    if (each.bottom <= found.bottom || !holds(each, found)) return false;
    const [next] = each.left
      .filter((one) => !found.left.includes(one) && middle(one) > found.top)
      .sort((a, b) => a.y - b.y);
    const last = found.left.toSorted((a, b) => b.bottom - a.bottom)[0]!;
    const isSameText =
      next !== undefined &&
      Math.abs(next.x - last.x) < SAME_EDGE &&
      sameFont(next, last) &&
      next.y - last.bottom < 0.5 * next.size &&
      !styles.isHeading(next);
    return isSameText && judge(each, styles, true) === 'columns';
  });
  return longer ?? found;
}

function spreadOf(fragments: readonly Fragment[], edge: 'x' | 'right'): number {
  const edges = fragments.map((each) => each[edge]);
  return Math.max(...edges) - Math.min(...edges);
}

/** Columns whose first headings stand on one base line begin there: a name and contacts may stand side by side above them. */
function belowHead(found: Cut, styles: HeadingStyles): Cut {
  const [left, right] = [found.left, found.right].map(
    (side) => side.filter((each) => styles.isHeading(each)).sort((a, b) => a.y - b.y)[0],
  );
  if (!left || !right || Math.abs(left.baseline - right.baseline) > 2) return found;
  const limit = Math.min(left.y, right.y) - left.size / 2;
  const run = [...found.left, ...found.right].filter((each) => middle(each) > limit);
  return (run.length < found.left.length + found.right.length && cutOf(run, found.x)) || found;
}

/** The short last lines of a paragraph that spans the page stand on the left side without beginning the left column. */
function belowText(found: Cut, region: readonly Fragment[], styles: HeadingStyles): Cut {
  const sides = [...found.left, ...found.right];
  const inside = new Set(sides);
  let above = region
    .filter((each) => !inside.has(each) && middle(each) < found.top && each.right > found.gutterRight)
    .sort((a, b) => b.y - a.y)[0];
  const top = Math.min(...found.right.map((each) => each.y));
  const lines = found.left.filter((each) => each.bottom < top + 1).sort((a, b) => a.y - b.y);
  for (const line of lines) {
    const goes =
      above !== undefined &&
      Math.abs(line.x - above.x) < 2 &&
      Math.abs(line.size - above.size) < 0.3 &&
      line.bold === above.bold &&
      line.y - above.bottom < 0.5 * line.size &&
      !styles.isHeading(line);
    if (!goes) break;
    inside.delete(line);
    above = line;
  }
  return inside.size < sides.length ? (cutOf([...inside], found.x) ?? found) : found;
}

/** A section below both columns whose first lines are short: the lines that follow on it span the page. */
function aboveFoot(found: Cut, region: readonly Fragment[], styles: HeadingStyles): Cut {
  const inside = new Set([...found.left, ...found.right]);
  const next = region
    .filter((each) => !inside.has(each) && middle(each) > found.bottom)
    .sort((a, b) => a.y - b.y)[0];
  const heading = found.left.filter((each) => styles.isHeading(each)).sort((a, b) => b.y - a.y)[0];
  if (!next || !heading || styles.isHeading(next) || next.x >= found.gutterLeft) return found;
  if (next.right <= found.gutterRight && next.right <= Math.max(...found.left.map((each) => each.right)))
    return found;
  if (found.right.some((each) => each.bottom > heading.y + 1)) return found;
  const last = Math.max(...found.left.map((each) => each.bottom));
  if (next.y - last > next.size) return found;
  const limit = heading.y - 1;
  const run = [...inside].filter((each) => middle(each) < limit);
  return cutOf(run, found.x) ?? found;
}

const MOSTLY_DATES = 0.6;

/**
 * A margin of dates, perhaps with places, beside rows, when short lines of other sections stand at the left above and below those rows: the part of the cut
 * in which the right side has text.
 */
function besideRows(found: Cut, styles: HeadingStyles): Cut | undefined {
  const whole = periodsBeside(found, styles);
  if (whole) return whole.left.length < found.left.length ? whole : undefined;
  const headings = found.left.filter((each) => styles.isHeading(each)).sort((a, b) => a.y - b.y);
  for (const [index, heading] of headings.entries()) {
    const end = headings[index + 1]?.y ?? Infinity;
    const isInside = (each: Fragment) => each.y > heading.bottom - 1 && each.y < end - 1;
    const [left, right] = [found.left.filter(isInside), found.right.filter(isInside)];
    const part = left.length > 1 && right.length > 1 && periodsBeside({ ...found, left, right }, styles);
    if (part) return part;
  }
  return undefined;
}

function periodsBeside(found: Cut, styles: HeadingStyles): Cut | undefined {
  const heading = Math.min(...found.right.filter((each) => styles.isHeading(each)).map((each) => each.y));
  const rows = found.right.filter((each) => each.bottom < heading + 1);
  if (rows.length < 2) return undefined;
  const top = Math.min(...rows.map((each) => each.y));
  const bottom = Math.max(...rows.map((each) => each.bottom));
  const beside = found.left.filter((each) => each.bottom > top && each.y < bottom);
  const text = beside.filter((each) => !styles.isHeading(each));
  const cells = stackCells(text, rows);
  const periods = cells.filter((cell) => isMostlyDate(cell.text));
  const facts = cells.filter((cell) => isMostlyDate(cell.text) || isPlace(cell.text)).length;
  if (periods.length < 2 || facts < MOSTLY_DATES * cells.length) return undefined;
  if (!isNarrow(text, rows) && !areDatesOf(rows, text)) return undefined;
  return cutOf([...beside, ...rows], found.x);
}

const FEWEST_BESIDE = 2;

/** A place, a date and a signature under everything else, with hardly a line above them. */
function standBelow(side: readonly Fragment[], other: readonly Fragment[]): boolean {
  const bottom = Math.max(...other.map((each) => each.bottom));
  return side.filter((each) => each.y < bottom).length < FEWEST_BESIDE;
}

const FEWEST_FACTS = 2;

/**
 * Employer, post, period and place under each other at the left, and beside them what was done there: each entry's facts are read before
 * its text.
 */
function stackedEntries(found: Cut, styles: HeadingStyles): Fragment[][] | undefined {
  if (found.right.some((each) => styles.isHeading(each)) || found.left.some((each) => each.role))
    return undefined;
  const stretches: Fragment[][] = [];
  for (const each of found.left.toSorted((a, b) => a.y - b.y)) {
    if (stretches.length === 0 || styles.isHeading(each)) stretches.push([]);
    stretches.at(-1)!.push(each);
  }
  let hasEntries = false;
  const parts = stretches.flatMap((stretch, index) => {
    const top = index === 0 ? -Infinity : stretch[0]!.y - 1;
    const end = stretches[index + 1]?.[0]!.y ?? Infinity;
    const right = found.right.filter((each) => each.y >= top && each.y < end - 1);
    const heading = stretch.filter((each) => styles.isHeading(each));
    const facts = stretch.filter((each) => !heading.includes(each));
    const stacks = stacksOf(facts).map((stack) => withWholeNames(stack, least(found.right, leftOf)));
    if (!areEntries(stacks, right)) return [[...stretch, ...right]];
    hasEntries = true;
    return [
      heading,
      ...stacks.flatMap((stack, at) => {
        const [from, to] = [stack[0]!.y - 2, stacks[at + 1]?.[0]!.y ?? Infinity];
        return [stack, right.filter((each) => (at === 0 || each.y >= from) && each.y < to - 2)];
      }),
    ];
  });
  return hasEntries ? parts.filter((part) => part.length > 0) : undefined;
}

/** A stack begins with what looks like the first line of the first one. */
function stacksOf(facts: readonly Fragment[]): Fragment[][] {
  const stacks: Fragment[][] = [];
  for (const each of withWholePeriods(facts)) {
    const [first] = stacks[0] ?? [];
    const opens =
      !first ||
      (each.bold === first.bold &&
        each.italic === first.italic &&
        each.colour === first.colour &&
        Math.abs(each.size - first.size) < 0.4 &&
        stacks.at(-1)!.some((fact) => isMostlyDate(fact.text)));
    if (opens) stacks.push([each]);
    else stacks.at(-1)!.push(each);
  }
  return stacks;
}

/** `March 2014 to` over `December 2019` is one period. */
function withWholePeriods(facts: readonly Fragment[]): Fragment[] {
  const whole: Fragment[] = [];
  for (const each of facts) {
    const above = whole.at(-1);
    if (above && isMostlyDate(above.text) && isRestOfPeriod(above.text, each.text))
      whole[whole.length - 1] = stacked(above, each);
    else whole.push(each);
  }
  return whole;
}

function isRestOfPeriod(above: string, below: string): boolean {
  if (!isMostlyDate(`${above} ${below}`)) return false;
  return (
    OPEN_PERIOD.test(above) || RANGE_START.test(below) || (ENDS_IN_MONTH.test(above) && /^\d{4}$/.test(below))
  );
}

/** Points that a margin leaves before the text beside it, at the least. */
const BEFORE_TEXT = 13;

/** `PT Cahaya Talenta` over `Nusantara`: one name that the margin's edge broke, as its next word had no room before the text at `edge`. */
function withWholeNames(stack: readonly Fragment[], edge: number): Fragment[] {
  const names: Fragment[] = [];
  for (const each of stack) {
    const above = names.at(-1);
    if (above && breaksAtEdge(above, each, edge)) names[names.length - 1] = stacked(above, each);
    else names.push(each);
  }
  // A post and an employer of one look are two facts at least.
  return names.filter(({ text }) => !isMostlyDate(text)).length < FEWEST_FACTS ? [...stack] : names;
}

function breaksAtEdge(above: Fragment, below: Fragment, edge: number): boolean {
  const [end, next] = [above.items.at(-1)!, below.items[0]!];
  if (!sameFont(above, below) || above.colour !== below.colour || Math.abs(above.x - below.x) > 1)
    return false;
  if (isMostlyDate(above.text) || isMostlyDate(below.text) || isPlace(below.text)) return false;
  if (postScore(above.text) >= 1.5 && postScore(below.text) < 0) return false;
  return end.x + end.width + 0.25 * end.size + next.width > edge - BEFORE_TEXT;
}

function areEntries(stacks: readonly Fragment[][], right: readonly Fragment[]): boolean {
  // The page may end within the last one.
  const last = stacks.at(-1);
  const isBroken = stacks.length > 2 && last && !last.some((each) => isMostlyDate(each.text));
  const whole = isBroken ? stacks.slice(0, -1) : stacks;
  if (whole.length < 2 || right.length === 0 || !isNarrow(stacks.flat(), right, NARROW_FACTS)) return false;
  return whole.every((stack, index) => {
    const [first] = stack;
    const dates = stack.filter((each) => isMostlyDate(each.text));
    const facts = stack.filter((each) => !dates.includes(each) && !isPlace(each.text));
    const to = stacks[index + 1]?.[0]!.y ?? Infinity;
    const text = right.filter((each) => each.y >= first!.y - 4 && each.y < to - 2);
    const lead = text.toSorted((a, b) => a.y - b.y)[0];
    const isLed = lead && Math.abs(lead.baseline - first!.baseline) < 0.6 * first!.size;
    return (
      dates.length === 1 &&
      facts.length >= FEWEST_FACTS &&
      !isMostlyDate(first!.text) &&
      isLed &&
      !text.some((each) => isMostlyDate(each.text)) &&
      readsOn(lead.text)
    );
  });
}

/** Words of a sentence, most of them small. */
function readsOn(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  // `Medical admissions.`
  if (/^\p{Lu}\p{Ll}+ \p{Ll}{3,}\.$/u.test(text)) return true;
  return words.length >= 3 && words.filter((word) => /^\p{Ll}/u.test(word)).length >= 0.5 * words.length;
}

const FEWEST_IN_RAIL = 3;

/** A margin of headings beside their text, under contacts that stand in the same margin. */
function headingRail(found: Cut, styles: HeadingStyles): Cut | undefined {
  const headings = found.left.filter((each) => styles.isHeading(each));
  if (headings.length < FEWEST_IN_RAIL || found.right.some((each) => styles.isHeading(each)))
    return undefined;
  const top = Math.min(...headings.map((each) => each.y)) - 1;
  const rail = found.left.filter((each) => each.y >= top);
  const rows = found.right.filter((each) => each.bottom > top);
  if (rail.length === found.left.length || rows.length <= rail.length || !isNarrow(rail, rows))
    return undefined;
  const cells = stackCells(rail, rows);
  const hasRow = (cell: Fragment) => alignedShare([cell], rows) === 1 || opensBeside(cell, rows);
  if (!cells.every((cell) => readHeading(headingText(cell)) && hasRow(cell))) return undefined;
  return cutOf([...rail, ...rows], found.x);
}

/** Larger than its text, a heading may stand lower than the first line of it: that line has white above it. */
function opensBeside(heading: Fragment, rows: readonly Fragment[]): boolean {
  const first = rows.find(
    (row) => row.y <= heading.y + 0.4 * heading.size && row.bottom > heading.y + 0.4 * heading.size,
  );
  if (!first || first.size >= heading.size) return false;
  return !rows.some((row) => row !== first && row.y < first.y && row.bottom > first.y - first.size);
}

function share(fragments: readonly Fragment[], test: (fragment: Fragment) => boolean): number {
  return fragments.length === 0 ? 0 : fragments.filter(test).length / fragments.length;
}

/** A narrow side whose every cell starts on a row of the wide side. */
function isMargin(
  cells: readonly Fragment[],
  left: readonly Fragment[],
  right: readonly Fragment[],
): boolean {
  return isNarrow(left, right) && right.length > left.length && alignedShare(cells, right) >= 0.9;
}

/** Employers over places and periods. */
function isFactsMargin(fragments: readonly Fragment[]): boolean {
  const facts = share(fragments, (each) => isMostlyDate(each.text) || isPlace(each.text));
  return dateShare(fragments) >= 0.25 && facts >= 0.5;
}

const NARROW = 0.45;
/** Of texts that are short themselves. */
const NARROW_FACTS = 0.6;

function isNarrow(left: readonly Fragment[], right: readonly Fragment[], widest = NARROW): boolean {
  const width = (side: readonly Fragment[]) =>
    Math.max(...side.map((each) => each.right)) - Math.min(...side.map((each) => each.x));
  return width(left) < widest * width(right);
}

function areDatesOf(rows: readonly Fragment[], text: readonly Fragment[]): boolean {
  return dateShare(text) === 1 && alignedShare(text, rows) === 1;
}

function dateShare(fragments: readonly Fragment[]): number {
  const worded = fragments.filter((fragment) => /[\p{L}\d]{2}/u.test(fragment.text));
  // `Present` is the end of a period whose beginning stands below it in the margin.
  const dates = worded.filter(({ text }) => isMostlyDate(text) || isPresent(text.trim()));
  return worded.length === 0 ? 0 : dates.length / worded.length;
}

const ANNOUNCER = new RegExp(`^\\s*${ANNOUNCING_PATTERN}\\s+`, 'i');

export const isMostlyDate: (text: string) => boolean = remembered(computeIsMostlyDate);

function computeIsMostlyDate(printed: string): boolean {
  const text = printed.replace(ANNOUNCER, '');
  const spans = findDates(text);
  const covered = spans.reduce((sum, span) => sum + span.to - span.from, 0);
  return (spans.length > 0 && covered >= 0.6 * withoutDurations(text).length) || isDuration(text);
}

/** Share of one side's fragments that stand on a base line of the other side. */
function alignedShare(side: readonly Fragment[], other: readonly Fragment[]): number {
  const aligned = side.filter((fragment) =>
    other.some((each) => Math.abs(each.baseline - fragment.baseline) < 0.2 * fragment.size),
  );
  return aligned.length / side.length;
}

/**
 * Lines of a margin that belong together, such as a period broken over two lines.
 * @param rows the side that the margin labels: a line that stands beside a row of its own starts a new label
 */
export function stackCells(fragments: readonly Fragment[], rows: readonly Fragment[]): Fragment[] {
  const cells: Fragment[] = [];
  for (const fragment of [...fragments].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const last = cells.at(-1);
    const pitch = last ? fragment.y - (last.items.at(-1)?.y ?? last.y) : Infinity;
    const sameStyle = last && last.bold === fragment.bold && Math.abs(last.size - fragment.size) < 0.6;
    const near = last && sameStyle && pitch < Math.max(1.15 * fragment.height, 1.45 * fragment.size);
    if (last && near && last.cell === fragment.cell && goesOn(last, fragment, rows))
      cells[cells.length - 1] = stacked(last, fragment);
    else cells.push(fragment);
  }
  return joinHeadings(cells, rows);
}

/** A heading of which no first word is one: `Latar` over `Belakang Akademik`. */
function joinHeadings(cells: readonly Fragment[], rows: readonly Fragment[]): Fragment[] {
  const joined: Fragment[] = [];
  for (const cell of cells) {
    const above = joined.at(-1);
    const near = above && cell.y - above.bottom < 0.5 * cell.size && above.page === cell.page;
    const alike = above && above.bold === cell.bold && Math.abs(above.size - cell.size) < 0.6;
    if (
      near &&
      alike &&
      above.cell === cell.cell &&
      !isFieldName(cell, rows) &&
      !readHeading(above.text) &&
      readHeading(cell.text) &&
      !areGroups(above, cell, rows) &&
      readHeading(`${above.text} ${cell.text}`)
    )
      joined[joined.length - 1] = stacked(above, cell);
    else joined.push(cell);
  }
  return joined;
}

const RANGE_START = /^\s*(?:[-–—→]|s\s*[./]\s*d|sampai|hingga|to|until)(?!\p{L})/iu;
const OPEN_PERIOD = new RegExp(
  `(?:[-–—→/]|\\bs\\s*[./]\\s*d\\.?|\\bto|\\btill|\\bthrough|\\bsampai(?: dengan)?|\\bhingga|\\buntil|^\\s*${ANNOUNCING_PATTERN})\\s*$`,
  'iu',
);

const ENDS_IN_MONTH = new RegExp(`(?:^|[^\\p{L}])${MONTH_PATTERN},?\\s*$`, 'iu');
const ONLY_MONTH = new RegExp(`^\\s*${MONTH_PATTERN}\\s*$`, 'iu');
const ENDS_IN_YEAR = /(?:19|20)\d\d\s*$/;

function goesOn(above: Fragment, below: Fragment, rows: readonly Fragment[]): boolean {
  if (isFieldName(below, rows) || areFields(above, below, rows)) return false;
  if (ENDS_IN_MONTH.test(above.text) && /^\s*[’']?\d{2,4}\b/.test(below.text)) return true;
  if (ENDS_IN_YEAR.test(above.text) && ONLY_MONTH.test(below.text)) return true;
  if (/\([^)]*$/.test(above.text) && below.text.includes(')')) return true;
  if (OPEN_PERIOD.test(above.text) || RANGE_START.test(below.text)) return true;
  if (isPeriod(`${above.text} ${below.text}`) && !isMostlyDate(below.text.replace(/\d{4}/, ''))) {
    const halves = findDates(above.text).length === 1 && findDates(below.text).length === 1;
    if (!halves || !isMostlyDate(above.text)) return true;
  }
  if (isWhole(above.text, below.text) || isPlace(below.text)) return false;
  if (areTwoHeadings(above, below, rows)) return false;
  const isOne = readHeading(`${above.text} ${below.text}`) && readHeading(above.text)?.type !== 'title';
  if (isOne && !areGroups(above, below, rows)) return true;
  if (ordinalLength(below.text) > 0) return false;
  const underRow = alignedShare([above], rows) === 1 && alignedShare([below], rows) === 0;
  return underRow || isYearUnderYear(above, below, rows);
}

const SURE = 5;
const WIDER = 1.12;

/** The least distance between base lines. */
function pitchOf(rows: readonly Fragment[]): number {
  const lines = rows.map(({ baseline }) => baseline).sort((a, b) => a - b);
  const steps = lines.slice(1).map((baseline, index) => baseline - lines[index]!);
  return Math.min(...steps.filter((step) => step > rows[0]!.size / 2));
}

/** `SKILLS` over `LANGUAGES`, each beside a row of its own. */
function areTwoHeadings(above: Fragment, below: Fragment, rows: readonly Fragment[]): boolean {
  const [first, second] = [readHeading(above.text), readHeading(below.text)];
  if (!first || !second || first.type === second.type) return false;
  if (second.type === 'languages' && isOfLanguages(below, rows) && !isOfLanguages(above, rows)) return true;
  const areSure = first.score >= SURE && second.score >= SURE;
  // Lines of one cell stand as near as lines of text do.
  if (below.baseline - above.baseline < WIDER * pitchOf(rows)) return false;
  return areSure && alignedShare([above], rows) === 1 && alignedShare([below], rows) === 1;
}

/** Nothing but languages stands beside it. */
function isOfLanguages(label: Fragment, rows: readonly Fragment[]): boolean {
  const beside = rows.filter((row) => Math.abs(row.baseline - label.baseline) < 0.3 * label.size);
  const items = beside.flatMap(({ text }) => text.split(/\s*[,;|•·]\s*/));
  return items.length > 0 && items.every((item) => languageAtStart(item.replace(/^:\s*/, '')) !== undefined);
}

/** `Aplikasi` over `Bahasa`, names of groups each beside a row of its own: the upper one says nothing of languages. */
function areGroups(above: Fragment, below: Fragment, rows: readonly Fragment[]): boolean {
  if (readHeading(above.text) || readHeading(below.text)?.type !== 'languages') return false;
  const types = headingWordsOf(above.text).flatMap((word) => headingWeights(word) ?? []);
  if (types.length === 0 || types.some(([type]) => type === 'languages')) return false;
  return alignedShare([above], rows) === 1 && alignedShare([below], rows) === 1;
}

/** A form's own word, with a colon at its right. */
function isFieldName(label: Fragment, rows: readonly Fragment[]): boolean {
  return rows.some(
    (row) => /^\s*[:：]/.test(row.text) && Math.abs(row.baseline - label.baseline) < 0.3 * label.size,
  );
}

/** `Kualifikasi` over `Lembaga`, each beside what it names. */
function areFields(above: Fragment, below: Fragment, rows: readonly Fragment[]): boolean {
  const roles = [above, below].map(({ text }) => tableRole(text));
  // `Kemampuan` over `Bahasa` may be one heading.
  if (roles.some((role) => role === undefined || role === 'name') || roles[0] === roles[1]) return false;
  return alignedShare([above], rows) === 1 && alignedShare([below], rows) === 1;
}

function isPeriod(text: string): boolean {
  return findDates(text).some((span) => !span.single && span.to - span.from >= 0.8 * text.length);
}

/** `2017` over `2021` beside a school and its degree; in a list of awards both years would stand beside the same kind of line. */
function isYearUnderYear(above: Fragment, below: Fragment, rows: readonly Fragment[]): boolean {
  const single = (text: string) => isMostlyDate(text) && findDates(text).every((span) => span.single);
  if (!single(above.text) || !single(below.text)) return false;
  const beside = (label: Fragment) =>
    rows.find((row) => Math.abs(row.baseline - label.baseline) < 0.5 * label.size);
  const [first, second] = [beside(above), beside(below)];
  return !first || !second || first.bold !== second.bold || Math.abs(first.size - second.size) > 0.5;
}

/** Two labels are whole on their own when each is a heading or a closed period. */
function isWhole(above: string, below: string): boolean {
  if (findDates(above).some((span) => !span.single && (span.end || span.current))) return true;
  return (
    readHeading(above) !== undefined && readHeading(below) !== undefined && !readHeading(`${above} ${below}`)
  );
}

function stacked(above: Fragment, below: Fragment): Fragment {
  return {
    ...above,
    items: [...above.items, ...below.items],
    text: `${above.text} ${below.text}`,
    x: Math.min(above.x, below.x),
    right: Math.max(above.right, below.right),
    bottom: below.bottom,
    width: Math.max(above.right, below.right) - Math.min(above.x, below.x),
    height: below.bottom - above.y,
  };
}

/** `Jan 2025 - Present` all but touches the text beside it, where shorter periods of its margin leave white: it is one of them. */
function withTouchingPeriods(found: Cut, region: readonly Fragment[]): Cut {
  const inside = new Set([...found.left, ...found.right]);
  const edge = Math.min(...found.left.map(({ x }) => x));
  const touching = region.filter(
    (each) =>
      !inside.has(each) &&
      Math.abs(each.x - edge) < SAME_EDGE &&
      each.right < found.gutterRight &&
      isMostlyDate(each.text) &&
      region.some(
        ({ x, baseline }) =>
          Math.abs(x - found.gutterRight) < SAME_EDGE && Math.abs(baseline - each.baseline) < 0.3 * each.size,
      ),
  );
  if (touching.length === 0) return found;
  const top = Math.min(found.top, ...touching.map((each) => middle(each) - 0.4 * each.size));
  const bottom = Math.max(found.bottom, ...touching.map((each) => middle(each) + 0.4 * each.size));
  const within = region.filter((each) => middle(each) >= top && middle(each) <= bottom);
  const left = within.filter(({ right }) => right < found.gutterRight);
  const right = within.filter(({ x }) => x > found.gutterRight - SAME_EDGE);
  return left.length + right.length === within.length ? { ...found, top, bottom, left, right } : found;
}

/** `Sekolah/Perguruan Tinggi` reaches over the gutter of shorter labels: what its colon says stays with it. */
function withoutTornFields(found: Cut, region: readonly Fragment[]): Cut {
  if (!found.right.some(({ text }) => /^\s*:/.test(text))) return found;
  const inside = new Set([...found.left, ...found.right]);
  const isOnRow = (one: Fragment, other: Fragment) =>
    Math.abs(one.baseline - other.baseline) < 0.3 * one.size;
  const torn = found.right.filter(
    (each) =>
      /^\s*:/.test(each.text) &&
      region.some((other) => !inside.has(other) && other.right <= each.x && isOnRow(each, other)),
  );
  if (torn.length === 0) return found;
  const stays = (each: Fragment) => !torn.some((colon) => isOnRow(each, colon));
  const [left, right] = [found.left.filter(stays), found.right.filter(stays)];
  return left.length > 0 && right.length > 0 ? { ...found, left, right } : found;
}

function labelRows(candidate: Cut): Fragment[] {
  const cells = stackCells(candidate.left, candidate.right).map((cell) => ({ ...cell, label: true }));
  return [...cells, ...candidate.right];
}
