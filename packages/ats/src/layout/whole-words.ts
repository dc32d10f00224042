import type { Fragment } from './fragment.ts';
import { placeKind } from '../places/find-place.ts';
import { CELL_SEPARATOR, type Line } from './line.ts';

const SAME_EDGE = 4;
/** Two hyphens at line ends that no compound explains show that the paper parts its words. */
const FEWEST_PARTED = 2;

/** `(cost-effec-`: what stands before the hyphen is letters alone. */
const UPPER = /^[("“‘]?(?:\p{L}+[-–])*(\p{L}+\p{Ll})-$/u;
const LOWER = /^(\p{Ll}{2,})(?![\p{L}@/])/u;

/** What begins compounds, which keep their hyphen. */
const COMPOUND_HEADS = new Set(
  `
  co non self pre post multi semi cross full part sub ex vice inter intra anti micro macro mini mid end back front long short
  high low real open peer hands well in on off up out all over under e first second third one two three four five six seven
  eight nine ten large small medium big late early year month week day half double single cost time data user customer client
  problem decision object test team event service cloud web mobile model risk market state world best award lead life fast hard
  ready key near father mother right left top bottom point face government industry community evidence project product process
  wakil antar pasca pra serba
`
    .trim()
    .split(/\s+/),
);

/** What ends compounds. */
const COMPOUND_TAILS = new Set(
  `
  based time term terms level scale driven oriented end ended quality wide hand hands house edge depth to up on in off out of
  the and side site line lines making solving building known party commerce mail class centric centred centered facing friendly
  effective efficient related specific free led run owned funded sized year month week day hour minute person people learning
  checking working changing growing evolving stack source use user demand trained skilled rounded written spoken speaking
  reviewed processing testing threaded tier tolerant performance performing value volume priority profile impact first second
  third half fold form life world state art date ready right aware agnostic intensive sensitive critical compliant powered
  enabled made designed developed thinking focused minded motivated functional disciplinary cultural national lingual platform
  cutting sector sectional border country step hoc founder founded author op ops chief president mates worker workers built
  paced looking going standing
`
    .trim()
    .split(/\s+/),
);

/** The rest of a word, and none by itself: `tion`, `ments`, `kannya`. */
const REST_OF_WORD =
  /^(?:[a-z]{0,3}(?:tions?|sions?|tional(?:ly)?|ments?|mental|ties|ity|ness|ances?|ences?|ative|ively|ously|ically|ingly|kannya|innya)|ing|ings|ers|ors|ed|es|ly|able|ible|ables|ated|ating|ates|ical|ous|ive|tures?|gies|gy|phy|cy|ry|kan|nya|[^aeiouy]+)$/;
/** Letters that no word begins with. */
const NO_ONSET =
  /^(?:([bcdfgjklmnpqrtvxz])\1|b[cdfgkmnpstv]|c[bcdfgkmnpqstv]|d[bcdfgklmnpstv]|f[bcdfgkmnpstv]|g[bcdfgkmpstv]|l[bcdfgkmnprstv]|m[bcdfgklprstv]|n[bcdfgklmprstvz]|p[bcdfgkmtv]|r[bcdfgklmnpstvz]|t[bcdfgklmnpv]|v[bcdfgkmnpstv])/;

/** Fonts that hardly anything but TeX sets a paper in. */
const OF_TEX = /^(?:[A-Z]{6}\+)?(?:LM(?:Roman|Sans|Mono)|(?:CM|SF|EC)(?:R|RM|BX|TI|SS|CSC|SL)[A-Z]{0,2}\d)/;

interface Parted {
  upper: string;
  lower: string;
  /** In which line of its flow and which of its cells the word begins, and which cell of the next line holds its rest. */
  at: number;
  from: number;
  cell: number;
}

/**
 * Puts words together again that a line's end parted with a hyphen, as TeX does: `enhancing accu-` over `racy and speed` become
 * `enhancing accuracy` and `and speed`. Compounds keep their hyphen, and so does everything in a paper that parts no words.
 */
export function withWholeWords(flows: readonly { lines: Line[] }[]): { lines: Line[] }[] {
  const found = flows.map(({ lines }) => partedWords(lines));
  const all = found.flat();
  if (all.length === 0) return [...flows];
  const words = new Set(
    flows.flatMap(({ lines }) => lines.flatMap((line) => line.text.toLowerCase().match(/[\p{L}-]+/gu) ?? [])),
  );
  const open = all.filter((each) => !isCompound(each, words));
  const isSure = (each: Parted) =>
    words.has((each.upper + each.lower).toLowerCase()) ||
    placeKind(each.upper + each.lower) !== undefined ||
    REST_OF_WORD.test(each.lower) ||
    NO_ONSET.test(each.lower);
  if (open.length < FEWEST_PARTED && !open.some(isSure) && !isSetByTex(flows)) return [...flows];
  return flows.map((flow, index) => ({
    ...flow,
    lines: joinedIn(
      flow.lines,
      found[index]!.filter((each) => open.includes(each)),
    ),
  }));
}

/** Whether a line's end parted a word whose rest begins the line below it, judged by the two alone: `Padang-` over `sidimpuan`. */
export function isWordParted(above: string, below: string): boolean {
  const upper = UPPER.exec(above.slice(above.lastIndexOf(' ') + 1))?.[1];
  const lower = LOWER.exec(below)?.[1];
  return upper !== undefined && lower !== undefined && !isCompound({ upper, lower }, NO_WORDS);
}

const NO_WORDS: ReadonlySet<string> = new Set();

function isSetByTex(flows: readonly { lines: Line[] }[]): boolean {
  return flows.some(({ lines }) => lines.some(({ font }) => OF_TEX.test(font)));
}

function partedWords(lines: readonly Line[]): Parted[] {
  return lines.flatMap((above, at) => {
    const below = lines[at + 1];
    if (!below || below.page !== above.page || below.bullet || below.gap > 0.8 * below.size) return [];
    return above.cells.flatMap((upper, from) => {
      const left = UPPER.exec(upper.items.at(-1)!.text)?.[1];
      const cell = left ? restOf(above, from, below) : -1;
      const right = cell === -1 ? undefined : LOWER.exec(below.cells[cell]!.items[0]!.text)?.[1];
      return left && right ? [{ upper: left, lower: right, at, from, cell }] : [];
    });
  });
}

/** Which cell goes on: the one right below, or what begins where the line does, behind a label. */
function restOf(above: Line, from: number, below: Line): number {
  const upper = above.cells[from]!;
  const isAt = (start: number) => (lower: Fragment) =>
    Math.abs(start - lower.x) < SAME_EDGE && Math.abs(upper.size - lower.size) < 0.6;
  const under = below.cells.findIndex(isAt(upper.x));
  if (under !== -1) return under;
  const isAlone = from === above.cells.length - 1 && below.cells.length === 1;
  return isAlone && [above.x, above.textX].some((start) => isAt(start)(below.cells[0]!)) ? 0 : -1;
}

function isCompound({ upper, lower }: Pick<Parted, 'upper' | 'lower'>, words: ReadonlySet<string>): boolean {
  const left = upper.toLowerCase();
  if (words.has(`${left}-${lower}`)) return true;
  if (words.has(left + lower)) return false;
  // `rata-rata`, `sehari-hari`, `tolong-menolong`
  if (left.endsWith(lower) || lower.endsWith(left)) return true;
  return COMPOUND_HEADS.has(left) || COMPOUND_TAILS.has(lower);
}

function joinedIn(lines: readonly Line[], parted: readonly Parted[]): Line[] {
  const result: (Line | undefined)[] = [...lines];
  // From right to left, so that a cell that is used up moves none that is still to come.
  for (const { at, from, cell } of parted.toReversed()) {
    const [above, below] = [result[at], result[at + 1]];
    const lower = below?.cells[cell];
    if (!above || !lower) continue;
    const rest = lower.items[0]!;
    result[at] = withCell(above, from, endingIn(above.cells[from]!, rest.text));
    result[at + 1] = withCell(below, cell, lower.items.length > 1 ? withoutFirst(lower) : undefined);
  }
  return result.filter((line) => line !== undefined);
}

function endingIn(cell: Fragment, rest: string): Fragment {
  const last = cell.items.at(-1)!;
  const word = { ...last, text: last.text.slice(0, -1) + rest };
  return { ...cell, text: cell.text.slice(0, -1) + rest, items: [...cell.items.slice(0, -1), word] };
}

/** It stays where it was, so that the line is still one with those above and below it. */
function withoutFirst(cell: Fragment): Fragment {
  const [first, ...items] = cell.items;
  return { ...cell, items, text: cell.text.slice(first!.text.length).trimStart() };
}

function withCell(line: Line, index: number, cell: Fragment | undefined): Line | undefined {
  const cells = line.cells.flatMap((each, at) => (at === index ? (cell ?? []) : each));
  return cells.length === 0
    ? undefined
    : { ...line, cells, text: cells.map(({ text }) => text).join(CELL_SEPARATOR) };
}
