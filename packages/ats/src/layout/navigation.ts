import { readHeading } from '../classify/read-heading.ts';
import { plain } from '../text/normalise.ts';
import type { Fragment } from './fragment.ts';

const FEWEST_LINKS = 3;
const FEWEST_LEADING = 2;
/** The name or a sign of the page stands above its menu or beside it. */
const MOST_ABOVE = 2;
const LARGER = 1.15;

/**
 * The menu at the top of somebody's page (`Tentang   Pengalaman   Kontak`), which a browser prints with it. Its words are those of the
 * headings that they lead to, and would be taken for these.
 */
export function withoutNavigation(pages: readonly Fragment[][]): Fragment[][] {
  const [first, ...others] = pages;
  if (!first) return [];
  const all = pages.flat();
  const rows = [...Map.groupBy(first, ({ baseline }) => Math.round(baseline))].sort(([a], [b]) => a - b);
  let above = 0;
  for (const [, row] of rows) {
    const links = linksOf(row, all);
    if (links.length > 0) return [first.filter((each) => !links.includes(each)), ...others];
    above += row.length;
    if (above > MOST_ABOVE) break;
  }
  return [...pages];
}

function linksOf(row: readonly Fragment[], all: readonly Fragment[]): Fragment[] {
  const looks = Map.groupBy(row, ({ size, bold, colour }) => `${size.toFixed(1)} ${bold} ${colour}`);
  const links = [...looks.values()].find((alike) => alike.length >= FEWEST_LINKS) ?? [];
  if (!links.every(isWord)) return [];
  const leading = links.filter((link) => all.some((other) => leadsTo(link, other)));
  return leading.length >= FEWEST_LEADING && 2 * leading.length >= links.length ? links : [];
}

function isWord({ text, bullet }: Fragment): boolean {
  return bullet === 0 && /^\p{L}[\p{L} &/]*$/u.test(text) && text.split(' ').length <= 3;
}

function leadsTo(link: Fragment, heading: Fragment): boolean {
  const type = readHeading(link.text)?.type;
  // A heading further down in the same words need not be larger than the menu.
  if (heading.y > link.bottom && type !== undefined && plain(link.text) === plain(heading.text)) return true;
  if (heading.size < LARGER * link.size) return false;
  return (
    plain(link.text) === plain(heading.text) ||
    (type !== undefined && readHeading(heading.text)?.type === type)
  );
}
