import type { TextItem } from '../model.ts';
import type { GreyPicture } from './level-picture.ts';

const DARK = 128;
/** Ink of a word against that of the usual word of its page, from which on it is bold. */
const BOLD_INK = 1.3;
/** In font sizes. */
const PHRASE_GAP = 1.1;
/** Heights of letters in font sizes: small ones, tall ones and capitals, and what hangs below the line. */
const SMALL = 0.52;
const TALL = 0.72;
const BELOW = 0.21;
/** Sizes that differ by less are one. */
const SAME_SIZE = 1.08;

/**
 * Words with the sizes and weights that Tesseract does not tell: the size by the height of the letters, the weight by their ink. Words that
 * follow each other closely share both, and nearly equal sizes are one, as they were when the page was set.
 */
export function withLooks(items: readonly TextItem[], picture: GreyPicture, scale: number): TextItem[] {
  const phrases = evenSizes(phrasesOf(items).map((phrase) => sized(phrase)));
  const inks = phrases.map((phrase) =>
    median(phrase.filter(isWord).map((item) => inkOf(item, picture, scale))),
  );
  const usual = median(phrases.flatMap((phrase, index) => phrase.map(() => inks[index] ?? 0)));
  return phrases.flatMap((phrase, index) =>
    phrase.map((item) => ({ ...item, bold: (inks[index] ?? 0) > BOLD_INK * usual })),
  );
}

function phrasesOf(items: readonly TextItem[]): TextItem[][] {
  const phrases: TextItem[][] = [];
  for (const item of items) {
    const phrase = phrases.at(-1);
    const before = phrase?.at(-1);
    const follows = before && item.spaced && item.x - before.x - before.width < PHRASE_GAP * item.size;
    if (phrase && follows) phrase.push(item);
    else phrases.push([item]);
  }
  return phrases;
}

function sized(phrase: readonly TextItem[]): TextItem[] {
  const sizes = phrase.filter(({ text }) => /[\p{L}\d]{2}/u.test(text)).map(sizeOf);
  const size = sizes.length > 0 ? median(sizes) : undefined;
  return phrase.map((item) => ({ ...item, size: size ?? item.size }));
}

function sizeOf({ text, height }: TextItem): number {
  const above = /[\p{Lu}\dbdfhiklt()/]/u.test(text) ? TALL : SMALL;
  const below = /[gjpqyQ(),;/_@]/.test(text) ? BELOW : 0;
  return height / (above + below);
}

function evenSizes(phrases: readonly TextItem[][]): TextItem[][] {
  const sizes = phrases.flatMap((phrase) => phrase.map(({ size }) => size)).toSorted((a, b) => a - b);
  const groups: number[][] = [];
  for (const size of sizes) {
    const group = groups.at(-1);
    if (group && size < SAME_SIZE * group[0]!) group.push(size);
    else groups.push([size]);
  }
  const even = new Map(groups.flatMap((group) => group.map((size) => [size, median(group)] as const)));
  return phrases.map((phrase) => phrase.map((item) => ({ ...item, size: even.get(item.size)! })));
}

function isWord({ text }: TextItem): boolean {
  return /\p{L}{3}/u.test(text);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Dark pixels for each letter, in squares of the font's size. */
function inkOf({ x, y, width, height, text, size }: TextItem, picture: GreyPicture, scale: number): number {
  let dark = 0;
  for (let row = Math.floor(y * scale); row < (y + height) * scale; row += 1)
    for (let column = Math.floor(x * scale); column < (x + width) * scale; column += 1)
      if ((picture.data[row * picture.width + column] ?? 255) < DARK) dark += 1;
  return dark / (text.length * (size * scale) ** 2);
}
