import type { Fragment } from '../fragment.ts';

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
  /** A box of its own around it says that it is one entry. */
  isEntry?: boolean;
  /** Read right after the block before it, wherever its lines begin. */
  goesOn?: boolean;
}
