import type { HeadingStyles } from '../../classify/heading-styles/heading-styles.ts';
import type { Shape } from '../../model.ts';
import { type Fragment, sameLook } from '../fragment.ts';
import { isMostlyDate } from '../mostly-date.ts';
import { partBands } from './bands.ts';
import { bestCuts, cutsBeforeEnds, cutsTable, outermostFirst, tallest } from './best-cuts.ts';
import type { Block } from './block.ts';
import { boxedCards, cardBoxes, type BoxedStretch } from './boxed-cards.ts';
import { centredEntries } from './centred-entries.ts';
import { blockOfCard, cardsBeside } from './cards.ts';
import {
  type Cut,
  SAME_EDGE,
  alignedShare,
  dateShare,
  isNarrow,
  least,
  middle,
  most,
  rightOf,
} from './cut.ts';
import {
  aboveDatedRows,
  aboveFoot,
  aboveGrid,
  aboveRows,
  aboveTornRows,
  belowHead,
  belowText,
  fromHeadings,
  goesOnBelow,
  isRestOf,
  restOfRight,
  withDates,
  withTouchingPeriods,
  withoutDatesAbove,
  withoutTornFields,
  withoutTornTables,
} from './edges-of-cut.ts';
import { MIN_FLUSH, ROWS_SHARE, judge } from './judge-cut.ts';
import { besideRows, headingRail, labelRows, withWiderLabels } from './label-margins.ts';
import { readMiddleAxis, type Stretch } from './middle-axis.ts';
import { readDateSpine, type SpineStretch } from './date-spine.ts';
import { panelFirst, standsOnPanel } from './panels.ts';
import { stackCells } from './stack-cells.ts';
import { stackedEntries } from './stacked-entries.ts';
import { timelineAcross, type TimelineAcross } from './timeline-across.ts';

interface Edges {
  left: number;
  right: number;
  side?: 'left' | 'right';
}

/** Where earlier pages were cut: between columns, and behind margins of labels. */
export interface Gutters {
  columns: Gutter[];
  labels: number[];
}

interface Gutter {
  x: number;
  /** Where the lines of the right column begin. */
  start: number;
}

/** A part of the page that is to be cut, and how deep the cuts within it are. */
interface Place {
  region: Fragment[];
  edges: Edges;
  depth: number;
}

const MAX_DEPTH = 4;
const MAX_CANDIDATES = 6;
/** What is usually left white between two columns. */
const GUTTER = 14;
const SAME_GUTTER = 15;
const TALL_SHARE = 0.35;

/**
 * Cuts one page into blocks, in reading order. Margins of labels or dates stay with the rows that they belong to.
 * @param gutters where earlier pages were cut; this page's cuts are added
 */
