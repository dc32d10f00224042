import type { PageItems } from '../model.ts';
import type { Fragment } from './fragment.ts';

const MARGIN_SHARE = 0.085;
const FOOT_SHARE = 0.13;
const PAGE_NUMBER =
  /^(?:(?:page|halaman|hal\.?|p\.|seite|p[áa]gina)\s*)?[-–—(]?\s*\d{1,3}\s*(?:(?:of|dari|von|sur|de|di|van|\/|\|)\s*\d{1,3})?\s*[-–—)]?$/i;

const ENDS_IN_PAGE_NUMBER =
  /(?:\b\d{1,2}\s*(?:\/|of|dari|von|sur)\s*\d{1,2}|\b(?:page|halaman|hal\.?|seite|p[áa]gina)\s*\d{1,2}(?:\s*(?:of|dari|von|sur|de|di|van)\s*\d{1,2})?)[\s\p{P}\p{Sk}]*$/iu;

/** `Siti Aminah, CV – 1` */
const NUMBERED_CV = /\b(?:cv|r[eé]sum[eé]|curriculum vitae|riwayat hidup)\s*[|·•–—-]\s*\d{1,2}$/i;

/** `Siti Aminah · Résumé … 1` */
const NAMES_PAPER = /(?<!\p{L})(?:r[eé]sum[eé]|curriculum vitae|cv)(?!\p{L}).*\s\d{1,2}$/iu;

/** `Siti Aminah — Résumé`, `Curriculum Vitae – Siti Aminah` */
const NAMED_PAPER =
  /^(?:\p{Lu}[\p{L}.’' ]{2,40}?\s*[|•·,–—-]\s*(?:cv|r[eé]sum[eé]|curriculum vitae|(?:daftar )?riwayat hidup)|(?:cv|r[eé]sum[eé]|curriculum vitae|(?:daftar )?riwayat hidup)\s*[|•·–—-]\s*\p{Lu}[\p{L}.’' ]{2,40})$/iu;

/** `Powered by Enhancv` */
const MADE_BY = /^(?:powered by|(?:made|created) with|dibuat dengan)\s+(\p{L}[\p{L}\d.]{1,24})$/iu;

const UPDATED = /^(?:(?:last )?updated|diperbarui|terakhir diperbarui)[\s:]+[\p{L}\d\s.,/-]{3,24}$/iu;

/** A foot that says how to reach the person is read once. */
const REACHES =
  /@|linkedin|\d[\d\s().+-]{7,}|www\.|https?:|(?:^|\s)[\w-]+(?:\.[\w-]+)*\.\p{Ll}{2,6}(?:\/\S*)?$/iu;

/** A foot with one holds an address and a day of birth too. */
const MAIL = /\S@\S+\.\p{L}/u;

/** Takes out page numbers, and lines that stand at the same edge of several pages (all but the first time). */
export function dropRunningText(perPage: Fragment[][], pages: readonly PageItems[]): Fragment[][] {
  const seen = new Map<string, number>();
  for (const [index, fragments] of perPage.entries())
    for (const key of new Set(fragments.filter((each) => inMargin(each, pages[index])).map(keyOf)))
      seen.set(key, (seen.get(key) ?? 0) + 1);
  const met = new Set<string>();
  const heads = perPage.map((fragments, index) => repeatedHead(fragments, perPage[0]!, index));
  const marks = perPage.map(marksOfBrowser);
  const feet = perPage.map((fragments, index) =>
    fragments.some((each) => inFoot(each, pages[index]) && MAIL.test(each.text)),
  );
  return perPage.map((fragments, index) =>
    fragments.filter((fragment) => {
      if (heads[index]!.has(fragment) || marks[index]!.has(fragment) || ONLY_OF_PAGES.test(fragment.text))
        return false;
      if (
        isPageNumber(fragment.text.trim()) &&
        (inFoot(fragment, pages[index]) || isOwnNumberBelow(fragment, fragments, index)) &&
        isAlone(fragment, fragments)
      )
        return false;
      if (isOwnPageBelow(fragment, fragments, index)) return false;
      const edge = inFoot(fragment, pages[index]) || (index > 0 && isTop(fragment, fragments, pages[index]));
      if (edge && isPageLine(fragment, fragments)) return false;
      if (!inMargin(fragment, pages[index])) return true;
      if (isPageNumber(fragment.text.trim()) && isAlone(fragment, fragments)) return false;
      const key = keyOf(fragment);
      if ((seen.get(key) ?? 0) < 2) return true;
      if (inFoot(fragment, pages[index]) && !feet[index] && !REACHES.test(fragment.text)) return false;
      const first = !met.has(key);
      met.add(key);
      return first;
    }),
  );
}

