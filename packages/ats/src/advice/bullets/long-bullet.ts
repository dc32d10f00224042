/** Three lines of a page at 11 points hold some 40 words. */
const LONG_WORDS = 40;

/** Whether a bullet is longer than three lines, which is rarely read to its end. House rule. */
export function isLongBullet(text: string): boolean {
  return text.split(/\s+/).length > LONG_WORDS;
}
