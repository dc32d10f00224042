import type { Fragment } from '../../layout/fragment.ts';
import { type TableRole, tableRole } from '../../layout/table-role.ts';
import { schoolScore, startsWithLevel } from '../../lexicon/education-words.ts';
import { postScore } from '../../lexicon/score-text.ts';
import { isCapitals } from '../../text/normalise.ts';
import { hasHeadingWordsOnly, readHeading, readLooseHeading, withoutNumber } from '../read-heading.ts';
import type { SectionType } from '../section-type.ts';
import { headingText } from './style-key.ts';

/** What the words of a heading score at least (`readHeading`). */
export const MIN_SCORE = 2.4;
/** How far the kind of section that scores best leads the next one. */
export const MIN_LEAD = 0.8;
/** From this share on a style is one of headings, and from the smaller one on it is where it has several kinds of them. */
export const CLEAR_PURITY = 0.7;
export const LARGE_PURITY = 0.4;
/** So many times the size of the text. */
export const LARGE = 1.12;
/** Sections that most CVs have. */
export const CORE = new Set<SectionType>([
  'work',
  'education',
  'skills',
  'languages',
  'certifications',
  'summary',
  'organisation',
]);
/** `IPK`, `JABATAN`: fields of an entry or of a person, whatever they look like. */
const FIELDS = new Set<TableRole>(['number', 'date', 'grade', 'post', 'organisation']);

export function namesField(text: string): boolean {
  return FIELDS.has(tableRole(text) ?? 'unknown') || BIRTH.test(text);
}

/** `4. Tempat lahir`, where counted rows of a form look like its headings. */
const BIRTH = /^\P{L}*(?:tempat|tanggal|tgl\.?)(?:\P{L}+(?:dan )?(?:tanggal|tgl\.?))? lahir\P{L}*$/iu;

/** Everything in a document that looks alike, and how much of it reads like headings. */
export interface StyleGroup {
  key: string;
  size: number;
  /** Fragments of this style that read as a heading. */
  headings: readonly Fragment[];
  types: ReadonlySet<SectionType>;
  /** Share of this style's fragments that are headings or a broken heading's part. */
  purity: number;
  /** How many fragments have this style, and how many of them read like an entry's facts. */
  count: number;
  foreign: number;
  /** Share of its headings that begin with a small letter. */
  lower: number;
  score: number;
  /** Its headings end in a full stop, as some designers like it. */
  closed: boolean;
  /** Its headings are counted: `1. Pendidikan`. */
  counted?: boolean;
  /** Known as headings by their looks alone. */
  inOwnWords?: boolean;
}

/** All fragments of one document by their look. */
export type Looks = ReadonlyMap<string, readonly Fragment[]>;

/** `3` apart from the heading that it counts. */
const COUNT = /^0?\d[.)]?$/;

/** @param bodySize what an icon or a dot stands before is a heading where it is larger than this, or bold, and else a point of a list */
export function styleGroups(looks: Looks, bodySize: number, colour: number): StyleGroup[] {
  const sizes = largestSizes([...looks.values()].flat());
  return [...looks].flatMap(([key, all]) => {
    const members = all.filter(
      ({ text, size }) => size * LARGE > (sizes.get(text) ?? 0) && !COUNT.test(text),
    );
    if (members.length === 0) return [];
    const headings = members.filter(
      (each) =>
        (each.bullet === 0 || standsOutBehindMark(each, bodySize, colour)) &&
        (readHeading(headingText(each))?.score ?? 0) >= MIN_SCORE,
    );
    if (headings.length === 0) return [];
    const types = new Set(headings.map((each) => readHeading(headingText(each))!.type));
    const worded = members.filter((each) => isWorded(headingText(each))).length;
    const purity = worded / members.length;
    const core = [...types].filter((type) => CORE.has(type)).length;
    const score = (types.size + core) * (0.3 + purity) * Math.min(2, headings[0]!.size / 8);
    const foreign = members.filter((each) => readsLikeFact(each.text)).length;
    const lower = headings.filter((each) => /^\p{Ll}/u.test(headingText(each))).length / headings.length;
    const { size } = headings[0]!;
    const closed = headings.length > 1 && members.every(({ text }) => /\p{L}\.$/u.test(text));
    const counted = headings.length > 1 && headings.every((each) => withoutNumber(each.text) !== each.text);
    const count = members.length;
    return [{ closed, counted, key, size, headings, types, purity, count, foreign, lower, score }];
  });
}

/** Behind an icon or a dot: bold, larger than the text, or capitals in a colour that the text has not. */
export function standsOutBehindMark(
  { bold, size, text, ...own }: Fragment,
  bodySize: number,
  colour: number,
): boolean {
  return bold || size >= LARGE * bodySize || (own.colour !== colour && isCapitals(text));
}

/** How large each text is set at most: a name over the contacts, in the look of the headings there, is no heading's rival. */
function largestSizes(fragments: readonly Fragment[]): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { text, size } of fragments) sizes.set(text, Math.max(size, sizes.get(text) ?? 0));
  return sizes;
}

function isWorded(text: string): boolean {
  return hasHeadingWordsOnly(text) || readLooseHeading(text) !== undefined;
}

/** A post, an employer, a school, a date or a sentence: what headings in a writer's own words are not. */
export function readsLikeFact(text: string): boolean {
  if (text.length > 40 || /[.;,@\d]|:./.test(text)) return true;
  return Math.abs(postScore(text)) >= 2.5 || schoolScore(text) >= 4 || startsWithLevel(text);
}

export function leads(fragment: Fragment): boolean {
  return (readHeading(headingText(fragment))?.lead ?? 0) >= MIN_LEAD;
}
