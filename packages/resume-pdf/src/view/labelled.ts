/** A value that is typed with its own word, or is words: `IPK 3,71`, `Skor: 553`, `No. 12/2024`, `Cum Laude`; not `ABC-123`. */
const NAMES_ITSELF = /^(?:\p{L}{3,}|no|id)(?=[\s:.#]|$)/iu;

/** `IPK` and `3,71` → `IPK 3,71`; a value that names itself stands alone, and an empty one stays empty. */
export function labelled(label: string, value: string): string {
  const text = value.trim();
  return text === '' || NAMES_ITSELF.test(text) ? text : `${label} ${text}`;
}

/** `Bahasa Inggris:` → `Bahasa Inggris`: between a name and what belongs to it the templates print the colon. */
export function withoutColon(name: string): string {
  return name.replace(/\s*:\s*$/, '');
}

/** Between members of a list whose members have commas of their own; those of numbers and in brackets part nothing. */
const OWN_COMMA = /,(?!\d)/;

/** `Excel, SQL`; `Komisaris, Bank Perdana; Pembina, Yayasan Anak`. */
export function listed(texts: readonly string[]): string {
  const hasCommas =
    texts.length > 1 && texts.some((text) => OWN_COMMA.test(text.replaceAll(/\([^()]*\)/g, '')));
  return texts.join(hasCommas ? '; ' : ', ');
}
