import type { Fragment } from '../../layout/fragment.ts';
import { readHeading } from '../read-heading.ts';
import { CORE } from './style-groups.ts';
import { halfPoints, headingText } from './style-key.ts';

const FEWEST_MARKED = 3;
/** `Pengalaman` alone says less than `Pengalaman Kerja`. */
const LEAST_MARKED = 2;

/** `■ Pendidikan` over points with other signs, in whatever letters: all that stands behind the sign reads like headings. */
export function markedHeadings(fragments: readonly Fragment[]): Fragment[] {
  const read = (fragment: Fragment) => readHeading(headingText(fragment));
  const bySign = Map.groupBy(
    fragments.filter(({ bullet }) => bullet > 0),
    ({ text, items }) => `${text[0]} ${halfPoints(items[0]!.width)}`,
  );
  for (const marked of bySign.values()) {
    if (marked.length < FEWEST_MARKED) continue;
    // Points are recognised by the first of them.
    if (!marked.every((each) => (read(each)?.score ?? 0) >= LEAST_MARKED)) continue;
    const types = new Set(marked.flatMap((each) => read(each)?.type ?? []));
    if (types.size >= FEWEST_MARKED && [...types].some((type) => CORE.has(type))) return marked;
  }
  return [];
}
