import { isLabel } from '../fields/contact-zone.ts';
import { columnNames } from '../layout/table-head.ts';
import { tableRole, type TableRole } from '../layout/table-role.ts';
import { isOn } from '../rules.ts';
import type { Fragment } from '../layout/fragment.ts';
import { schoolScore, startsWithLevel } from '../lexicon/education-words.ts';
import { postScore } from '../lexicon/score-text.ts';
import { isCapitals } from '../text/normalise.ts';
import { hasHeadingWordsOnly, readHeading, readLooseHeading, type HeadingReading } from './read-heading.ts';
import { REACHES } from './reaches.ts';
import type { SectionType } from './section-type.ts';

const MIN_SCORE = 2.4;
const CLEAR_PURITY = 0.7;
const LARGE_PURITY = 0.4;
const LARGE = 1.12;
const CORE = new Set<SectionType>([
  'work',
  'education',
  'skills',
  'languages',
  'certifications',
  'summary',
  'organisation',
]);

/** `IPK`, `JABATAN`: fields of an entry, whatever they look like. */
const FIELDS = new Set<TableRole>(['number', 'date', 'grade', 'post', 'organisation']);

export function namesField(text: string): boolean {
  return FIELDS.has(tableRole(text) ?? 'unknown');
}

interface StyleGroup {
  key: string;
  size: number;
  /** Fragments of this style that read as a heading. */
  headings: readonly Fragment[];
  types: Set<SectionType>;
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
  /** Known as headings by their looks alone. */
  inOwnWords?: boolean;
}

/** Tells the headings of one document from other lines that happen to use a heading's words ("Languages" in a list of skills). */
export class HeadingStyles {
  readonly #accepted: Map<string, StyleGroup>;
  readonly #bodySize: number;
  readonly #colour: number;
  /** Rows that name the skills of languages side by side: `UNDERSTANDING   SPEAKING   WRITING`. */
  readonly #grids: ReadonlySet<string>;
  /** Headings behind a sign that nothing else has, by their places. */
  readonly #marked: ReadonlySet<string>;
  /** The heads of tables, by their places: their names look like headings and read like them. */
  readonly #columns: ReadonlySet<string>;

