/** More marks on one letter than any language needs (as in CVs), which would climb over the lines above. */
const STACKED_MARKS = /(\p{M}{6})\p{M}+/gu;

/** Letters keep six marks at the most. */
function unstacked(text: string): string {
  return text.replaceAll(STACKED_MARKS, '$1');
}

/**
 * A name as one line: without control characters and marks that nobody sees (Cf: zero-width signs, turns of the direction of text),
 * which would let it disguise itself, or turn and break the lines of mails, lists and calendars that it stands in.
 * A calendar program may refuse a whole file for one control character (RFC 5545).
 */
export function oneLine(text: string): string {
  return unstacked(text)
    .replaceAll(/(?![\t\n\r])[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** What would let a text disguise itself, but for what joins emojis. */
const INVISIBLE_IN_TEXT = /(?![\n\t\u{200D}])[\p{Cc}\p{Cf}]/gu;

/** The same for a text that others read and that keeps its lines. */
export function severalLines(text: string): string {
  return unstacked(text)
    .replaceAll(INVISIBLE_IN_TEXT, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
