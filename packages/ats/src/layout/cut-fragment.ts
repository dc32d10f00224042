import { slicePiece } from '../text/piece.ts';
import type { Fragment } from './fragment.ts';

/** The rest of a fragment from one letter on, without a bullet. */
export function cutFragment(fragment: Fragment, from: number): Fragment {
  const { text, items } = slicePiece(fragment, from, fragment.text.length);
  const x = items[0]?.x ?? fragment.x;
  return { ...fragment, text, items, x, width: fragment.right - x, bullet: 0 };
}
