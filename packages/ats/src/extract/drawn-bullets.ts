import type { Box, TextItem } from '../model.ts';

/** In font sizes of the text beside it: how large a drawn bullet is, and how far from its text it stands. */
const SMALLEST = 0.12;
const LARGEST = 0.7;
const WIDEST_GAP = 2.5;
/** In their own widths: dots that stand so near each other rate something. */
const RATING_GAP = 2.5;
/** In font sizes: lines of text stand farther apart than the dots of a dotted line. */
const DOTTED_PITCH = 0.8;
const BULLET = /^[\p{P}\p{S}o]$/u;

/**
 * Bullets that the file draws as small shapes, as words of the page: each dot, square or ring right before a text on its line.
 * @param marks small shapes as high as wide
 * @param lines upright lines, on which a timeline's dots stand
 * @param words visible words of the page
 */
export function drawnBullets(
  marks: readonly Box[],
  lines: readonly Box[],
  words: readonly TextItem[],
): TextItem[] {
  const alone = marks.filter(
    (mark) => !lines.some((line) => crosses(line, mark)) && !marks.some((other) => isInRow(other, mark)),
  );
  const after = new Map(alone.map((mark) => [mark, wordAfter(mark, words)]));
  // `◦ Skills ◦`: what stands behind a text as well as before it is ornament.
  const closing = alone.filter((mark) => !after.get(mark) && words.some((word) => closes(mark, word)));
  return alone.flatMap((mark) => {
    const word = after.get(mark);
    const framed = closing.some((other) => other.x > mark.x && Math.abs(other.y - mark.y) < 1);
    return word && !framed && !isOfDottedLine(mark, word, marks) ? [bulletAt(mark, word)] : [];
  });
}

function wordAfter(mark: Box, words: readonly TextItem[]): TextItem | undefined {
  let nearest: TextItem | undefined;
  for (const word of words) if (isBulletOf(mark, word) && (!nearest || word.x < nearest.x)) nearest = word;
  return nearest && !BULLET.test(nearest.text) && !isInsideText(mark, words) ? nearest : undefined;
}

function isBulletOf(mark: Box, word: TextItem): boolean {
  const { size } = word;
  const side = Math.max(mark.width, mark.height);
  const gap = word.x - mark.x - mark.width;
  return (
    side >= SMALLEST * size &&
    side <= LARGEST * size &&
    gap > 0 &&
    gap < WIDEST_GAP * size &&
    isOnLine(mark, word)
  );
}

function closes(mark: Box, word: TextItem): boolean {
  const gap = mark.x - word.x - word.width;
  return gap > 0 && gap < WIDEST_GAP * word.size && isOnLine(mark, word);
}

function isOnLine({ y, height }: Box, { baseline, size }: TextItem): boolean {
  const middle = y + height / 2;
  return middle > baseline - 0.85 * size && middle < baseline + 0.05 * size;
}

function isInsideText(mark: Box, words: readonly TextItem[]): boolean {
  const middle = mark.y + mark.height / 2;
  return words.some(
    (word) =>
      mark.x < word.x + word.width &&
      mark.x + mark.width > word.x &&
      middle > word.baseline - word.size &&
      middle < word.baseline + 0.2 * word.size,
  );
}

function crosses(line: Box, mark: Box): boolean {
  const x = line.x + line.width / 2;
  return (
    x > mark.x - 1 &&
    x < mark.x + mark.width + 1 &&
    line.y < mark.y + 3 * mark.height &&
    line.y + line.height > mark.y - 2 * mark.height
  );
}

function isInRow(other: Box, mark: Box): boolean {
  if (other === mark || Math.abs(other.y - mark.y) > 1) return false;
  const gap = Math.max(other.x - mark.x - mark.width, mark.x - other.x - other.width);
  return gap >= 0 && gap < RATING_GAP * mark.width;
}

/** A dot of an upright dotted line has another right above or below itself. */
function isOfDottedLine(mark: Box, { size }: TextItem, marks: readonly Box[]): boolean {
  return marks.some(
    (other) =>
      other !== mark &&
      Math.abs(other.x - mark.x) < 1 &&
      Math.abs(other.y - mark.y) < DOTTED_PITCH * size &&
      Math.abs(other.y - mark.y) > mark.height,
  );
}

function bulletAt(mark: Box, { baseline, size, font, colour, order }: TextItem): TextItem {
  const bullet: TextItem = {
    ...mark,
    text: '•',
    baseline,
    size,
    font,
    bold: false,
    italic: false,
    colour,
  };
  if (order !== undefined) bullet.order = order - 1;
  return bullet;
}