const WHEN_PRINTED =
  /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}),? \d{1,2}[.:]\d{2}(?::\d{2})?(?:\s?[AP]M)?$/i;
const WEB_PAGE = /^(?:https?|file):\/\/\S+$/i;

/** What a browser prints around a page: its title, its address, `1 of 2`, and when it was printed, two of them over the text and two below. */
function marksOfBrowser(fragments: readonly Fragment[]): ReadonlySet<Fragment> {
  const printed = fragments.filter(({ text }) => WHEN_PRINTED.test(text.trim()));
  const rows = [
    ...printed,
    ...(printed.length > 0 ? fragments.filter(({ text }) => WEB_PAGE.test(text.trim())) : []),
  ].map((mark) => fragments.filter((other) => Math.abs(other.baseline - mark.baseline) < 3));
  const isOfPages = (row: readonly Fragment[]) => row.some(({ text }) => OF_ALL.test(text.trim()));
  return new Set(
    rows.length > 1 && rows.some(isOfPages) ? rows.filter((row) => row.length === 2).flat() : [],
  );
}

const FEWEST_OF_HEAD = 3;
const FEWEST_OF_WHOLE_HEAD = 2;

/** Name, title and contacts as they stand on the first page, above all else on a later one; two lines do where they are the first ones of both. */
function repeatedHead(
  fragments: readonly Fragment[],
  first: readonly Fragment[],
  page: number,
): ReadonlySet<Fragment> {
  if (page === 0) return new Set();
  const known = new Set(first.map(keyOf));
  const sorted = fragments.toSorted((a, b) => a.baseline - b.baseline);
  const own = sorted.findIndex((fragment) => !known.has(keyOf(fragment)));
  const head = sorted.slice(0, own === -1 ? sorted.length : own);
  const isHead =
    (head.length >= FEWEST_OF_HEAD && head.some(({ text }) => REACHES.test(text))) ||
    (head.length >= FEWEST_OF_WHOLE_HEAD && beginWith(first, head));
  return new Set(isHead ? head : []);
}

function beginWith(first: readonly Fragment[], head: readonly Fragment[]): boolean {
  const sorted = first.toSorted((a, b) => a.baseline - b.baseline);
  return head.every((fragment, at) => {
    const other = sorted[at]!;
    return fragment.text === other.text && keyOf(fragment) === keyOf(other);
  });
}

/** `Curriculum Vitae – Siti Aminah`: what the paper is and whose. */
export function isNamedPaper(text: string): boolean {
  return NAMED_PAPER.test(text);
}

export function isPageNumber(text: string): boolean {
  return (
    PAGE_NUMBER.test(text) ||
    UPDATED.test(text) ||
    NUMBERED_CV.test(text) ||
    (text.length < 60 && ENDS_IN_PAGE_NUMBER.test(text))
  );
}

function inMargin(fragment: Fragment, page: PageItems | undefined): boolean {
  if (!page) return false;
  return fragment.bottom < MARGIN_SHARE * page.height || inFoot(fragment, page);
}

function inFoot(fragment: Fragment, page: PageItems | undefined): boolean {
  return page !== undefined && fragment.y > (1 - FOOT_SHARE) * page.height;
}

/** The first row of a page, near its top. */
function isTop(fragment: Fragment, all: readonly Fragment[], page: PageItems | undefined): boolean {
  if (!page || fragment.bottom > FOOT_SHARE * page.height) return false;
  return all.every((other) => other.baseline > fragment.baseline - 3);
}

/** Numbers of pages differ, years do not: at the top of two pages two posts may begin. */
function keyOf(fragment: Fragment): string {
  return `${fragment.text.replace(/\b\d{1,3}\b/g, '#')}@${Math.round(fragment.y / 6)}`;
}

