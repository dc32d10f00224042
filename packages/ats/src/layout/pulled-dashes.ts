import { MONTH_PATTERN } from '../dates/calendar-words.ts';
import { bulletLength } from '../text/normalise.ts';
import { joinFragments, makeFragment, type Fragment } from './fragment.ts';

const DASH = /^[–—-]$/;
const ENDS_IN_YEAR = /(?:^|\D)(?:19|20)\d\d$/;
const MONTH = new RegExp(String.raw`^${MONTH_PATTERN}\.?$`, 'iu');
/** In font sizes. */
const SAME_ROW = 0.25;
/** In points. */
const SAME_EDGE = 1;
const FEWEST_AT_EDGE = 2;

/**
 * `Apr   2022    – Post` over `Now`: a narrow justified margin draws the words of a period apart, and its dash to the text beside it. They
 * are put together where other lines begin at the edge of that text.
 * @param fragments of one page
 */
export function withPulledDashes(fragments: readonly Fragment[]): Fragment[] {
  const periods = fragments.flatMap((post) => {
    const [dash, next] = post.items;
    if (!next || !DASH.test(dash!.text.trim())) return [];
    const year = leftOf(post, fragments);
    const edge = fragments.filter((other) => Math.abs(other.x - next.x) < SAME_EDGE);
    if (!year || !ENDS_IN_YEAR.test(year.text) || edge.length < FEWEST_AT_EDGE) return [];
    const before = leftOf(year, fragments);
    return [{ post, year, month: before && MONTH.test(before.text) ? before : undefined }];
  });
  return fragments.flatMap((each) => {
    const period = periods.find(({ post, year, month }) => [post, year, month].includes(each));
    if (!period) return [each];
    if (each === period.post) return [part(each, 1)];
    if (each === period.month) return [];
    const begun = joinFragments(each, part(period.post, 0, 1));
    return [period.month ? joinFragments(period.month, begun) : begun];
  });
}

/** The nearest piece at the left in the same row. */
function leftOf(each: Fragment, fragments: readonly Fragment[]): Fragment | undefined {
  return fragments
    .filter(
      (other) => other.right < each.x && Math.abs(other.baseline - each.baseline) < SAME_ROW * each.size,
    )
    .toSorted((a, b) => b.right - a.right)[0];
}

function part({ items, page }: Fragment, from: number, to?: number): Fragment {
  return makeFragment(items.slice(from, to), page, bulletLength);
}
