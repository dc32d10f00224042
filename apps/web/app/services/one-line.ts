/**
 * A name as one line: without control characters and marks that nobody sees (Cf: zero-width signs, turns of the direction of text),
 * which would let it disguise itself, or turn and break the lines of mails, lists and calendars that it stands in.
 * A calendar program may refuse a whole file for one control character (RFC 5545).
 */
export function oneLine(text: string): string {
  return text
    .replaceAll(/(?![\t\n\r])[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
