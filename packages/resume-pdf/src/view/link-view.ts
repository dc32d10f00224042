import { safeUrl } from '@setapak/resume';
import { splitWords } from './split-words.ts';
import type { LinkView } from './view.ts';

/**
 * An address as it is printed (without scheme, `www.` and closing slash) and where it leads. What may not be a link is
 * printed as it stands, not clickable.
 */
export function linkView(address: string): LinkView {
  const text = address.trim();
  const href = safeUrl(text);
  if (href === undefined) return { words: splitWords(text) };
  return { words: splitWords(shortAddress(text)), href };
}

/** `https://www.example.com/` → `example.com`. */
function shortAddress(address: string): string {
  return address.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)/i, '').replace(/\/$/, '');
}
