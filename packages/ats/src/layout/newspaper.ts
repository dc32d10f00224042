import type { HeadingStyles } from '../classify/heading-styles/heading-styles.ts';
import type { Block } from './columns/block.ts';
import type { Fragment } from './fragment.ts';

const LIKE = 0.85;
const FEWEST_LINES = 10;

/**
 * Two columns of one width over several pages are those of a newspaper where the right one begins in the midst of a section: text goes on
 * from the left one to the right one and then to the next page. Columns with parts of their own begin with a heading.
 */
export function asNewspaper(blocks: readonly Block[], styles: HeadingStyles): Block[] {
  const lastPage = blocks.at(-1)?.page ?? 0;
  const flows = [...Map.groupBy(blocks, ({ page }) => page)].some(([page, all]) => {
    const [left, right] = ['left', 'right'].map((side) =>
      all.filter((block) => block.side === side).flatMap(({ fragments }) => fragments),
    );
    return page < lastPage && areLike(left!, right!) && goesOn(right!, styles);
  });
  if (!flows) return [...blocks];
  const first = blocks.findIndex(({ side }) => side !== undefined);
  return blocks.map((block, index) => (index > first ? { ...block, goesOn: true } : block));
}

function areLike(one: readonly Fragment[], other: readonly Fragment[]): boolean {
  if (Math.min(one.length, other.length) < FEWEST_LINES) return false;
  const width = (fragments: readonly Fragment[]) =>
    Math.max(...fragments.map(({ right }) => right)) - Math.min(...fragments.map(({ x }) => x));
  const [a, b] = [width(one), width(other)];
  return Math.min(a, b) > LIKE * Math.max(a, b);
}

function goesOn(fragments: readonly Fragment[], styles: HeadingStyles): boolean {
  const top = Math.min(...fragments.map(({ baseline }) => baseline));
  const heads = fragments.filter((each) => styles.isHeading(each));
  return heads.length > 0 && heads.every(({ baseline }) => baseline > top + 1);
}
