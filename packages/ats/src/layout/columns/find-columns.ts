import type { HeadingStyles } from '../../classify/heading-styles/heading-styles.ts';
import type { Shape } from '../../model.ts';
import type { Fragment } from '../fragment.ts';
import { isMostlyDate } from '../mostly-date.ts';
import { partBands } from './bands.ts';
import { bestCuts, cutsBeforeEnds, cutsTable, outermostFirst, tallest } from './best-cuts.ts';
import type { Block } from './block.ts';
import { blockOfCard, cardsBeside } from './cards.ts';
import { type Cut, SAME_EDGE, alignedShare, dateShare, isNarrow, middle } from './cut.ts';
import {
  aboveFoot,
  aboveRows,
  belowHead,
  belowText,
  withDates,
  withTouchingPeriods,
  withoutDatesAbove,
  withoutTornFields,
} from './edges-of-cut.ts';
import { MIN_FLUSH, ROWS_SHARE, judge } from './judge-cut.ts';
import { besideRows, headingRail, labelRows } from './label-margins.ts';
import { partAtPanels } from './panel-bands.ts';
import { stackCells } from './stack-cells.ts';
import { stackedEntries } from './stacked-entries.ts';
import { isZigzag, underEachOther } from './zigzag.ts';

interface Edges {
  left: number;
  right: number;
  side?: 'left' | 'right';
}

/** Where earlier pages were cut: between columns, and behind margins of labels. */
export interface Gutters {
  columns: number[];
  labels: number[];
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
  return cut([...fragments], whole, 0).filter((block) => block.fragments.length > 0);

  function cut(region: Fragment[], edges: Edges, depth: number): Block[] {
    const rest = depth === 0 ? restOfColumns(region, gutters.columns) : undefined;
    if (rest)
      return [
        { page: index, fragments: rest.left, ...edges, side: 'left', right: rest.x },
        { page: index, fragments: rest.right, ...edges, side: 'right', left: rest.x },
      ];
    if (region.length < 3 || depth >= MAX_DEPTH) return [{ page: index, fragments: region, ...edges }];
    const bands =
      depth === 0 ? (partAtPanels(region, page.shapes ?? []) ?? partBands(region, styles)) : undefined;
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
                aboveRows(belowHead(withDates(first, cuts, styles, isTall), styles), region, styles),
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
