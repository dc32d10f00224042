import { MONTH_PATTERN, RANGE_PATTERN } from '../dates/calendar-words.ts';
import type { Fragment } from './fragment.ts';

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
  if (opened.length === 0) return [...fragments];
  const ends = new Map<Fragment, Fragment>();
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
    const items = [...fragment.items, ...end.items];
    const { bottom } = end;
    return [
      {
        ...fragment,
        items,
        text: fragment.text + (ENDS_BEFORE_MONTH.test(fragment.text) ? '' : ' ') + end.text,
        bottom,
        height: bottom - fragment.y,
      },
    ];
  });
}
