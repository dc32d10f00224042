/**
 * A text as it is shown where there is room for so much of it: ends behind a word where one ends near, never within a character.
 * @param most in UTF-16 units, the "…" among them
 */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
  const words = start.replace(/\s+\S*$/, '');
  return `${words.length >= most / 2 ? words : start.trimEnd()}…`;
}
