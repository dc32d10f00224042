import { HeadingStyles } from '../classify/heading-styles/heading-styles.ts';
import type { PageItems, Shape } from '../model.ts';
import { withoutBadgeYears } from './badge-years.ts';
import { besideMiddleLine } from './beside-middle-line.ts';
import { cutGluedDates } from './cut-glued-dates.ts';
import { withDrawnUnderscores } from './drawn-underscores.ts';
import { withDropCaps } from './drop-caps.ts';
import { withoutLeaders } from './dot-leaders.ts';
import { findColumns, type Gutters } from './columns/find-columns.ts';
import type { Block } from './columns/block.ts';
import type { Fragment } from './fragment.ts';
import { labelsAtMarks } from './labels-at-marks.ts';
import type { Line } from './line.ts';
import { joinBrokenPeriods } from './join-periods.ts';
import { joinBrokenHeadings } from './join-broken-headings.ts';
import { joinBrokenMonths } from './join-broken-months.ts';
import { joinEndsBelow } from './join-ends-below.ts';
import { joinMarginEnds } from './join-margin-ends.ts';
import { makeFragments } from './make-fragments.ts';
import { makeLines } from './make-lines.ts';
import { withoutMottos } from './mottos.ts';
import { withoutNavigation } from './navigation.ts';
import { withoutControls } from './page-controls.ts';
import { asNewspaper } from './newspaper.ts';
import { partAtMargin } from './part-at-margin.ts';
import { withoutUnticked } from './ticked-boxes.ts';
import { withRightRail } from './right-rail.ts';
import { withWholeWords } from './whole-words.ts';
import { boundByWraps } from './wrapped-width.ts';
import { withCells } from './ruled-cells.ts';
import { raiseCentredCells } from './raise-centred-cells.ts';
import { raiseCentredLabels } from './raise-centred-labels.ts';
import { withPulledDashes } from './pulled-dashes.ts';
import { readRuledTables, type RuledPage } from './ruled-tables.ts';
import { stackTables } from './stack-tables.ts';
import type { Column } from './table-rows.ts';
import { yearsBesideMonths } from './years-beside-months.ts';
import { withMonthsBelowYears, withStackedYears } from './stacked-years.ts';
import { dropRunningText } from './running-text.ts';

const SAME_COLUMN = 20;
/** Pieces of text; a block of fewer beside another is a grid of facts, not a column. */
const FEWEST_IN_COLUMN = 10;

/** `--------` and `========` under a heading, as typewriters and text files have them. */
const TYPED_RULE = /^([-=_*~─━═])\1{3,}$/;

/** Lines that follow each other in one column, over the pages. */
export interface Flow {
  lines: Line[];
}

/**
 * The order in which a person would read the pages: what spans the page first, then each column to its end over all pages.
 * @param options.inRows from top to bottom over the whole width, whatever looks like columns
 */
export function readingOrder(
  pages: readonly PageItems[],
  { inRows = false } = {},
): {
  flows: Flow[];
  styles: HeadingStyles;
  /** Heads, feet and page numbers, which are left out of the flows. */
  running: Fragment[];
  /** Text stands in columns side by side. */
  columns: boolean;
  /** Something is read to its end before what stands beside it, be it only a few words. */
  isCut: boolean;
} {
  const printed = pages.map((page, index) => {
    const items = page.items.filter(({ text }) => !TYPED_RULE.test(text.trim()));
    const drawn = withDrawnUnderscores(items, page.shapes ?? []);
    const words = withMonthsBelowYears(withStackedYears(withDropCaps(withoutLeaders(drawn))));
    const marked = withoutUnticked(withCells(words, page));
    const fragments = makeFragments(marked, index, page.shapes, page.rules);
    const raised = raiseCentredCells(raiseCentredLabels(withPulledDashes(labelsAtMarks(fragments))));
    const whole = yearsBesideMonths(joinBrokenMonths(joinBrokenHeadings(raised)));
    return cutGluedDates(partAtMargin(whole));
  });
  const all = withRightRail(printed);
  const perPage = withoutMottos(withoutControls(withoutNavigation(dropRunningText(all, pages))));
  const ruled: RuledPage[] = [];
  for (const fragments of perPage) ruled.push(readRuledTables(fragments, ruled.at(-1)?.open));
  const styles = new HeadingStyles(ruled.flatMap(({ cells, rest }) => [...rest, ...cells]));
  const gutters: Gutters = { columns: [], labels: [] };
  const openTable: { columns?: readonly Column[] } = {};
  const blocks = ruled.flatMap(({ cells, rest, isContinued }, index) => {
    const open = ruled[index - 1]?.open;
    if (open) openTable.columns = isContinued ? undefined : open;
    const fragments = [...(rest.length > 0 ? stackTables(rest, styles, openTable) : []), ...cells];
    if (inRows) return wholePage(fragments, index);
    return findColumns(fragments, index, pages[index] ?? { width: 595, height: 842 }, styles, gutters).map(
      (block) => insidePanel(block, pages[index]?.shapes ?? []),
    );
  });
  const isSlide = pages.map(({ width, height }) => width > height);
  const groups = joinColumns(asNewspaper(blocks, styles), isSlide);
  const page = { right: Math.max(...blocks.filter((block) => !block.side).map((block) => block.right)) };
  const flows = groups.map((group) => {
    const [first] = group;
    const parts = group.map((block) => {
      const own = makeLines(asWideAs(block, first!.side ? first! : page), styles);
      const lines = block.isEntry ? asEntry(own) : own;
      return block.side ? boundByWraps(lines) : lines;
    });
    const whole = first!.side ? asWideAsAbove(parts) : parts.flat();
    // `2022 –` may end one block and `Sekarang` begin the next one.
    const lines = joinEndsBelow(joinMarginEnds(parts.length > 1 ? joinBrokenPeriods(whole) : whole));
    return { lines: besideMiddleLine(withoutBadgeYears(lines)) };
  });
  const kept = new Set(perPage.flat());
  return {
    flows: withWholeWords(flows),
    styles,
    running: all.flat().filter((each) => !kept.has(each)),
    columns: blocks.some((block) => block.side && block.fragments.length >= FEWEST_IN_COLUMN),
    isCut: blocks.some(({ side }) => side),
  };
}

