import { type Fragment, joinFragments } from '../../layout/fragment.ts';
import type { Line } from '../../layout/line.ts';
import { hasOwnDate } from '../own-dates.ts';
import { areOneAddress } from './addresses.ts';

/** `…, Ingolstadt, Ger-` over `many`: the margin broke a word. */
export function isHyphenated(above: Line, line: Line): boolean {
  const [upper, lower] = [above.cells.at(-1)!, line.cells[0]!];
  if (line.bullet || above.bullet) return false;
  // In what was done it may as well be a compound.
  if (!hasOwnDate(above) || !/\p{L}{2}-$/u.test(upper.text) || !/^\p{Ll}/u.test(lower.text)) return false;
  const start = above.cells.length === 1 ? above.textX : upper.x;
  return (
    Math.abs(start - lower.x) < 1.5 && line.gap < 0.6 * line.size && Math.abs(upper.size - lower.size) < 0.4
  );
}

/** Head and tail of compounds keep their hyphen: `Co-founder`, `Wakil-ketua`. */
const OF_COMPOUND = /(?:^|[^\p{L}])(?:co|vice|non|sub|ex|self|pre|post|multi|semi|cross|full|part|wakil)-$/iu;

/** A word that the line's end parted is whole again. */
function glued(above: Fragment, below: Fragment): Pick<Fragment, 'text' | 'items'> | undefined {
  const [last, first] = [above.items.at(-1)!, below.items[0]!];
  if (areOneAddress(above.text, below.text)) {
    const address = { ...last, text: last.text + first.text };
    return {
      text: above.text + below.text,
      items: [...above.items.slice(0, -1), address, ...below.items.slice(1)],
    };
  }
  if (!/\p{L}{2}-$/u.test(last.text) || !/^\p{L}/u.test(first.text)) return undefined;
  const keeps = OF_COMPOUND.test(last.text) || /^\p{Lu}/u.test(first.text);
  const cut = keeps ? 0 : 1;
  const word = { ...last, text: last.text.slice(0, last.text.length - cut) + first.text };
  return {
    text: above.text.slice(0, above.text.length - cut) + below.text,
    items: [...above.items.slice(0, -1), word, ...below.items.slice(1)],
  };
}

/** Both lines as one, which ends where the lower one does: a third line is measured by the room behind it. */
export function joinCells(above: Fragment, below: Fragment): Fragment {
  return {
    ...joinFragments(above, below),
    ...glued(above, below),
    y: below.y,
    right: below.right,
  };
}