  constructor(all: readonly Fragment[]) {
    const names = columnNames(all);
    this.#columns = new Set([...names].map(placeOf));
    const fragments = all.filter((each) => !names.has(each));
    const rows = [...Map.groupBy(fragments.filter(isOfGrid), rowOf)];
    this.#grids = new Set(rows.flatMap(([row, cells]) => (cells.length > 1 ? [row] : [])));
    this.#marked = new Set(markedHeadings(fragments).map(placeOf));
    this.#bodySize = bodySizeOf(fragments);
    this.#colour = usualColour(fragments);
    const looks = Map.groupBy(fragments, styleKey);
    this.#accepted = acceptedStyles(
      styleGroups(looks, this.#bodySize, this.#colour),
      fragments,
      this.#bodySize,
    );
    acceptTwoColours(this.#accepted, looks);
    acceptOtherCase(this.#accepted, looks, this.#bodySize);
    acceptOwnWords(this.#accepted, looks, this.#bodySize);
    acceptOwnWordsOfRail(this.#accepted, looks, this.#bodySize);
  }

  /** Nearly everything that looks like this is a heading. */
  isDistinct(fragment: Fragment): boolean {
    return (this.#accepted.get(styleKey(fragment))?.purity ?? 0) >= CLEAR_PURITY;
  }

  /** Words that headings don't use, in a style that only headings have. */
  isUnknownHeading(fragment: Fragment, hasContent: boolean): boolean {
    const group = this.#accepted.get(styleKey(fragment));
    if (
      !group ||
      !hasContent ||
      fragment.bullet > 0 ||
      this.#isInTable(fragment) ||
      !this.#mayHoldUnknown(group)
    )
      return false;
    if (startsWithLevel(fragment.text)) return false;
    const text = headingText(fragment);
    if (namesField(text)) return false;
    return text.length <= 40 && /^\p{L}/u.test(text) && !/[.;,]$|\d|:./.test(text);
  }

  /** Words of the writer's own among headings: where nearly all are plain headings, or where nothing else is set as large. */
  #mayHoldUnknown(group: StyleGroup): boolean {
    if (group.inOwnWords || (group.purity >= CLEAR_PURITY && group.headings.length >= 3)) return true;
    if (group.size < LARGE * this.#bodySize) return false;
    return (
      (group.purity >= LARGE_PURITY && group.types.size >= 2) || (group.count >= 3 && group.foreign === 0)
    );
  }

  /** The section that a fragment opens, if it is a heading. */
  read(fragment: Fragment): SectionType | undefined {
    if (this.#isMarked(fragment)) return readHeading(headingText(fragment))?.type;
    const group = this.#accepted.get(styleKey(fragment));
    if (!group || this.#isInTable(fragment)) return undefined;
    const text = headingText(fragment);
    const reading = readHeading(text);
    if (reading && !standsAsHeading(text, reading, group)) return undefined;
    return (
      reading ??
      (this.#mayHoldLoose(group) && fragment.bullet === 0 && !EMPLOYER.test(text)
        ? readLooseHeading(text)
        : undefined)
    )?.type;
  }

  /** It names a column in the head of a table. */
  isColumnName(fragment: Fragment): boolean {
    return this.#columns.size > 0 && this.#columns.has(placeOf(fragment));
  }

  #isInTable(fragment: Fragment): boolean {
    if (this.isColumnName(fragment)) return true;
    return isOfGrid(fragment) && this.#grids.has(rowOf(fragment));
  }

  #isMarked(fragment: Fragment): boolean {
    return this.#marked.size > 0 && fragment.bullet > 0 && this.#marked.has(placeOf(fragment));
  }

  #mayHoldLoose(group: StyleGroup): boolean {
    return (group.purity >= CLEAR_PURITY && group.headings.length >= 2) || this.#mayHoldUnknown(group);
  }

  /** A heading, known by its words or only by a style that nothing else has. The paper's own title is none. */
  isHeading(fragment: Fragment): boolean {
    const type = this.read(fragment);
    return type ? type !== 'title' : this.isUnknownHeading(fragment, true);
  }

  /** It looks like this document's headings, whatever its words are. */
  looksAlike(fragment: Fragment): boolean {
    return this.#accepted.has(styleKey(fragment));
  }

  /** What looks so behind an icon or a dot is no point of a list. */
  standsOut(fragment: Fragment): boolean {
    return this.#isMarked(fragment) || standsOutBehindMark(fragment, this.#bodySize, this.#colour);
  }

  get bodySize(): number {
    return this.#bodySize;
  }
}

/** `PT Lintas Data – Manajer Proyek` */
const EMPLOYER = /(?:^|\s[–—|-]\s)(?:PT|CV|UD)\.? \p{Lu}/u;

const SKILLS_OF_LANGUAGE =
  /^(?:understanding|speaking|writing|listening|reading|spoken (?:interaction|production))$/i;

function isOfGrid({ text }: Fragment): boolean {
  return SKILLS_OF_LANGUAGE.test(text.trim());
}

function rowOf({ page, baseline }: Fragment): string {
  return `${page} ${Math.round(baseline)}`;
}

function placeOf({ page, baseline, x }: Fragment): string {
  return `${page} ${Math.round(baseline)} ${Math.round(x)}`;
}

const MIN_LEAD = 0.8;

/** In a style that much else has as well, a word or two that headings use are not enough, and no heading ends like a sentence. */
function standsAsHeading(text: string, reading: HeadingReading, group: StyleGroup): boolean {
  if (reading.type === 'title' || !isOn('heading-needs-lead')) return true;
  if (/[.,;]\s*$/.test(text) && !isCapitals(text) && !group.closed) return false;
  // Where nothing else looks like this, `skills` beside `Languages` is one too.
  if (/^\p{Ll}/u.test(text) && group.lower < 0.5 && group.purity < 1) return false;
  return group.purity >= LARGE_PURITY || reading.lead >= MIN_LEAD;
}

const FEWEST_MARKED = 3;
/** `Pengalaman` alone says less than `Pengalaman Kerja`. */
const LEAST_MARKED = 2;

/** `■ Pendidikan` over points with other signs, in whatever letters: all that stands behind the sign reads like headings. */
function markedHeadings(fragments: readonly Fragment[]): Fragment[] {
  const read = (fragment: Fragment) => readHeading(headingText(fragment));
  const bySign = Map.groupBy(
    fragments.filter(({ bullet }) => bullet > 0),
    ({ text, items }) => `${text[0]} ${halfPoints(items[0]!.width)}`,
  );
  for (const marked of bySign.values()) {
    if (marked.length < FEWEST_MARKED) continue;
    // Points are told by the first of them.
    if (!marked.every((each) => (read(each)?.score ?? 0) >= LEAST_MARKED)) continue;
    const types = new Set(marked.flatMap((each) => read(each)?.type ?? []));
    if (types.size >= FEWEST_MARKED && [...types].some((type) => CORE.has(type))) return marked;
  }
  return [];
}

/** A heading's words without the ornament that some templates put before it. */
export function headingText(fragment: Fragment): string {
  return fragment.bullet > 0 ? fragment.text.slice(fragment.bullet) : fragment.text;
}

const styleKeys = new WeakMap<Fragment, string>();

export function styleKey(fragment: Fragment): string {
  const known = styleKeys.get(fragment);
  if (known !== undefined) return known;
  const key = makeStyleKey(fragment);
  styleKeys.set(fragment, key);
  return key;
}

function makeStyleKey(fragment: Fragment): string {
  const capitals = isCapitals(fragment.text) ? 'C' : 'l';
  const bold = fragment.bold ? 'B' : 'r';
  return `${halfPoints(fragment.size)}${bold}${capitals}${fragment.italic ? 'i' : ''}${fragment.colour.toString(16)}`;
}

function halfPoints(size: number): number {
  return Math.round(size * 2) / 2;
}

function bodySizeOf(fragments: readonly Fragment[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of fragments) {
    const key = halfPoints(size);
    letters.set(key, (letters.get(key) ?? 0) + text.length);
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}

/** All fragments of one document by their look. */
type Looks = ReadonlyMap<string, readonly Fragment[]>;

/** @param bodySize what an icon or a dot stands before is a heading where it is larger than this, or bold, and else a point of a list */
function styleGroups(looks: Looks, bodySize: number, colour: number): StyleGroup[] {
  const sizes = largestSizes([...looks.values()].flat());
  return [...looks].flatMap(([key, all]) => {
    const members = all.filter(({ text, size }) => size * LARGE > (sizes.get(text) ?? 0));
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
    return [{ closed, key, size, headings, types, purity, count: members.length, foreign, lower, score }];
  });
}

/** Behind an icon or a dot: bold, larger than the text, or capitals in a colour that the text has not. */
function standsOutBehindMark(
  { bold, size, text, ...own }: Fragment,
  bodySize: number,
  colour: number,
): boolean {
  return bold || size >= LARGE * bodySize || (own.colour !== colour && isCapitals(text));
}

function usualColour(fragments: readonly Fragment[]): number {
  const letters = new Map<number, number>();
  for (const { colour, text } of fragments) letters.set(colour, (letters.get(colour) ?? 0) + text.length);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
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

/** `My EDUCATION`, `key TECHNICAL skills`, some words of each in a colour of their own: they look like a heading that begins in that colour. */
function acceptTwoColours(accepted: Map<string, StyleGroup>, looks: Looks): void {
  for (const [key, members] of looks) {
    const [first] = members;
    if (!first || accepted.has(key)) continue;
    const group = [...accepted.values()].find(
      ({ headings: [head] }) =>
        head !== undefined &&
        differsInColour(head, first) &&
        members.every(({ items }) => items.some(({ colour }) => colour === head.colour)),
    );
    if (group) accepted.set(key, group);
  }
}

function differsInColour(one: Fragment, other: Fragment): boolean {
  return styleKey(one).replace(/[0-9a-f]+$/, '') === styleKey(other).replace(/[0-9a-f]+$/, '');
}

/** Headings of one document that differ in nothing but their letters' case, where they are larger than the text. */
function acceptOtherCase(accepted: Map<string, StyleGroup>, looks: Looks, bodySize: number): void {
  if (!isOn('headings-of-either-case')) return;
  for (const [key, alike] of looks) {
    const group = accepted.get(otherCase(key));
    if (!group || accepted.has(key)) continue;
    const members = alike.filter(
      (each) =>
        each.size >= LARGE * bodySize ||
        (each.bold && (readHeading(headingText(each))?.lead ?? 0) >= MIN_LEAD),
    );
    // `Tentang Penelitian` among the titles of entries is one of them, whatever its words are.
    const most = members.length >= LARGE_PURITY * alike.length;
    const plain = members.every(({ text }) => !readsLikeFact(text) || readHeading(text) !== undefined);
    if (most && plain && members.length <= group.headings.length) accepted.set(key, group);
  }
}

const MOST_OWN = 12;
/** Baselines of two headings are further apart than so many times their size: what is nearer is a name or a title in two lines. */
const OWN_DISTANCE = 2.2;
/** Capitals are often set a little smaller than the text. */
const SMALL_CAPITALS = 0.85;

/**
 * `What I have done`, `Yang saya kuasai`: where hardly a heading has words that headings use, those that are larger than the text,
 * or set in bold or capitals, and stand apart from each other are headings in the writer's own words.
 */
function acceptOwnWords(accepted: Map<string, StyleGroup>, looks: Looks, bodySize: number): void {
  if (!isOn('headings-in-own-words')) return;
  const types = new Set([...accepted.values()].flatMap((group) => [...group.types]));
  if ([...types].filter((type) => CORE.has(type)).length > 1) {
    markOwnWords(accepted, looks, bodySize);
    return;
  }
  const candidates = [...looks]
    .filter(([, members]) => standApart(members, bodySize))
    .sort(([, one], [, other]) => other[0]!.size - one[0]!.size || other.length - one.length);
  const [key, members] = candidates[0] ?? [];
  // Papers of every kind have such headings; a CV says how its owner is reached.
  if (!key || !members || ![...looks.values()].flat().some(({ text }) => REACHES.test(text))) return;
  const { size } = members[0]!;
  if ([...accepted.values()].some((group) => group.size > size)) return;
  accepted.set(key, {
    types: new Set(),
    key,
    size,
    headings: members,
    purity: CLEAR_PURITY,
    count: members.length,
    foreign: 0,
    lower: 0,
    closed: false,
    score: 0,
    ...accepted.get(key),
    inOwnWords: true,
  });
}

/** `What I have done` among plain headings, in bold or capitals of the text's size: what looks like those and stands as they do is one. */
function markOwnWords(accepted: Map<string, StyleGroup>, looks: Looks, bodySize: number): void {
  for (const [key, group] of accepted) {
    if (group.inOwnWords || group.types.size < 2 || group.purity < LARGE_PURITY) continue;
    if (standApart(looks.get(key) ?? [], bodySize)) accepted.set(key, { ...group, inOwnWords: true });
  }
}

/**
 * `Yang saya kuasai` in a rail whose headings are smaller than the column's: they have the look of those in all else, which the text has
 * not, and one of them reads like a heading.
 */
function acceptOwnWordsOfRail(accepted: Map<string, StyleGroup>, looks: Looks, bodySize: number): void {
  if (!isOn('headings-in-own-words')) return;
  const heads = [...accepted.values()]
    .filter(({ types }) => types.size >= 2)
    .map((group) => group.headings[0]!);
  for (const [key, members] of looks) {
    const [first] = members;
    if (!first || accepted.has(key) || !heads.some((head) => differsInSize(head, first))) continue;
    // `Email:` over an address is a label.
    const headings = members.filter(
      ({ text }) => (readHeading(text)?.score ?? 0) >= MIN_SCORE && !isLabel(text.replace(/:\s*$/, '')),
    );
    if (headings.length === 0 || !standApart(members, bodySize)) continue;
    const types = new Set(headings.map((each) => readHeading(each.text)!.type));
    accepted.set(key, {
      key,
      size: first.size,
      headings: members,
      types,
      purity: CLEAR_PURITY,
      count: members.length,
      foreign: 0,
      lower: 0,
      closed: false,
      score: 0,
      inOwnWords: true,
    });
  }
}

function differsInSize(head: Fragment, other: Fragment): boolean {
  return (
    other.size < head.size &&
    other.bold === head.bold &&
    other.italic === head.italic &&
    other.colour === head.colour &&
    isCapitals(other.text) === isCapitals(head.text)
  );
}

function standApart(members: readonly Fragment[], bodySize: number): boolean {
  const [first] = members;
  if (!first || members.length > MOST_OWN || members.some((each) => each.bullet > 0)) return false;
  const isLarge = first.size >= LARGE * bodySize;
  const least = isCapitals(first.text) ? SMALL_CAPITALS * bodySize : bodySize;
  if (members.length < (isLarge ? 2 : 3) || halfPoints(first.size) < least) return false;
  if (!isLarge && !first.bold && !isCapitals(first.text)) return false;
  return members.every(
    (one, index) =>
      !readsLikeFact(one.text) &&
      /^\p{Lu}/u.test(one.text) &&
      members.every(
        (other, at) =>
          at <= index ||
          other.page !== one.page ||
          Math.abs(other.baseline - one.baseline) > OWN_DISTANCE * one.size ||
          Math.abs(other.x - one.x) > RAIL_DISTANCE,
      ),
  );
}

function otherCase(key: string): string {
  return key.replace(/[Cl](?=i?[0-9a-f]*$)/, (letter) => (letter === 'C' ? 'l' : 'C'));
}

/** A post, an employer, a school, a date or a sentence: what headings in a writer's own words are not. */
function readsLikeFact(text: string): boolean {
  if (text.length > 40 || /[.;,@\d]|:./.test(text)) return true;
  return Math.abs(postScore(text)) >= 2.5 || schoolScore(text) >= 4 || startsWithLevel(text);
}

/** The style with the most kinds of sections, and others that are as clear: a sidebar often has its own colour. */
function acceptedStyles(
  groups: readonly StyleGroup[],
  fragments: readonly Fragment[],
  bodySize: number,
): Map<string, StyleGroup> {
  const best = [...groups].sort((a, b) => b.score - a.score)[0];
  const accepted = new Map<string, StyleGroup>();
  if (!best) return accepted;
  accepted.set(best.key, best);
  for (const group of groups) {
    if (group === best) continue;
    const fresh = [...group.types].filter((type) => !best.types.has(type)).length;
    const standsOut = group.headings.some(
      (each) => each.bold || isCapitals(each.text) || each.size > bodySize * 1.08,
    );
    const likeBest = group.size >= 0.92 * best.size;
    if (!standsOut && !likeBest) continue;
    // `Working student` among the titles of jobs: nothing in its look is surely a heading.
    if (group.count > group.headings.length && !group.headings.some(leads)) continue;
    if (group.purity >= 0.85 && standsOut && group.size >= LARGE * best.size && plainHeadings(group))
      accepted.set(group.key, group);
    else if (group.purity >= 0.85 && fresh > 0 && standsOut && group.size >= 0.8 * best.size)
      accepted.set(group.key, group);
    else if (group.purity >= 0.6 && fresh > 0 && (likeBest || group.types.size >= 3))
      accepted.set(group.key, group);
    else if (likeBest && fresh > 0 && group.purity >= 0.3) accepted.set(group.key, group);
    else if (standsOut && fresh > 0 && isOfRail(group, best, fragments)) accepted.set(group.key, group);
    else if (likeBest && isPlainInPanel(group, best, fragments)) accepted.set(group.key, group);
  }
  return accepted;
}

const FEWEST_IN_PANEL = 2;

/**
 * Headings that differ from the text by their colour alone may look like all other text on a panel of another colour: those whose words are
 * plain stand alone there, with more white above than below.
 */
function isPlainInPanel(group: StyleGroup, best: StyleGroup, fragments: readonly Fragment[]): boolean {
  if (!differsInColour(best.headings[0]!, group.headings[0]!)) return false;
  const types = group.headings
    .filter((each) => leads(each) && standsOver(each, fragments))
    .map((each) => readHeading(headingText(each))!.type);
  return types.filter((type) => !best.types.has(type)).length >= FEWEST_IN_PANEL;
}

const MORE_ABOVE = 1.3;

/** Alone in its row of the column, and nearer to what stands below it than to what stands above. */
function standsOver(heading: Fragment, fragments: readonly Fragment[]): boolean {
  const column = fragments.filter(
    (each) => each.page === heading.page && each.x > heading.x - 3 && each.x < heading.right + RAIL_DISTANCE,
  );
  const rows = column.map(({ baseline }) => baseline - heading.baseline);
  const below = Math.min(...rows.filter((step) => step > 1));
  const above = Math.min(...rows.filter((step) => step < -1).map((step) => -step));
  const isAlone = column.every((each) => each === heading || Math.abs(each.baseline - heading.baseline) > 1);
  return isAlone && below < Infinity && above > MORE_ABOVE * below;
}

function leads(fragment: Fragment): boolean {
  return (readHeading(headingText(fragment))?.lead ?? 0) >= MIN_LEAD;
}

const PLAIN_HEADING = 5;

/** `Skills` in larger letters than `Boards` and `Tools` below it: the larger ones are headings, whatever else reads like one. */
function plainHeadings({ headings }: StyleGroup): boolean {
  return headings.every((each) => (readHeading(headingText(each))?.score ?? 0) >= PLAIN_HEADING);
}

/**
 * The headings of a narrow rail are often much smaller than those of the column beside it: they have the colour that headings have in
 * this document, or there are several kinds of them, and each stands alone in its line.
 */
function isOfRail(group: StyleGroup, best: StyleGroup, fragments: readonly Fragment[]): boolean {
  if (group.purity < 0.95 || group.foreign > 0) return false;
  const [own, usual] = [group.headings[0]!.colour, best.headings[0]!.colour];
  const letters = fragments.reduce((sum, each) => sum + (each.colour === own ? each.text.length : 0), 0);
  const all = fragments.reduce((sum, each) => sum + each.text.length, 0);
  const ownColour = own === usual && letters < 0.15 * all;
  if (!ownColour && group.types.size < 2) return false;
  return group.headings.every((heading) =>
    fragments.every(
      (each) =>
        each === heading ||
        each.page !== heading.page ||
        Math.abs(each.baseline - heading.baseline) > 0.5 * heading.size ||
        each.x < heading.x ||
        each.x - heading.right > RAIL_DISTANCE,
    ),
  );
}

/** Points: what stands nearer at the right is the value that a label names. */
const RAIL_DISTANCE = 90;
