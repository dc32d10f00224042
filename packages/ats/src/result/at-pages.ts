import type { ItemsReading } from '../read-items.ts';

/**
 * A reading of some of a file's pages, with its places counted over all pages of the file.
 * @param numbers index in the file of each page that was read
 */
export function atPages(reading: ItemsReading, numbers: readonly number[]): ItemsReading {
  const numberOf = (page: number) => numbers[page] ?? page;
  const moved = <Placed extends { page: number; boxes: { page: number }[] }>(placed: Placed): Placed => ({
    ...placed,
    page: numberOf(placed.page),
    boxes: placed.boxes.map((box) => ({ ...box, page: numberOf(box.page) })),
  });
  return {
    ...reading,
    evidence: Object.fromEntries(
      Object.entries(reading.evidence).map(([path, entry]) => [path, moved(entry)]),
    ),
    unused: reading.unused.map(moved),
    warnings: reading.warnings.map((warning) =>
      warning.pages ? { ...warning, pages: warning.pages.map(numberOf) } : warning,
    ),
  };
}
