import type { TextItem } from '../model.ts';

/** What Tesseract takes a bullet for. */
const LIKE_BULLET = /^[eoO©®¢«°*+·»>¥“”"‘’]$/;

/** Whether the first word of a recognised line is the bullet of the point that begins behind it. */
export function isMisreadBullet(text: string, next: string | undefined): boolean {
  return LIKE_BULLET.test(text) && /^\p{Lu}/u.test(next ?? '');
}

/** Less sure than this, of 100, are a letter or two that stand for a drawing. */
const SURE = 70;

/** Whether the first word of a recognised line is a drawing before a heading or a contact: signs, or letters that are hardly sure. */
export function isMisreadIcon(
  { text, sure }: { text: string; sure: number },
  next: string | undefined,
): boolean {
  if (text.length > 3 || /\d/.test(text) || !/[\p{L}\d(+]/u.test(next ?? '')) return false;
  if (/^\p{L}+$/u.test(text)) return sure < SURE;
  return (
    !/\p{L}/u.test(text) &&
    !/^[•+(#-]/.test(text) &&
    (!isMisreadBullet(text, next) || /^\p{Lu}{3}/u.test(next!))
  );
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
