import type { TextItem } from '../model.ts';
import { linesOf, reaches } from './turned-headings.ts';

const GAP = 3;

/**
 * Addresses and numbers that stand upright in a ribbon at the page's edge, as a row below everything else.
 * @param turned words of one page that run in another direction than `words`, upright
 */
export function turnedContacts(turned: readonly TextItem[], words: readonly TextItem[]): TextItem[] {
  const lines = linesOf(turned).filter(reaches);
  const [first] = words;
  if (!first || lines.length === 0) return [];
  const bottom = Math.max(...words.map((word) => word.y + word.height));
  let x = Math.min(...words.map((word) => word.x));
  return lines.flatMap((line) => {
    const [start, end] = [line[0]!, line.at(-1)!];
    const by = x - start.x;
    x += end.x + end.width - start.x + GAP * start.size;
    const baseline = bottom + GAP * start.size;
    return line.map((word) => ({
      ...word,
      x: word.x + by,
      y: baseline - word.size,
      height: word.size,
      baseline,
    }));
  });
}
