import type { EntryParts, Prize } from '@setapak/ats';
import { sectionNames } from '@setapak/resume';

/** Where text that found no field can go. */
export const targets = ['none', ...sectionNames, 'custom'] as const;
export type UsualTarget = (typeof targets)[number];
/** A section of one's own, by its heading: one that is there, or one that another leftover begins. */
export type Target = UsualTarget | `under:${string}`;

export const under = (heading: string): Target => `under:${heading}`;

/** A piece of the CV that no field holds. */
export interface Leftover {
  /** The heading it stood under, where it had one. */
  heading: string;
  text: string;
  /** The text entry by entry, where it holds several. */
  entries?: string[];
  /** What the entries are called, who gave them and when, where the reader knows. */
  prizes?: (Prize | undefined)[];
  /** What each entry says, where the reader knows. */
  parts?: (EntryParts | undefined)[];
  /** Where it most likely belongs. */
  target: Target;
}

/** A leftover as a review shows it. */
export interface ShownLeftover extends Leftover {
  /** Where its entries have two names at their target: which name each has in which place. */
  names?: [string, string][];
  /** A name that holds a period or a sentence: the entry was most likely put together wrongly. */
  isOdd?: boolean;
}
