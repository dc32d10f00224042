import { toUpright, boxOf, turnedSize, type Turn } from '../extract/geometry.ts';
import type { Box } from '../model.ts';
import type { Reading } from './parsed-resume.ts';

/**
 * The reading of pages of which some lie on their side or upside down in the file, with sizes and boxes (points) as on pages that were turned
 * until their text reads upright. Painting a page with its turn (`turnOfPage`) gives the picture that they belong to.
 */
export function uprightReading(reading: Reading): Reading {
  const { document, evidence, unused } = reading;
  if (!document.pageTurns) return reading;
  const upright = <Placed extends Box & { page: number }>(box: Placed): Placed => {
    const size = document.pageSizes[box.page];
    const turn = turnOfPage(reading, box.page);
    if (!size || turn === 0) return box;
    const end = { x: box.x + box.width, y: box.y + box.height };
    return { ...box, ...boxOf(toUpright(size, turn, box), toUpright(size, turn, end)) };
  };
  return {
    ...reading,
    evidence: Object.fromEntries(
      Object.entries(evidence).map(([path, entry]) => [path, { ...entry, boxes: entry.boxes.map(upright) }]),
    ),
    unused: unused.map((text) => ({ ...text, boxes: text.boxes.map(upright) })),
    document: {
      ...document,
      pageSizes: document.pageSizes.map((size, page) => turnedSize(size, turnOfPage(reading, page))),
    },
  };
}

/** How the text of a page runs on the page as shown, in degrees clockwise. @param page from 0 */
export function turnOfPage({ document }: Pick<Reading, 'document'>, page: number): Turn {
  return document.pageTurns?.[page] ?? 0;
}

/** What `Reading` keeps of how pages lie: nothing where all of them read upright. */
export function pageTurns(pages: readonly { turned?: Turn }[]): { pageTurns?: Turn[] } {
  const turns = pages.map(({ turned = 0 }) => turned);
  return turns.some((turn) => turn !== 0) ? { pageTurns: turns } : {};
}
