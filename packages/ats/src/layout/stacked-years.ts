import { isPresent, monthNumber } from '../dates/calendar-words.ts';
import type { TextItem } from '../model.ts';

const DASH = /^[–—−|-]$/;
const YEAR = /^(?:\d{1,2}[./])?(?:19|20)\d\d$/;
/** In font sizes: how far one line of a badge stands from the next, and how much white is around it. */
const NEAREST = 0.6;
const FARTHEST = 1.8;
const FREE = 0.8;
/** Points between the middles of its lines. */
const SAME_MIDDLE = 2;

/** `2019` over `–` over `2022`, one below the other in a badge: one period at the height of the first year. */
export function withStackedYears(items: readonly TextItem[]): readonly TextItem[] {
  const years = items.filter(({ text, hidden }) => !hidden && YEAR.test(text));
  if (years.length === 0) return items;
  const whole = new Map<TextItem, TextItem | undefined>();
  for (const dash of items) {
    if (!DASH.test(dash.text) || dash.hidden) continue;
    const from = years.find((year) => isRightBelow(year, dash) || isStrokeBelow(year, dash));
    const to = from && items.find((end) => isEnd(end) && isEndBelow(from, dash, end));
    if (!from || !to || !isFree(dash, items)) continue;
    whole.set(from, { ...from, text: `${from.text}–${to.text}` });
    whole.set(dash, undefined);
    whole.set(to, undefined);
  }
  if (whole.size === 0) return items;
  return items.flatMap((item) => (whole.has(item) ? (whole.get(item) ?? []) : [item]));
}

/** In sizes of its year: how small a month below it is at most. */
const SMALLER = 0.9;

/** `2016 – 2021` over `Oct` and `Jul` in small letters, each below the middle of its year: the month of that year. */
export function withMonthsBelowYears(items: readonly TextItem[]): readonly TextItem[] {
  const years = items.filter(
    ({ text, hidden }) => !hidden && text.length === 4 && /^(?:19|20)\d\d$/.test(text),
  );
  if (years.length === 0) return items;
  const dated = new Map<TextItem, TextItem | undefined>();
  const limit = SMALLER * Math.max(...years.map(({ size }) => size));
  for (const month of items) {
    if (month.hidden || month.size >= limit) continue;
    const year = years.find(
      (each) => month.size < SMALLER * each.size && isMiddleBelow(each, month) && !dated.has(each),
    );
    if (!year || !isMonth(month.text) || !isFree(month, items)) continue;
    dated.set(year, { ...year, text: `${month.text} ${year.text}` });
    dated.set(month, undefined);
  }
  if (dated.size === 0) return items;
  return items.flatMap((item) => (dated.has(item) ? (dated.get(item) ?? []) : [item]));
}

function isMonth(text: string): boolean {
  return /^\p{L}{3,}\.?$/u.test(text) && monthNumber(text) !== undefined;
}

function isEnd({ text, hidden }: TextItem): boolean {
  return !hidden && (YEAR.test(text) || isPresent(text));
}

const middle = ({ x, width }: TextItem) => x + width / 2;

function isRightBelow(above: TextItem, below: TextItem): boolean {
  return isMiddleBelow(above, below) && Math.abs(above.size - below.size) < 1;
}

/** In sizes: an upright stroke stands more freely than a dash. */
const BELOW_STROKE = 2.1;

/** `|` below a year that it hardly leaves the middle of. */
function isStrokeBelow(year: TextItem, { text, baseline, x, width, size }: TextItem): boolean {
  const step = (baseline - year.baseline) / year.size;
  const isInside = x > year.x && x + width < year.x + year.width;
  return text === '|' && isInside && step > NEAREST && step < FARTHEST && Math.abs(year.size - size) < 1;
}

/** `present` below the stroke, or flush right below the year over it. */
function isEndBelow(from: TextItem, dash: TextItem, end: TextItem): boolean {
  if (isRightBelow(dash, end)) return true;
  const isFlush = Math.abs(from.x + from.width - end.x - end.width) < SAME_MIDDLE;
  const step = (end.baseline - dash.baseline) / dash.size;
  const isNear = step > NEAREST && step < BELOW_STROKE && Math.abs(from.size - end.size) < 1;
  return dash.text === '|' && isFlush && isNear;
}

function isMiddleBelow(above: TextItem, below: TextItem): boolean {
  const step = (below.baseline - above.baseline) / above.size;
  return step > NEAREST && step < FARTHEST && Math.abs(middle(above) - middle(below)) < SAME_MIDDLE;
}

/** No word of a sentence stands beside it. */
function isFree(sign: TextItem, items: readonly TextItem[]): boolean {
  return items.every(
    (other) =>
      other === sign ||
      Math.abs(other.baseline - sign.baseline) > 0.5 * sign.size ||
      other.x > sign.x + sign.width + FREE * sign.size ||
      other.x + other.width < sign.x - FREE * sign.size,
  );
}
