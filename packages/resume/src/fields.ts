import * as z from 'zod';
import { isPartialDate, toPartialDate } from './dates.ts';
import { LIMITS } from './limits.ts';
import { toBlock, toBoolean, toLine, toLines } from './text.ts';

/*
 * The field kinds of a document. Each takes anything and gives its type (tolerant in, total out); only a passed cap is
 * an issue.
 */

/** A one-line text; '' when absent. */
export const line = z.preprocess(toLine, z.string().max(LIMITS.line)).prefault('');

/** Rich text as `rich-text.ts` defines it, stored as a string; '' when absent. */
export const richText = z.preprocess(toBlock, z.string().max(LIMITS.text)).prefault('');

/** `yyyy-MM-dd`, `yyyy-MM`, `yyyy` or ''. */
export const partialDate = z.preprocess(toPartialDate, z.string().refine(isPartialDate)).prefault('');

/** A list of one-line texts. */
export const keywords = z
  .preprocess(toLines, z.array(z.string().max(LIMITS.line)).max(LIMITS.keywords))
  .prefault([]);

/** A switch that is on unless it was turned off. */
export const onByDefault = z.preprocess((value) => toBoolean(value, true), z.boolean()).prefault(true);

/** A switch that is off unless it was turned on. */
export const offByDefault = z.preprocess((value) => toBoolean(value, false), z.boolean()).prefault(false);

/** Any scheme but those of a picture: `javascript:`, `data:text/html`. */
const NO_PICTURE = /^(?!data:image\/|https?:)[a-z][a-z0-9+.-]*:/i;

function toPicture(value: unknown): string {
  const address = toLine(value).trim();
  return NO_PICTURE.test(address) ? '' : address;
}

/** A photograph: a `data:image/…;base64,` URL, an https URL or a storage name; '' for another address. */
export const photograph = z
  .preprocess((value) => toPicture(value), z.string().max(LIMITS.photograph))
  .prefault('');
