import { MONTH_PATTERN, RANGE_PATTERN } from '../dates/calendar-words.ts';
import { findDates } from '../dates/find-dates.ts';
import type { Fragment } from './fragment.ts';

const YEAR = /^(?:19|20)\d\d$/;
const ONLY_MONTHS = new RegExp(`^${MONTH_PATTERN}(?:${RANGE_PATTERN}\\s*${MONTH_PATTERN})?$`, 'iu');
const FEWEST_YEARS = 2;
const SAME_EDGE = 2;

/**
 * `2023` in large figures at the left of `Agustus - Oktober`: one period, of which the year stands on no base line of its own. Where every year at that edge
 * has its months at its right or is said again in a whole period there, none of them is a date of its own.
 */
export function yearsBesideMonths(fragments: readonly Fragment[]): Fragment[] {
  const years = fragments.filter(({ text }) => YEAR.test(text));
  if (years.length < FEWEST_YEARS || !fragments.some(({ text }) => ONLY_MONTHS.test(text)))
    return [...fragments];
  const joined = new Map<Fragment, Fragment | undefined>();
  for (const column of Map.groupBy(years, ({ x }) => Math.round(x / SAME_EDGE)).values()) {
    const beside = column.map((year) => [year, periodBeside(year, fragments)] as const);
    if (beside.length < FEWEST_YEARS || beside.some(([, period]) => !period)) continue;
    for (const [year, period] of beside) {
      joined.set(year, undefined);
      if (ONLY_MONTHS.test(period!.text))
        joined.set(period!, {
          ...period!,
          items: [...period!.items, ...year.items],
          text: `${period!.text} ${year.text}`,
        });
    }
  }
  if (joined.size === 0) return [...fragments];
  return fragments.flatMap((each) => (joined.has(each) ? (joined.get(each) ?? []) : [each]));
}

/** Months alone, or a period that begins or ends in the year, at its right and at its height. */
function periodBeside(year: Fragment, fragments: readonly Fragment[]): Fragment | undefined {
  return fragments.find(({ text, x, y, bottom }) => {
    if (x < year.right || y > year.bottom || bottom < year.y) return false;
    if (ONLY_MONTHS.test(text)) return true;
    const [span] = findDates(text);
    const isWhole = span && !span.single && span.to - span.from >= 0.8 * text.length;
    return isWhole && [span.start?.year, span.end?.year].includes(Number(year.text));
  });
}
