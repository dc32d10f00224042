import type { TextItem } from '../model.ts';

/** What Tesseract takes a bullet for. */
const LIKE_BULLET = /^[eoO©®¢«°*+·»>¥“”"‘’]$/;

/** Whether the first word of a recognised line is the bullet of the point that begins behind it. */
export function isMisreadBullet(text: string, next: string | undefined): boolean {
  return LIKE_BULLET.test(text) && /^\p{Lu}/u.test(next ?? '');
}

/** The same words, in the text that a scanner laid over its picture. */
export function withBullets(items: readonly TextItem[]): TextItem[] {
  return items.map((item, index) => {
    const [before, next] = [items[index - 1], items[index + 1]];
    const isInRow = (other: TextItem | undefined) =>
      other !== undefined && Math.abs(other.baseline - item.baseline) < 0.5 * Math.max(item.size, other.size);
    const isFirst = !isInRow(before) && isInRow(next);
    return isFirst && isMisreadBullet(item.text, next!.text) ? { ...item, text: '•' } : item;
  });
}
