import { HeadingStyles } from '../classify/heading-style.ts';
import type { PageItems } from '../model.ts';
import { findColumns, type Block } from './find-columns.ts';
import type { Fragment } from './fragment.ts';
import type { Line } from './line.ts';
import { makeFragments } from './make-fragments.ts';
import { makeLines } from './make-lines.ts';
import { dropRunningText } from './running-text.ts';

const SAME_COLUMN = 20;

/** Lines that follow each other in one column, over the pages. */
export interface Flow {
  lines: Line[];
}

/**
 * The order in which a person would read the pages: what spans the page first, then each column to its end over all pages.
 */
export function readingOrder(pages: readonly PageItems[]): { flows: Flow[]; styles: HeadingStyles } {
  const perPage = dropRunningText(
    pages.map((page, index) => makeFragments(page.items, index)),
    pages,
  );
  const styles = new HeadingStyles(perPage.flat());
  const gutters: number[] = [];
  const blocks = perPage.flatMap((fragments, index) =>
    findColumns(fragments, index, pages[index]?.height ?? 842, styles, gutters),
  );
  const flows = joinColumns(blocks).map((group) => ({ lines: group.flatMap((block) => makeLines(block)) }));
  return { flows, styles };
}

/** Neighbours without a column go together, and blocks of later pages go to the column they continue. */
function joinColumns(blocks: readonly Block[]): Block[][] {
  const groups: { column: Block['column']; blocks: Block[] }[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    const goesOn =
      last && !last.column && !block.column
        ? last
        : groups.findLast((group) => group.column && continues(group.blocks.at(-1), group.column, block));
    if (goesOn) goesOn.blocks.push(block);
    else groups.push({ column: block.column, blocks: [block] });
  }
  return groups.map((group) => group.blocks);
}

function continues(last: Block | undefined, column: NonNullable<Block['column']>, block: Block): boolean {
  if (!last) return false;
  const { left, right } = block.column ?? edges(block.fragments);
  if (block.column) return block.column.side === column.side && Math.abs(column.left - left) < SAME_COLUMN;
  return last.page < block.page && left > column.left - SAME_COLUMN && right < column.right + SAME_COLUMN;
}

function edges(fragments: readonly Fragment[]): { left: number; right: number } {
  return {
    left: Math.min(...fragments.map((fragment) => fragment.x)),
    right: Math.max(...fragments.map((fragment) => fragment.right)),
  };
}
