import { slicePiece } from '../text/piece.ts';
import type { Fragment } from './fragment.ts';

/** The rest of a fragment from one letter on, without a bullet. */
export function cutFragment(fragment: Fragment, from: number): Fragment {
  const { text, items } = slicePiece(fragment, from, fragment.text.length);
  const x = items[0]?.x ?? fragment.x;
  return { ...fragment, text, items, x, width: fragment.right - x, bullet: 0 };
}

/** A fragment up to a letter, without what only led on to the rest. */
export function headOf(fragment: Fragment, end: number): Fragment {
  const { text, items } = slicePiece(fragment, 0, end);
  const right = Math.max(...items.map((item) => item.x + item.width));
  return {
    ...fragment,
    text: text.replace(/(?:[\s,;:|–—-]|(?<=\p{Ll}{4})\.)+$/u, ''),
    items,
    right,
    width: right - fragment.x,
  };
}
