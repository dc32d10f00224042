import type { Fragment } from '../../layout/fragment.ts';
import { columnNames } from '../../layout/table-head.ts';
import { startsWithLevel } from '../../lexicon/education-words.ts';
import { isOn } from '../../rules.ts';
import { isCapitals } from '../../text/normalise.ts';
import { rememberedFor } from '../../text/remembered.ts';
import { type HeadingReading, readHeading, readLooseHeading, withoutNumber } from '../read-heading.ts';
import type { SectionType } from '../section-type.ts';
import { acceptOtherCase, acceptShrunk, acceptTwoColours, acceptedStyles } from './accept-styles.ts';
import { markedHeadings } from './marked-headings.ts';
import { acceptOwnWords, acceptOwnWordsOfRail } from './own-words.ts';
import { isOfGrid, placeOf, rowOf } from './places.ts';
import {
  CLEAR_PURITY,
  LARGE,
  LARGE_PURITY,
  MIN_LEAD,
  type StyleGroup,
  namesField,
  standsOutBehindMark,
  styleGroups,
} from './style-groups.ts';
import { bodySizeOf, headingText, otherCase, styleKey, usualColour } from './style-key.ts';

/** Tells the headings of one document from other lines that happen to use a heading's words ("Languages" in a list of skills). */
export class HeadingStyles {
  readonly #accepted: Map<string, StyleGroup>;
  readonly #bodySize: number;
  readonly #colour: number;
  /** Rows that name the skills of languages side by side: `UNDERSTANDING   SPEAKING   WRITING`. */
  readonly #grids: ReadonlySet<string>;
  /** Headings behind a sign that nothing else has, by their places. */
  readonly #marked: ReadonlySet<string>;
  readonly #looks: ReadonlyMap<string, readonly Fragment[]>;
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
    this.#looks = looks;
    this.#accepted = acceptedStyles(
      styleGroups(looks, this.#bodySize, this.#colour),
      fragments,
      this.#bodySize,
      this.#colour,
    );
    acceptTwoColours(this.#accepted, looks);
    acceptShrunk(this.#accepted, looks);
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
    if (startsWithLevel(fragment.text) || isUncounted(fragment, group)) return false;
    const text = group.counted ? withoutNumber(headingText(fragment)) : headingText(fragment);
    if (namesField(text) || (ACRONYM.test(text) && this.#isAmongTitles(fragment))) return false;
    return text.length <= 40 && /^\p{L}/u.test(text) && !/[.;,]$|\d|:./.test(text);
  }

  /** `CPIM` above `Lean Six Sigma Black Belt` in the letters of both: a title of an entry that looks like a heading for its capitals alone. */
  #isAmongTitles(fragment: Fragment): boolean {
    const titles = this.#looks.get(otherCase(styleKey(fragment))) ?? [];
    return titles.filter(({ x }) => Math.abs(x - fragment.x) < SAME_EDGE).length >= FEWEST_TITLES;
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
    if (reading && !standsAsHeading(text, reading, group, this.#bodySize)) return undefined;
    return (
      reading ??
      (this.#mayHoldLoose(group) &&
      fragment.bullet === 0 &&
      !EMPLOYER.test(text) &&
      !isUncounted(fragment, group)
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
  readonly isHeading: (fragment: Fragment) => boolean = rememberedFor((fragment) => {
    const type = this.read(fragment);
    return type ? type !== 'title' : this.isUnknownHeading(fragment, true);
  });

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

/** From this score on the words are those of headings alone. */
const PLAIN = 5;
const ACRONYM = /^\p{Lu}{2,5}(?: \p{Lu}{1,5})?$/u;
/** Points. */
const SAME_EDGE = 1;
const FEWEST_TITLES = 2;

const FEWEST_COUNTED = 3;

/** `Sertifikasi Pustakawan` in the letters of `IV. Organisasi` and `V. Sertifikat`: where headings are counted, it is none in words of its own. */
const isUncounted = ({ text }: Fragment, group: StyleGroup) =>
  group.counted === true && group.headings.length >= FEWEST_COUNTED && withoutNumber(text) === text;

/** `PT Lintas Data – Manajer Proyek` */
const EMPLOYER = /(?:^|\s[–—|-]\s)(?:PT|CV|UD)\.? \p{Lu}/u;

/** In a style that much else has as well, a word or two that headings use are not enough, and no heading ends like a sentence. */
function standsAsHeading(
  text: string,
  reading: HeadingReading,
  group: StyleGroup,
  bodySize: number,
): boolean {
  if (reading.type === 'title' || !isOn('heading-needs-lead')) return true;
  if (/[.,;]\s*$/.test(text) && !isCapitals(text) && !group.closed) return false;
  // Where nothing else looks like this, `skills` beside `Languages` is one too, and so are plain words as large as headings.
  const isPlain = group.size >= LARGE * bodySize && reading.score >= PLAIN;
  if (/^\p{Ll}/u.test(text) && group.lower < 0.5 && group.purity < 1 && !isPlain) return false;
  return group.purity >= LARGE_PURITY || reading.lead >= MIN_LEAD;
}
