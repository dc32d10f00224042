import type { PageItems, TextItem } from '../model.ts';

export interface Text {
  text: string;
  /** Points from the page's left edge. */
  x?: number;
  /** Base line, points from the top; 16 below the text before without it. */
  y?: number;
  size?: number;
  bold?: boolean;
  italic?: boolean;
  colour?: number;
  hidden?: TextItem['hidden'];
  /** Of its letters, where a font says less than 1.2 of its size. */
  height?: number;
  /** Parts of the line in other styles, right behind it. */
  more?: Omit<Text, 'x' | 'y'>[];
}

const LETTER = 0.5;

/** A page of words for tests, chopped word by word as most producers do. Every letter is half the font's size wide. */
export function buildPage(texts: readonly (Text | string)[]): PageItems {
  const items: TextItem[] = [];
  let y = 40;
  for (const each of texts) {
    const text = typeof each === 'string' ? { text: each } : each;
    y = text.y ?? y + 16;
    let x = text.x ?? 50;
    for (const part of [text, ...(text.more ?? [])]) x = addWords(items, { ...part, x, y });
  }
  return { width: 595, height: 842, items };
}

function addWords(items: TextItem[], text: Text & { x: number; y: number }): number {
  const { size = 10, bold = false, italic = false, colour = 0, height = size * 1.2, y } = text;
  let x = text.x;
  for (const [index, word] of text.text.split(' ').entries()) {
    const width = word.length * size * LETTER;
    items.push({
      text: word,
      x,
      y: y - size,
      width,
      height,
      baseline: y,
      size,
      font: 'Test',
      bold,
      italic,
      colour,
      spaced: index > 0,
      ...(text.hidden ? { hidden: text.hidden } : {}),
    });
    x += width + size * 0.3;
  }
  return x;
}
