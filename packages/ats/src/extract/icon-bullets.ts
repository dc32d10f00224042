import type { TextItem } from '../model.ts';
import type { Glyph } from './page-glyphs.ts';

/** In sizes of the text beside it: how far an icon stands from its text at most, and how far from what stands before it at least. */
const WIDEST_GAP = 2.5;
const ALONE = 3;
/** Points. */
const SAME_EDGE = 1.5;
/** Points behind the text's edge from which on a row is another column's. */
const OTHER_COLUMN = 100;
const FEWEST_POINTS = 2;
/** Signs that are read as bullets anyway. */
const READ = /[•·▪●○◦■–\uf0b7\uf0a7\uf076\uf0d8\uf0fc\uf06e\uf0a8-]/;
const isPrivate = (text: string) => text >= '\ue000' && text < '\uf900';

interface Mark {
  glyph: Glyph;
  word: TextItem;
}

/**
 * Icons that stand before the points of a list (`\faCheck`, `fa-angle-right`), as bullets: the same one at one edge, with nothing between but
 * what the points go on with. An icon before each date or place has other facts between.
 * @param glyphs upright characters of one page
 * @param words visible words of the page
 */
export function iconBullets(glyphs: readonly Glyph[], words: readonly TextItem[]): TextItem[] {
  const icons = glyphs.filter(
    ({ text, run }) => (run.font.icons || isPrivate(text)) && text.trim() !== '' && !READ.test(text),
  );
  if (icons.length <= FEWEST_POINTS) return [];
  const marks = icons.flatMap((glyph): Mark[] => {
    const word = wordOpenedBy(glyph, words, icons);
    return word ? [{ glyph, word }] : [];
  });
  const groups = Map.groupBy(marks, ({ glyph }) => `${glyph.run.font.name}|${glyph.text}`);
  return [...groups.values()].flatMap((group) =>
    edgesOf(group)
      .filter((list) => areBullets(list, words))
      .flatMap((list) => list.map(bulletOf)),
  );
}

function isOnLine({ baseline, size }: TextItem, { originY }: Glyph): boolean {
  return Math.abs(baseline - originY) < 0.35 * size;
}

/** The first word of the line that the icon begins. */
function wordOpenedBy(
  glyph: Glyph,
  words: readonly TextItem[],
  icons: readonly Glyph[],
): TextItem | undefined {
  const { x, width } = glyph.box;
  const line = words.filter((word) => isOnLine(word, glyph));
  const after = line.filter((word) => word.x > x + 0.5 * width).toSorted((a, b) => a.x - b.x)[0];
  if (!after || after.x - x - width > WIDEST_GAP * after.size || !/[\p{L}\p{N}(“"]/u.test(after.text))
    return undefined;
  const isBefore = line.some((word) => word.x < x && x - word.x - word.width < ALONE * word.size);
  const isInRow = icons.some(
    (other) =>
      other !== glyph &&
      Math.abs(other.originY - glyph.originY) < 2 &&
      Math.abs(other.box.x - x) < ALONE * after.size,
  );
  return isBefore || isInRow ? undefined : after;
}

function edgesOf(group: readonly Mark[]): Mark[][] {
  const lists: Mark[][] = [];
  for (const mark of group.toSorted((a, b) => a.glyph.originY - b.glyph.originY)) {
    const list = lists.find(([first]) => Math.abs(first!.word.x - mark.word.x) < SAME_EDGE);
    if (list) list.push(mark);
    else lists.push([mark]);
  }
  return lists;
}

/** At least two times one point follows another. */
function areBullets(list: readonly Mark[], words: readonly TextItem[]): boolean {
  const pairs = list.slice(1).filter((mark, index) => follows(list[index]!, mark, words)).length;
  return pairs >= FEWEST_POINTS;
}

/** Nothing stands between two points but what the upper one goes on with, in its letters. */
function follows({ glyph, word }: Mark, next: Mark, words: readonly TextItem[]): boolean {
  if (word.font !== next.word.font || Math.abs(word.size - next.word.size) > 0.3) return false;
  const between = words.filter(
    ({ x, baseline }) =>
      baseline > word.baseline + 0.35 * word.size &&
      baseline < next.word.baseline - 0.35 * word.size &&
      x > glyph.box.x - SAME_EDGE &&
      x < word.x + OTHER_COLUMN,
  );
  const starts = between.filter(
    (each) => !between.some((other) => other.x < each.x && Math.abs(other.baseline - each.baseline) < 1),
  );
  const lines = 1 + starts.length;
  return (
    starts.every((each) => Math.abs(each.x - word.x) < SAME_EDGE && each.font === word.font) &&
    next.word.baseline - word.baseline < (lines + 1) * 1.6 * word.size
  );
}

function bulletOf({ glyph, word }: Mark): TextItem {
  const bullet: TextItem = {
    ...glyph.box,
    text: '•',
    baseline: word.baseline,
    size: word.size,
    font: word.font,
    bold: false,
    italic: false,
    colour: word.colour,
  };
  if (word.order !== undefined) bullet.order = word.order - 1;
  return bullet;
}
