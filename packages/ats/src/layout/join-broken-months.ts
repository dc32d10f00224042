import { MONTH_PATTERN, RANGE_PATTERN } from '../dates/calendar-words.ts';
import { joinFragments, sameLook, type Fragment } from './fragment.ts';

const ENDS_BEFORE_MONTH = /\b(?:19|20)\d\d-$/;
const MONTH = /^(?:0[1-9]|1[0-2])$/;
const ENDS_IN_MONTH = new RegExp(`(?:(?:\\s[|•·–—-]|,)\\s|\\s[([])(?:${MONTH_PATTERN})$`, 'iu');
/** Alone, or with the other end of its period. */
const YEAR = new RegExp(
  `^(?:(?:19|20)\\d\\d|[’']\\d\\d)(?=$|[)\\]]|\\s*[–—-]|\\s*${RANGE_PATTERN}(?!\\p{L}))`,
  'iu',
);

/**
 * `2023-02 – 2025-` over `12`: browsers break a period behind the hyphen of a month where a margin is narrow. `Universitas Arunika | Juni` over
 * `2019`, `Tegal (Juni` over `2019 – 2021)`: so does a narrow column before the year.
 */
export function joinBrokenMonths(fragments: readonly Fragment[]): Fragment[] {
  const opened = fragments.filter(({ text }) => ENDS_BEFORE_MONTH.test(text) || ENDS_IN_MONTH.test(text));
  const ends = new Map(datesInTwoRows(fragments));
  if (opened.length === 0 && ends.size === 0) return [...fragments];
  for (const above of opened) {
    const below = fragments.find(
      ({ text, x, y, size }) =>
        (ENDS_BEFORE_MONTH.test(above.text) ? MONTH : YEAR).test(text) &&
        Math.abs(x - above.x) < 2 &&
        y > above.y &&
        y - above.y < 1.8 * size,
    );
    if (below) ends.set(above, below);
  }
  const joined = new Set(ends.values());
  return fragments.flatMap((fragment) => {
    if (joined.has(fragment)) return [];
    const end = ends.get(fragment);
    if (!end) return [fragment];
    const whole = joinFragments(fragment, end, ENDS_BEFORE_MONTH.test(fragment.text) ? '' : ' ');
    // What a right edge broke stands in the upper row alone, so that the next date is not right below it.
    const { bottom, height } = fragment;
    return [isDateAlone(fragment) ? { ...whole, bottom, height } : whole];
  });
}

const MONTH_ALONE = new RegExp(`^${MONTH_PATTERN}$`, 'iu');
const YEAR_ALONE = /^(?:(?:19|20)\d\d|[’']\d\d)$/;

const isDateAlone = ({ text }: Fragment) => YEAR_ALONE.test(text) || MONTH_ALONE.test(text);

/** `Maret` over `2021`, or `2021` over `Mar`, at the right of what they date. */
function datesInTwoRows(fragments: readonly Fragment[]): [Fragment, Fragment][] {
  const parts = fragments.filter(isDateAlone).toSorted((a, b) => a.y - b.y);
  if (parts.length < 2) return [];
  const pairs: [Fragment, Fragment][] = [];
  const taken = new Set<Fragment>();
  for (const above of parts) {
    if (taken.has(above) || !fragments.some((other) => isLeftOf(other, above))) continue;
    const other = YEAR_ALONE.test(above.text) ? MONTH_ALONE : YEAR_ALONE;
    const below = parts.find(
      (each) =>
        !taken.has(each) && other.test(each.text) && isRightBelow(above, each) && sameLook(above, each),
    );
    if (!below) continue;
    taken.add(below);
    pairs.push([above, below]);
  }
  return pairs;
}

function isLeftOf(other: Fragment, date: Fragment): boolean {
  return other.right < date.x && Math.abs(other.baseline - date.baseline) < 2;
}

function isRightBelow(above: Fragment, below: Fragment): boolean {
  const isAligned = Math.abs(below.x - above.x) < 2 || Math.abs(below.right - above.right) < 2;
  return isAligned && below.y > above.y && below.y - above.y < 1.8 * below.size;
}
