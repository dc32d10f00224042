import {
  fromHtml,
  isMonthWord,
  isOngoingWord,
  lineFromHtml,
  plainText,
  toBlock,
  toLine,
  toPartialDate,
} from '@setapak/resume';

/*
 * Reading documents of other CV makers: any value in any place, and nothing trusted. Keys are looked up without regard to case, for
 * the same format says `Period` in one file and `period` in another.
 */

export type Fields = Record<string, unknown>;

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value by its key, or by the first of several that holds something. */
export function get(from: unknown, ...keys: string[]): unknown {
  if (!isRecord(from)) return undefined;
  for (const key of keys) {
    const own =
      from[key] ?? from[Object.keys(from).find((each) => each.toLowerCase() === key.toLowerCase()) ?? ''];
    if (own !== undefined && own !== null && own !== '' && !(Array.isArray(own) && own.length === 0))
      return own;
  }
  return undefined;
}

/** A value deep inside. */
export function dig(from: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((value, key) => get(value, key), from);
}

/** Whatever is listed: an array, the entries of a keyed object that holds only objects, or one object alone. */
export function list(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.filter(isRecord);
  if (!isRecord(value)) return [];
  const entries = Object.values(value);
  return entries.length > 0 && entries.every(isRecord) ? entries : [value];
}

/** An element of XML that also has attributes keeps its text beside them. */
function textOf(value: unknown): unknown {
  return isRecord(value) && '#text' in value ? value['#text'] : value;
}

/** One line of text; '' for what is none. */
export function line(from: unknown, ...keys: string[]): string {
  const value = textOf(get(from, ...keys));
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? toLine(plainText(fromHtml(value), '')).trim() : '';
}

/** Rich text; HTML becomes ours. Several of them follow each other. */
export function rich(from: unknown, ...keys: string[]): string {
  const texts = keys.map((key) => textOf(get(from, key))).filter((value) => typeof value === 'string');
  return [...new Set(texts)]
    .map((text) => fromHtml(text).trim())
    .filter(Boolean)
    .join('\n\n');
}

/** A list of short texts: an array of texts or of named things, or one text with commas. */
export function words(from: unknown, ...keys: string[]): string[] {
  const value = get(from, ...keys);
  if (typeof value === 'string')
    return plainText(fromHtml(value), '')
      .split(/[,;\n]/)
      .map((word) => word.trim())
      .filter(Boolean);
  if (!Array.isArray(value)) return [];
  return value
    .map((each: unknown) =>
      isRecord(each)
        ? line(each, 'name', 'text', 'label', 'value')
        : toLine(lineFromHtml(toBlock(each))).trim(),
    )
    .filter(Boolean);
}

/** An address, given as a text or as an object with a label. */
export function link(from: unknown, ...keys: string[]): string {
  const value = get(from, ...keys);
  if (isRecord(value)) {
    const inside = ['href', 'url', 'link', 'value'];
    return link(value, ...inside) || line(value, ...inside);
  }
  if (typeof value !== 'string') return '';
  // An address that a rich text holds.
  return linksIn(value)[0] ?? lineFromHtml(value).trim();
}

/** Where the links of a text in HTML lead. */
export function linksIn(html: string): string[] {
  const addresses = [...html.matchAll(/<a\s[^<>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/gi)];
  return addresses.map(([, a, b, c]) => lineFromHtml(`<i>${a ?? b ?? c ?? ''}</i>`)).filter(Boolean);
}

/** An address of its own, or where the first link in a one-line text leads. */
export function linkOr(from: unknown, keys: readonly string[], ...texts: readonly string[]): string {
  const own = link(from, ...keys);
  if (own !== '') return own;
  return (
    texts
      .map((key) => get(from, key))
      .flatMap((text) => (typeof text === 'string' ? linksIn(text) : []))[0] ?? ''
  );
}

/** A text with points below it, each on a line. */
export function withPoints(text: string, points: readonly string[]): string {
  return [text, ...points.map((point) => `- ${point.replace(/^[\s•*-]+/, '')}`)].filter(Boolean).join('\n');
}

export interface Period {
  startDate: string;
  endDate: string;
  isCurrent: boolean;
}

const NO_PERIOD: Period = { startDate: '', endDate: '', isCurrent: false };
const BETWEEN = /\s+(?:-|\/|to|until|till|sampai|hingga|s\.?\/?d\.?|bis)\s+|\s*[–—]\s*/i;
const SINCE = /^(?:since|sejak|seit|depuis)\s+/i;

/**
 * A span as one text: `Jan 2020 – Present`, `2012 to 2016`, `2012-2016`, `2019/2020`, `2019 – 20`, `Mei - Agustus 2020`, `since 2015`;
 * another single date begins it.
 */
export function periodIn(text: string): Period {
  // One space each: the search for what stands between would try every one of a long run.
  const printed = text.replace(/\s+/g, ' ').trim();
  const span = printed.replace(SINCE, '');
  const parts = /^\d{4}[-/]\d{4}$/.test(span) ? span.split(/[-/]/) : span.split(BETWEEN);
  const [first = '', last = ''] = parts;
  if (isOngoingWord(span)) return { ...NO_PERIOD, isCurrent: true };
  const [year] = /\b(?:19|20)\d\d$/.exec(last) ?? [];
  // What is written once holds for both.
  const start = year && isMonthWord(first) ? `${first} ${year}` : first;
  // Of two school years the first begins the span and the last ends it.
  const [, schoolYear] = /^\d{4}\/(\d{4})$/.exec(last) ?? [];
  const end = schoolYear ?? (/^\d\d$/.test(last) && /^\d{4}$/.test(first) ? first.slice(0, 2) + last : last);
  const isCurrent = isOngoingWord(end) || (end === '' && span !== printed && toPartialDate(start) !== '');
  return { startDate: toPartialDate(start), endDate: isCurrent ? '' : toPartialDate(end), isCurrent };
}

/** The same of two values. @param openIsCurrent what has no end goes on */
export function periodOf(
  start: unknown,
  end: unknown,
  { openIsCurrent = false, current = false } = {},
): Period {
  const [startDate, endDate] = [dateOf(start), dateOf(end)];
  const isOngoing = typeof end === 'string' && isOngoingWord(end);
  const isCurrent = current || isOngoing || (openIsCurrent && startDate !== '' && endDate === '');
  return { startDate, endDate: isCurrent ? '' : endDate, isCurrent };
}

/** A date as a text, or as year, month and day. */
export function dateOf(value: unknown): string {
  if (!isRecord(value)) return toPartialDate(value);
  const part = (key: string) => line(value, key).replace(/\D/g, '');
  return toPartialDate({ year: part('year'), month: part('month'), day: part('day') });
}

/** A span wherever an item keeps it. */
export function spanOf(item: unknown): Period {
  const value = get(item, 'period', 'date', 'dates');
  if (typeof value === 'string') return periodIn(value);
  if (isRecord(value))
    return periodOf(get(value, 'start', 'from'), get(value, 'end', 'to'), { openIsCurrent: true });
  const [start, end] = [get(item, 'startDate', 'start'), get(item, 'endDate', 'end')];
  return start === undefined && end === undefined ? NO_PERIOD : periodOf(start, end);
}
