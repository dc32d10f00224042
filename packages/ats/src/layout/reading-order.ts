import { isOn } from '../rules.ts';
import { HeadingStyles } from '../classify/heading-style.ts';
import type { PageItems, Shape } from '../model.ts';
import { withDrawnUnderscores } from './drawn-underscores.ts';
import { findColumns, type Block } from './find-columns.ts';
import type { Fragment } from './fragment.ts';
import type { Line } from './line.ts';
import { makeFragments } from './make-fragments.ts';
import { makeLines } from './make-lines.ts';
import { stackTables } from './stack-tables.ts';
import { contactFoot, dropRunningText } from './running-text.ts';

const SAME_COLUMN = 20;
/** Pieces of text; a block of fewer beside another is a grid of facts, not a column. */
const FEWEST_IN_COLUMN = 10;

/** Lines that follow each other in one column, over the pages. */
export interface Flow {
  lines: Line[];
}

/**
 * The order in which a person would read the pages: what spans the page first, then each column to its end over all pages.
 */
export function readingOrder(pages: readonly PageItems[]): {
  flows: Flow[];
  styles: HeadingStyles;
  /** Heads, feet and page numbers, which are left out of the flows. */
  running: Fragment[];
  /** Text stands in columns side by side. */
  columns: boolean;
} {
  const all = pages.map((page, index) =>
    makeFragments(withDrawnUnderscores(page.items, page.shapes ?? []), index, page.shapes),
  );
  const foot = contactFoot(all, pages);
  const footKeys = new Set(foot.map(placeAndText));
  const perPage = dropRunningText(
    all.map((fragments) => fragments.filter((each) => !footKeys.has(placeAndText(each)))),
    pages,
  );
  const styles = new HeadingStyles(perPage.flat());
  const gutters: number[] = [];
  const openTable = {};
  const blocks = perPage.flatMap((fragments, index) =>
    findColumns(
      stackTables(fragments, styles, openTable),
      index,
      pages[index] ?? { width: 595, height: 842 },
      styles,
      gutters,
    ).map((block) => insidePanel(block, pages[index]?.shapes ?? [])),
  );
  const groups = joinColumns(isNewspaper(blocks, styles) ? blocks.map(withoutSide) : blocks);
  const page = { right: Math.max(...blocks.filter((block) => !block.side).map((block) => block.right)) };
  const flows = groups.map((group) => ({
    lines: group.flatMap((block) => makeLines(asWideAs(block, group[0]!.side ? group[0]! : page), styles)),
  }));
  const [first] = foot;
  if (first) {
    const [left, right] = [
      Math.min(...foot.map((each) => each.x)),
      Math.max(...foot.map((each) => each.right)),
    ];
    flows.push({ lines: makeLines({ page: first.page, fragments: foot, left, right }, styles) });
  }
  const kept = new Set([...perPage.flat(), ...foot]);
  return {
    flows,
    styles,
    running: all.flat().filter((each) => !kept.has(each)),
    columns: blocks.some((block) => block.side && block.fragments.length >= FEWEST_IN_COLUMN),
  };
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
  return block.side ? block : { ...block, right: Math.max(block.right, right) };
}

/** Neighbours without a column go together, and blocks of later pages go to the column they continue. */
function joinColumns(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    const goesOn =
      last && !last[0]!.side && !block.side ? last : groups.findLast((group) => continues(group, block));
    if (goesOn) goesOn.push(block);
    else groups.push([block]);
  }
  return groups;
}

function continues(group: readonly Block[], block: Block): boolean {
  const first = group[0]!;
  if (!first.side) return false;
  if (block.side)
    return block.side === first.side && Math.abs(textLeft(first) - textLeft(block)) < SAME_COLUMN;
  const right = Math.max(...block.fragments.map((fragment) => fragment.right));
  const later = (group.at(-1)?.page ?? 0) < block.page;
  return later && textLeft(block) > textLeft(first) - SAME_COLUMN && right < first.right + SAME_COLUMN;
}

function placeAndText({ text, y }: Block['fragments'][number]): string {
  return `${text}@${Math.round(y)}`;
}

const SAME_WIDTH = 0.12;

/** One text that runs through columns of equal width, page by page: the second column begins in the middle of something. */
function isNewspaper(blocks: readonly Block[], styles: HeadingStyles): boolean {
  if (!isOn('newspaper-columns')) return false;
  return blocks.some((left, index) => {
    const right = blocks[index + 1];
    if (left.side !== 'left' || right?.side !== 'right' || left.page !== right.page) return false;
    const [first, second] = [topOf(left), topOf(right)];
    const [one, other] = [left.right - textLeft(left), right.right - textLeft(right)];
    return (
      Math.abs(one - other) < SAME_WIDTH * one &&
      Math.abs(first.y - second.y) < 2 * second.size &&
      !styles.looksAlike(second) &&
      second.size < 1.2 * styles.bodySize &&
      blocks.filter((block) => block.side && block.page === left.page).length === 2 &&
      [left, right].every((block) => block.fragments.length > 8)
    );
  });
}

function topOf(block: Block): Block['fragments'][number] {
  return block.fragments.reduce((top, each) => (each.y < top.y ? each : top));
}

function withoutSide(block: Block): Block {
  return { ...block, side: undefined };
}

function textLeft(block: Block): number {
  return Math.min(...block.fragments.map((fragment) => fragment.x));
}