function wholePage(fragments: Fragment[], page: number): Block[] {
  if (fragments.length === 0) return [];
  const left = Math.min(...fragments.map(({ x }) => x));
  const right = Math.max(...fragments.map((each) => each.right));
  return [{ page, fragments, left, right }];
}

function asEntry([first, ...others]: Line[]): Line[] {
  return first ? [{ ...first, opensEntry: true }, ...others] : [];
}

const WIDEST_PANEL = 260;
const WIDEST_PADDING = 50;

/** The text of a column on a coloured panel may run as near to the panel's right edge as it begins at the left one. */
function insidePanel(block: Block, shapes: readonly Shape[]): Block {
  if (!block.side || block.fragments.length === 0) return block;
  const left = textLeft(block);
  const right = Math.max(...block.fragments.map((each) => each.right));
  const top = Math.min(...block.fragments.map((each) => each.y));
  const panel = shapes.find(
    ({ x, y, width, height }) =>
      width < WIDEST_PANEL &&
      x < left - 3 &&
      left - x < WIDEST_PADDING &&
      x + width > right &&
      y <= top &&
      y + height > top + 4 * block.fragments[0]!.size,
  );
  if (!panel) return block;
  return {
    ...block,
    right: Math.min(block.right, Math.max(right, panel.x + panel.width - (left - panel.x))),
  };
}

/** A last page with a few short lines says nothing of how wide its column is. */
function asWideAs(block: Block, { right }: { right: number }): Block {
  return block.side || block.isCard ? block : { ...block, right: Math.max(block.right, right) };
}

/** The rest of a column, alone on its page, is no wider than its lines on the page before say. */
function asWideAsAbove(parts: readonly Line[][]): Line[] {
  const [first, ...others] = parts;
  const known = Math.min(...first!.map(({ columnRight }) => columnRight));
  const rest = others.map((lines) => {
    const right = Math.max(known, ...lines.map((line) => line.right));
    return lines.map((line) => ({ ...line, columnRight: Math.min(line.columnRight, right) }));
  });
  return [...first!, ...rest.flat()];
}

/** Neighbours without a column go together, and blocks of later pages go to the column they continue; a slide is read to its end before the next. */
function joinColumns(blocks: readonly Block[], isSlide: readonly boolean[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    const isNext = block.goesOn || (!last?.[0]!.side && !block.side);
    const near = isSlide[block.page] ? groups.filter((group) => group.at(-1)!.page === block.page) : groups;
    const goesOn = last && isNext ? last : lowestBeside(near, block);
    if (goesOn) goesOn.push(block);
    else groups.push([block]);
  }
  return groups;
}

/** Points; a column that ends so far above what stands lowest on its page is at its end. */
const WELL_ABOVE = 150;

/**
 * The column that a block continues. One that ended well above the foot of its page goes on nowhere: what fills the next page from its left
 * edge is the rest of the column that reached the foot.
 */
function lowestBeside(groups: readonly Block[][], block: Block): Block[] | undefined {
  const above = groups.findLast((group) => continues(group, block));
  const page = above?.at(-1)?.page;
  if (!above || block.side || page === undefined || page >= block.page) return above;
  const beside = groups.filter((group) => group[0]!.side && group.at(-1)!.page === page);
  const lowest = beside.toSorted((a, b) => bottomOf(b) - bottomOf(a))[0] ?? above;
  return bottomOf(above) < bottomOf(lowest) - WELL_ABOVE ? lowest : above;
}

function bottomOf(group: readonly Block[]): number {
  return Math.max(...group.at(-1)!.fragments.map(({ bottom }) => bottom));
}

function continues(group: readonly Block[], block: Block): boolean {
  const first = group[0]!;
  if (!first.side) return false;
  if (block.side)
    return block.side === first.side && Math.abs(textLeft(first) - textLeft(block)) < SAME_COLUMN;
  const right = Math.max(...block.fragments.map((fragment) => fragment.right));
  const later = (group.at(-1)?.page ?? 0) < block.page;
  const end = Math.max(...group.map((each) => each.right));
  return later && textLeft(block) > textLeft(first) - SAME_COLUMN && right < end + SAME_COLUMN;
}

function textLeft(block: Block): number {
  return Math.min(...block.fragments.map((fragment) => fragment.x));
}