/** `CV Siti Aminah … Page 1 of 2`, in however many parts the row was set. */
function isPageLine(fragment: Fragment, all: readonly Fragment[]): boolean {
  const row = all.filter((other) => Math.abs(other.baseline - fragment.baseline) < 3);
  const text = row
    .toSorted((a, b) => a.x - b.x)
    .map((each) => each.text)
    .join(' ');
  if (row.length > 1 && text.length < 80 && NAMES_PAPER.test(text)) return true;
  if (isNamedPaper(text) || (row.length === 2 && isNameAndPaper(row))) return true;
  if (row.length > 1 && text.length < 80 && isPrintedOn(row)) return true;
  if (namesMaker(row)) return true;
  if (OF_PAGES.test(text) && !/@|\d{7}/.test(text)) return true;
  return text.length < 60 && /(?:page|halaman)\s*\d/i.test(text) && ENDS_IN_PAGE_NUMBER.test(text);
}

/** `www.enhancv.com … Powered by Enhancv`: the program that made the paper, alone or beside its address. */
function namesMaker(row: readonly Fragment[]): boolean {
  const maker = row
    .map(({ text }) => MADE_BY.exec(text.trim())?.[1])
    .find(Boolean)
    ?.toLowerCase();
  if (maker === undefined) return false;
  return row.every(
    ({ text }) => MADE_BY.test(text.trim()) || (!/\s/.test(text) && text.toLowerCase().includes(maker)),
  );
}

/** `Siti Aminah … Daftar Riwayat Hidup`, at both ends of a foot. */
function isNameAndPaper(row: readonly Fragment[]): boolean {
  const [name, ...others] = row.filter(({ text }) => !TITLE_OF_PAPER.test(text.trim()));
  return name !== undefined && others.length === 0 && NAME.test(name.text.trim());
}

const TITLE_OF_PAPER = /^(?:r[eé]sum[eé]|curriculum vitae|cv|(?:daftar )?riwayat hidup)$/iu;
const NAME = /^\p{Lu}[\p{L}.’']*(?: \p{Lu}[\p{L}.’']*){1,4}$/u;

const DAY =
  /^(?:\p{L}{3,}\.? \d{1,2},? \d{4}|\d{1,2}\.? \p{L}{3,} \d{4}|\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}-\d{2}-\d{2})$/u;
const OF_ALL = /^\d{1,2}\s*(?:\/|of|dari)\s*\d{1,2}$/i;
const PAPER = /^(?:r[eé]sum[eé]|curriculum vitae|cv)$/iu;

/** `November 3, 2026 … 1/2`, `CV … Siti Aminah … 3.11.2026`: the day on which the paper was set, beside what else says nothing of the person. */
function isPrintedOn(row: readonly Fragment[]): boolean {
  const says = (what: RegExp) => row.some(({ text }) => what.test(text.trim()));
  return says(DAY) && (row.length === 2 ? says(OF_ALL) || says(PAPER) : says(PAPER));
}

/** However long the line before it is. */
const OF_PAGES = /(?:page|halaman)\s*\d{1,2}\s*(?:of|dari|\/)\s*\d{1,2}$/i;

/** Right below the text, on a page that was cut to its length. */
const ONLY_OF_PAGES = /^(?:page|halaman)\s*\d{1,2}\s*(?:of|dari|\/)\s*\d{1,2}$/i;

/** Lines of white over a page's number. */
const WHITE_OVER_NUMBER = 3;

/** `1` far below all else on the first page of paper with wide margins. */
function isOwnNumberBelow(fragment: Fragment, all: readonly Fragment[], page: number): boolean {
  const isOwn = fragment.text.trim() === String(page + 1);
  const far = fragment.baseline - WHITE_OVER_NUMBER * fragment.size;
  return isOwn && all.length > 1 && all.every((other) => other === fragment || other.baseline < far);
}

/** `Siti Aminah • page 2`, `Siti Aminah | 2` below all else on the second page. */
function isOwnPageBelow(fragment: Fragment, all: readonly Fragment[], page: number): boolean {
  const [, number] = OWN_PAGE.exec(fragment.text.trim()) ?? [];
  const above = fragment.baseline - WHITE_OVER_FOOT * fragment.size;
  return Number(number) === page + 1 && all.every((each) => each === fragment || each.baseline < above);
}

const WHITE_OVER_FOOT = 1.8;
const OWN_PAGE = /(?:\b(?:page|halaman|hal\.?)\s*|^\p{Lu}[\p{L}.’' ]{2,40}\s[|•·–—]\s*)(\d{1,2})$/iu;

/** A year in a row of cells is no page number. */
function isAlone(fragment: Fragment, all: readonly Fragment[]): boolean {
  return !all.some(
    (other) => other !== fragment && Math.abs(other.baseline - fragment.baseline) < 3 && other.x < fragment.x,
  );
}
