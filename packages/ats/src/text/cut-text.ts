/**
 * The start of a text, never with half a character at its end: PostgreSQL keeps no lone surrogate in JSON.
 * @param most in UTF-16 units
 */
export function cutText(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}
