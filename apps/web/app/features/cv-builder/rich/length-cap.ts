import { LIMITS } from '@setapak/resume';
import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { richSource } from './rich-blocks.ts';

/** Set on a change that a person did not make: it is let through, for it is in the document already. */
export const FROM_OUTSIDE = 'from outside';

/** Below this many signs the text is never too long, whatever has to be escaped in it. */
const SURELY_FITS = LIMITS.text / 4;

/**
 * No longer than what a document takes, as it is stored: there a sign that could be taken for markup needs a second one.
 * @param onFull hears of every change whether it was left out for being too long
 */
export function lengthCap(onFull: (full: boolean) => void): Plugin {
  return new Plugin({
    filterTransaction(transaction, state) {
      if (!transaction.docChanged || transaction.getMeta(FROM_OUTSIDE)) return true;
      const fits = transaction.doc.content.size < state.doc.content.size || isStorable(transaction.doc);
      onFull(!fits);
      return fits;
    },
  });
}

function isStorable(doc: Node): boolean {
  if (doc.content.size < SURELY_FITS) return true;
  return doc.content.size <= LIMITS.text && richSource(doc).length <= LIMITS.text;
}
