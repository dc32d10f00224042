import type { PageItems, TextItem } from '../../../src/model.ts';
import type { Random } from '../random.ts';
import type { PaperLine } from './paper-line.ts';

const LETTER = 0.5;
const SPACE = 0.28;
const PAGE = { width: 595, height: 842 };
const MARGIN = 56;

/** Sets a paper on pages of words, as the reader gets them from a PDF; sizes and margins by lot. */
export function setPaper(lines: readonly PaperLine[], random: Random): PageItems[] {
  const size = random.pick([9, 10, 10.5, 11, 12]);
  const bold = random.chance(0.7);
  const sizes = {
    title: size * random.pick([1.4, 1.8, 2.2]),
    head: size * random.pick([1, 1.15, 1.3]),
    body: size,
    row: size,
  };
  const pages: TextItem[][] = [[]];
  let y = MARGIN;
  for (const { text, as } of lines) {
    const own = sizes[as];
    const cells = text.split('\t');
    const width = (PAGE.width - 2 * MARGIN) / cells.length;
    let lowest = y;
    for (const [index, cell] of cells.entries()) {
      const left = MARGIN + index * width;
      let [x, top] = [left, y];
      for (const word of cell.split(' ')) {
        const wide = word.length * own * LETTER;
        if (x > left && x + wide > left + width) {
          x = left;
          top += 1.25 * own;
        }
        if (top > PAGE.height - MARGIN) {
          pages.push([]);
          y = MARGIN;
          top = MARGIN;
        }
        pages.at(-1)!.push({
          text: word,
          x,
          y: top,
          width: wide,
          height: 1.2 * own,
          baseline: top + own,
          size: own,
          font: 'Set',
          bold: bold && as !== 'body' && as !== 'row',
          italic: false,
          colour: 0,
          spaced: x > left,
        });
        x += wide + SPACE * own;
      }
      lowest = Math.max(lowest, top);
    }
    y = lowest + own * (as === 'head' ? 1.5 : 1.35) + (as === 'title' ? own : 0);
  }
  return pages.map((items) => ({ ...PAGE, items }));
}