export function findColumns(
  fragments: readonly Fragment[],
  index: number,
  page: { width: number; height: number; shapes?: readonly Shape[] },
  styles: HeadingStyles,
  gutters: Gutters,
): Block[] {
  const whole = {
    left: Math.min(...fragments.map((each) => each.x)),
    right: Math.max(...fragments.map((each) => each.right)),
  };
  const boxes = cardBoxes(page);
  return cut([...fragments], whole, 0).filter((block) => block.fragments.length > 0);

  function cut(region: Fragment[], edges: Edges, depth: number): Block[] {
    const rest = depth === 0 ? restOfColumns(region, gutters.columns) : undefined;
    if (rest)
      return [
        { page: index, fragments: rest.left, ...edges, side: 'left', right: rest.x },
        { page: index, fragments: rest.right, ...edges, side: 'right', left: rest.x },
      ];
    if (region.length < 3 || depth >= MAX_DEPTH) return [{ page: index, fragments: region, ...edges }];
    const boxed = boxedCards(region, boxes, styles);
    if (boxed) return boxed.flatMap((each) => readBoxed(each, edges, depth + 1));
    const across = depth === 0 ? timelineAcross(region, styles) : undefined;
    if (across) return readAcross(across, edges, depth + 1);
    const bands = depth === 0 ? partBands(region, styles) : undefined;
    if (bands) return bands.flatMap((band) => cut(band, edges, depth + 1));
    const spine = readDateSpine(region, edges.left);
    if (spine) return spine.flatMap((each) => readSpine(each, edges, depth + 1));
    const stretches = readMiddleAxis(region, edges.left);
    if (stretches) return stretches.flatMap((each) => stretch(each, edges, depth + 1));
    const cuts = panelFirst(knownFirst(outermostFirst(bestCuts(region, isAcross), styles)), page);
    const place = { region, edges, depth: depth + 1 };
    for (const found of cuts.slice(0, MAX_CANDIDATES)) {
      if (cutsTable(found, region) || cutsBeforeEnds(found, cuts, styles)) continue;
      const blocks = readCards(found, place) ?? readSides(found, cuts, place);
      if (blocks) return blocks;
    }
    return [{ page: index, fragments: region, ...edges }];
  }

  function stretch({ fragments: own, isEntries }: Stretch, edges: Edges, depth: number): Block[] {
    if (!isEntries) return cut(own, edges, depth);
    return [{ page: index, fragments: own, ...edges, right: most(own, rightOf), isCard: true, goesOn: true }];
  }

  function readSpine({ fragments: own, halves }: SpineStretch, edges: Edges, depth: number): Block[] {
    if (!halves) return cut(own, edges, depth);
    const [head, text] = halves;
    return [
      { page: index, fragments: head, ...edges, right: most(head, rightOf), isCard: true, goesOn: true },
      { page: index, fragments: text, ...edges, left: least(text, ({ x }) => x), goesOn: true },
    ];
  }

  function readBoxed(part: BoxedStretch, edges: Edges, depth: number): Block[] {
    if ('rest' in part) return cut(part.rest, edges, depth);
    return part.cards.map((card) => ({
      ...blockOfCard(card, index, edges.left),
      ...(edges.side && { side: edges.side }),
      goesOn: true,
      isEntry: true,
    }));
  }

  function readAcross({ above, stations, below }: TimelineAcross, edges: Edges, depth: number): Block[] {
    const cards = stations.map((each) => ({ ...blockOfCard(each, index, edges.left), goesOn: true }));
    // Another timeline may stand below.
    return [...cut(above, edges, depth), ...cards, ...cut(below, edges, 0)];
  }

  function readCards(found: Cut, { region, edges, depth }: Place): Block[] | undefined {
    const run = region.filter((each) => middle(each) >= found.top);
    const cards = cardsBeside(run, styles, region);
    if (!cards) return undefined;
    const taken = cards.flat();
    const { above, under } = around(taken, least(taken, middle), region);
    const headings = headingsAtEnd(above, styles);
    const rest = above.filter((each) => !headings.includes(each));
    return [
      ...cut(rest, edges, depth),
      { page: index, fragments: headings, ...edges },
      ...cards.map((card) => ({
        ...blockOfCard(card, index, edges.left),
        ...(edges.side && { side: edges.side }),
        goesOn: above.length > 0,
      })),
      ...cut(under, edges, depth),
    ];
  }

  function readSides(found: Cut, cuts: readonly Cut[], place: Place): Block[] | undefined {
    // What is left of a column of the page before stands in the first row, above its next heading.
    const below = isKnownGutter(found) ? found : withoutDatesAbove(found, styles);
    if (!below) return undefined;
    const entries = readFacts([tallest(found, cuts), below], place);
    if (entries) return entries;
    const labelled = besideRows(below, styles) ?? headingRail(below, styles);
    if (labelled || isKnownMargin(below)) return readMargin(labelled ?? below, place);
    const verdict = judge(below, styles, isTall(below), isKnownGutter(below));
    if (verdict === 'labels') return readMargin(below, place);
    return verdict === 'columns' && !areEndsOfRows(below, place.region)
      ? readColumns(below, cuts, place)
      : undefined;
  }

  /** Tags at the right of rows that reach over the gutter: without a heading, each on the base line of something else. */
  function areEndsOfRows(found: Cut, region: readonly Fragment[]): boolean {
    if (isKnownGutter(found) || found.right.some((each) => styles.isHeading(each))) return false;
    const others = region.filter((each) => !found.right.includes(each));
    return alignedShare(found.right, others) === 1;
  }

  function readFacts(candidates: readonly Cut[], { region, edges, depth }: Place): Block[] | undefined {
    // The tallest cut often is the one below.
    for (const facts of new Set(candidates)) {
      const entries = stackedEntries(facts, styles) ?? centredEntries(facts, styles);
      if (!entries) continue;
      const { above, under } = around([...facts.left, ...facts.right], centreOf(facts), region);
      return [
        ...cut(above, edges, depth),
        ...entries.map((part, at) => ({
          page: index,
          fragments: part,
          ...edges,
          ...(part.every((each) => facts.left.includes(each)) && { right: facts.gutterRight - GUTTER }),
          goesOn: at > 0,
        })),
        ...cut(under, edges, depth),
      ];
    }
    return undefined;
  }

  function readMargin(found: Cut, { region, edges, depth }: Place): Block[] | undefined {
    const labels = withWiderLabels(withTouchingPeriods(found, region), region);
    const touching = withoutTornTables(labels, region);
    const margin = withoutTornFields(touching, region);
    if (cutsTable(margin, region)) return undefined;
    const { above, under } = around([...margin.left, ...margin.right], centreOf(margin), region);
    gutters.labels.push(margin.gutterRight);
    const below = cut(under, edges, depth);
    return [
      ...cut(above, edges, depth),
      { page: index, fragments: labelRows(margin), ...edges },
      ...(below.length === 1 && isRestOf(margin, under, styles) ? [{ ...below[0]!, goesOn: true }] : below),
    ];
  }

  function readColumns(found: Cut, cuts: readonly Cut[], { region, edges, depth }: Place) {
    const headed = aboveRows(belowHead(withDates(found, cuts, styles, isTall), styles), region, styles);
    const untorn = aboveTornRows(aboveGrid(aboveDatedRows(headed, styles), styles), region);
    const inPage = aboveFoot(untorn, region, styles);
    const columns = fromHeadings(belowText(inPage, region, styles), region, styles);
    if (cutsTable(columns, region)) return undefined;
    const near = around([...columns.left, ...columns.right], centreOf(columns), region);
    const lower = restOfRight(columns, near.under);
    const under = near.under.filter((each) => !lower.includes(each));
    const { above } = near;
    gutters.columns.push({ x: columns.x, start: columns.gutterRight });
    const end = Math.max(columns.gutterLeft, columns.gutterRight - GUTTER);
    const head = cut(above, edges, depth);
    const left = cut(columns.left, { side: 'left', ...edges, right: end }, depth);
    const right = cut(
      [...columns.right, ...lower],
      { side: 'right', ...edges, left: columns.gutterRight },
      depth,
    );
    const rest = cut(under, edges, depth);
    if (!goesOnBelow(columns, under, styles)) return [...head, ...left, ...right, ...rest];
    return [
      ...head,
      ...right,
      ...left,
      ...rest.map((each, at) => (at === 0 ? { ...each, goesOn: true } : each)),
    ];
  }

  /** A heading alone on its row and in the page's middle spans what is below it, however short it is. */
  function isAcross(fragment: Fragment, region: readonly Fragment[]): boolean {
    if (!styles.isHeading(fragment)) return false;
    const beside = region.some(
      (each) => each !== fragment && each.bottom >= fragment.y + 1 && each.y <= fragment.bottom - 1,
    );
    if (beside) return false;
    const centred =
      Math.abs(fragment.x + fragment.right - page.width) < 6 &&
      !isFlush(fragment, region) &&
      !isFlushHeading(fragment, region, styles);
    return centred || opensRows(fragment, region, styles);
  }

  /** The margin of an earlier page goes on at the same place, with most labels beside a row. */
  function isKnownMargin({ left, right, gutterRight }: Cut): boolean {
    if (!gutters.labels.some((x) => Math.abs(x - gutterRight) < SAME_EDGE)) return false;
    return index > 0 && isNarrow(left, right) && alignedShare(stackCells(left, right), right) >= ROWS_SHARE;
  }

  /** Where columns of an earlier page go on, the years of a timeline in one of them are no margin of the page. */
  function knownFirst(cuts: Cut[]): Cut[] {
    return [...cuts.filter(isKnownGutter), ...cuts.filter((each) => !isKnownGutter(each))];
  }

  /** The columns of an earlier page go on. */
  function isKnownGutter(candidate: Cut): boolean {
    return index > 0 && gutters.columns.some((known) => isAt(known, candidate));
  }

  function isTall(candidate: Cut): boolean {
    if (gutters.columns.some((known) => isAt(known, candidate))) return true;
    return candidate.bottom - candidate.top > TALL_SHARE * page.height || standsOnPanel(candidate, page);
  }
}

