/*
 * Sets of characters, a bit each, as text: most of a font's thousands of characters are Chinese, and have no order that a list
 * of ranges could be short of.
 */

/** The characters that a set can hold: the first plane, and the emoji of the second. */
const SPANS = [
  [0, 0xffff],
  [0x1f000, 0x1fbff],
] as const;

/** Where a character's bit is; undefined outside the spans. */
function bitOf(code: number): number | undefined {
  let before = 0;
  for (const [first, last] of SPANS) {
    if (code >= first && code <= last) return before + code - first;
    before += last - first + 1;
  }
  return undefined;
}

const BITS = SPANS.reduce((sum, [first, last]) => sum + last - first + 1, 0);

export function encodeSigns(codes: Iterable<number>): string {
  const bytes = new Uint8Array(BITS / 8);
  for (const code of codes) {
    const bit = bitOf(code);
    if (bit !== undefined) bytes[bit >> 3]! |= 1 << (bit & 7);
  }
  return btoa(String.fromCharCode(...bytes));
}

/** @returns whether a character is in the set */
export function decodeSigns(encoded: string): (code: number) => boolean {
  const bytes = Uint8Array.from(atob(encoded), (byte) => byte.charCodeAt(0));
  return (code) => {
    const bit = bitOf(code);
    return bit !== undefined && ((bytes[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0;
  };
}
