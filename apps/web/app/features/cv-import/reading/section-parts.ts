import type { Details, EntryParts, Prize, Reading } from '@setapak/ats';
import { BULLET } from './split-lines.ts';

/** A section of a CV as it was printed, with what the reader says of its lines. */
export interface Section {
  sectionType: string;
  heading: string;
  /** Below the heading, without empty ones; what the margin broke is whole. */
  lines: string[];
  /** The text entry by entry, where it holds several. */
  entries: string[] | undefined;
  /** What each entry is called, who gave it and when; one where there are no entries. */
  prizes: (Prize | undefined)[] | undefined;
  /** What each entry says. */
  parts: (EntryParts | undefined)[] | undefined;
  /** The names in a section of interests, one in a line; `true` where they are not told apart, empty for another section. */
  interests: string;
  /** `Demikian daftar riwayat hidup ini …` and what stands over a signature, or the heading over it. */
  isClosing: boolean;
}

/** The sections of a reading; those of earlier versions have no details. */
export function sectionsOf({ result, details }: Pick<Reading, 'result' | 'details'>): Section[] {
  const own = details ?? {};
  return result.sections.map(({ sectionType, text: printed }, index) => {
    const detail = (name: string) => own[`sections.${index}.${name}`];
    const isHeaded = `sections.${index}.heading` in own;
    const text = withoutWraps(printed, isHeaded, {
      wraps: numbersIn(detail('wraps')),
      starts: numbersIn(detail('entries')),
    });
    const lines = text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    const hasHeading = details ? isHeaded : sectionType !== 'PersonalDetails';
    const heading = hasHeading ? (lines.shift() ?? '').replace(BULLET, '') : '';
    const entries = split(text, hasHeading, detail('entries'));
    const count = entries?.length ?? 1;
    const isOverClosing = lines.length === 0 && Boolean(own[`sections.${index + 1}.closing`]);
    return {
      sectionType,
      heading,
      lines,
      entries,
      prizes: prizesOf(own, index, count),
      parts: partsOf(own, index, count),
      interests: detail('interests') ?? '',
      isClosing: Boolean(detail('closing')) || isOverClosing,
    };
  });
}

const numbersIn = (list = '') => list.split(' ').filter(Boolean).map(Number);

/**
 * A line that the margin broke is whole again; what stood below leaves an empty one, so that the others keep their numbers.
 * @param lines numbers of those that go on with the one above, as far as the reader knows, and of those that begin an entry
 */
function withoutWraps(
  text: string,
  hasHeading: boolean,
  { wraps, starts }: Record<'wraps' | 'starts', readonly number[]>,
): string {
  const lines = text.split('\n');
  const above = Number(hasHeading);
  const first = above + 1;
  for (let line = lines.length - 1; line >= first; line -= 1) {
    const [upper, lower] = [lines[line - 1]!, lines[line]!];
    const isWrapped = wraps.includes(line - above);
    if (!isWrapped && (starts.includes(line - above) || !goesOn(upper, lower))) continue;
    const glue = /\p{L}-$/u.test(upper) && /^\p{Ll}/u.test(lower) ? '' : ' ';
    lines[line - 1] = `${upper}${glue}${lower}`;
    lines[line] = '';
  }
  return lines.join('\n');
}

/** A line of some length without an end, over one in lower case: a sentence whose column is narrower than the page. */
function goesOn(upper: string, lower: string): boolean {
  return (
    upper.length > SHORTEST_OF_SENTENCE &&
    !/[.!?:;|]$/.test(upper) &&
    /^\p{Ll}/u.test(lower) &&
    !/^\S*(?:@|:\/\/|\.\p{Ll})/u.test(lower)
  );
}

const SHORTEST_OF_SENTENCE = 30;

/** @param starts the lines with which entries begin, such as `0 4 9` */
function split(text: string, hasHeading: boolean, starts: string | undefined): string[] | undefined {
  if (!starts) return undefined;
  const lines = text.split('\n').slice(hasHeading ? 1 : 0);
  const from = starts.split(' ').map(Number);
  return from.map((start, index) =>
    lines
      .slice(start, from[index + 1])
      .filter(Boolean)
      .join('\n'),
  );
}

function prizesOf(details: Details, section: number, count: number): Section['prizes'] {
  const prizes = Array.from({ length: count }, (_, at): Prize | undefined => {
    const of = (name: keyof Prize) => details[`sections.${section}.prizes.${at}.${name}`];
    const title = of('title');
    return title === undefined
      ? undefined
      : { title, issuer: of('issuer'), date: of('date'), description: of('description') };
  });
  return prizes.some(Boolean) ? prizes : undefined;
}

function partsOf(details: Details, section: number, count: number): Section['parts'] {
  const parts = Array.from({ length: count }, (_, at): EntryParts | undefined => {
    const start = `sections.${section}.parts.${at}.`;
    const own = Object.entries(details).filter(([path]) => path.startsWith(start));
    return own.length > 0
      ? Object.fromEntries(own.map(([path, value]) => [path.slice(start.length), value]))
      : undefined;
  });
  return parts.some(Boolean) ? parts : undefined;
}