/** Shorter lines on a later page leave a wider gutter around the one before, or the right column begins where it did. */
function isAt(known: Gutter, { x, gutterLeft, gutterRight }: Cut): boolean {
  if (known.x >= gutterLeft && known.x <= gutterRight) return true;
  return Math.abs(known.x - x) < SAME_GUTTER || Math.abs(known.start - gutterRight) < SAME_EDGE;
}

/** What stands above and below what was taken, of the rest of a region. */
function around(taken: readonly Fragment[], at: number, region: readonly Fragment[]) {
  const inside = new Set(taken);
  const outside = region.filter((each) => !inside.has(each));
  return {
    above: outside.filter((each) => middle(each) < at),
    under: outside.filter((each) => middle(each) >= at),
  };
}

function centreOf({ top, bottom }: Cut): number {
  return (top + bottom) / 2;
}

/** A heading below everything else rules what follows, and none of the columns above it. */
function headingsAtEnd(above: readonly Fragment[], styles: HeadingStyles): Fragment[] {
  const text = above.filter((each) => !styles.isHeading(each));
  const bottom = most(text, ({ bottom: end }) => end);
  return above.filter((each) => each.y > bottom - 1);
}

/** On the page where the columns of an earlier one end, a single line may be left of one of them. */
function restOfColumns(region: readonly Fragment[], known: readonly Gutter[]) {
  for (const { x } of known) {
    const left = region.filter((each) => each.right <= x + 1);
    const right = region.filter((each) => each.x >= x - 1);
    const [few, many] = left.length < right.length ? [left, right] : [right, left];
    const isParted = left.length + right.length === region.length && few.length === 1 && many.length > 1;
    if (isParted && !isMostlyDate(few[0]!.text)) return { x, left, right };
  }
  return undefined;
}

/** It begins where the lines of a column begin, so that it stands in the middle by chance. */
function isFlush(fragment: Fragment, region: readonly Fragment[]): boolean {
  const low = Math.min(...region.map((each) => each.x));
  if (fragment.x < low + 15) return false;
  return region.filter((each) => Math.abs(each.x - fragment.x) < 1).length > MIN_FLUSH;
}

/** Headings of one column begin at one edge and end anywhere; those in the middle of the page do not. */
function isFlushHeading(heading: Fragment, region: readonly Fragment[], styles: HeadingStyles): boolean {
  return region.some(
    (each) =>
      each !== heading &&
      Math.abs(each.x - heading.x) < 1 &&
      Math.abs(each.right - heading.right) > 6 &&
      sameLook(each, heading) &&
      styles.isHeading(each),
  );
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
