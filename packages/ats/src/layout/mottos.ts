import { readHeading } from '../classify/read-heading.ts';
import { type Fragment, sameLook } from './fragment.ts';

const FEWEST = 3;
const LARGER = 1.3;
const SMALLER = 0.95;
const NEAR = 0.8;
const MOST_WORDS = 5;

/**
 * `Work Experience` over a small `PREVIOUS JOBS`, `Education` over `ACADEMIC CAREER`: a few words that a design has below each of its headings and
 * nowhere else, in letters smaller than the text. They say what the heading says.
 */
export function withoutMottos(pages: readonly Fragment[][]): Fragment[][] {
  const all = pages.flat();
  const body = usualSize(all);
  const large = all.filter(({ size }) => size >= LARGER * body);
  if (large.length < FEWEST) return [...pages];
  const headings = large.filter(({ text }) => readHeading(text) !== undefined);
  const found = headings.flatMap((heading) => all.find((each) => isMottoOf(heading, each, body)) ?? []);
  const [first] = found;
  if (!first || found.length < FEWEST || !found.every((each) => sameLook(each, first))) return [...pages];
  const isElsewhere = all.some((each) => sameLook(each, first) && !found.includes(each));
  return isElsewhere ? [...pages] : pages.map((page) => page.filter((each) => !found.includes(each)));
}

function isMottoOf(
  heading: Fragment,
  { page, text, x, right, y, size, bullet }: Fragment,
  body: number,
): boolean {
  if (page !== heading.page || size >= SMALLER * body || bullet > 0) return false;
  const isUnder = Math.abs(x - heading.x) < 1.5 || Math.abs(x + right - heading.x - heading.right) < 3;
  const gap = y - heading.bottom;
  return isUnder && gap > -0.5 * size && gap < NEAR * heading.size && isShort(text);
}

function isShort(text: string): boolean {
  return !/[\d@]/.test(text) && text.split(' ').length <= MOST_WORDS;
}

function usualSize(fragments: readonly Fragment[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of fragments) {
    const rounded = Math.round(2 * size) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0])[0];
}
