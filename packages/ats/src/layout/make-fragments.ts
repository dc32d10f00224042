import type { Box, Shape, TextItem } from '../model.ts';
import { BULLET_SIGNS, bulletLength } from '../text/normalise.ts';
import { makeFragment, type Fragment } from './fragment.ts';
import { joinSpacedLetters } from './letter-spacing.ts';

/** In font sizes: what still is a space between two words, and what is so wide that two cells begin. */
const WIDEST_SPACE = 0.8;
const WIDEST_TYPED_SPACE = 1.3;
const WIDEST_AFTER_SENTENCE = 1;
/** TeX stretches it as behind a sentence: `Jl.   Kenanga`. */
const WIDEST_AFTER_SHORT_FORM = 1.6;
const STYLE_CHANGE_SPACE = 0.38;
/** A space is as wide as each letter. */
const TYPEWRITER_SPACE = 0.65;
const BULLET_INDENT = 4;
/** Points, and font sizes. */
const WIDEST_CHIP = 250;
const TALLEST_CHIP = 2.6;
const LONE_BULLET = new RegExp(`^[${BULLET_SIGNS}o-]$`, 'u');

/** A page whose words are parted by typed spaces in this share of cases means something by a gap without one. */
const TYPES_SPACES = 0.6;
const WIDEST_UNTYPED_SPACE = 0.42;
const MONOSPACE = /mono|courier|consol|typewriter|code|cmtt|lmtt/i;
const ADDRESS = /^\S+@\S+\.\p{L}{2,}$|^(?:https?:\/\/|www\.)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+\/\S*$/u;
/** An address of mail or of the web. */
export function isAddress(text: string): boolean {
  return (text.includes('@') || text.includes('/')) && ADDRESS.test(text);
}

/** A word painted out of turn stands in another cell even when it is this near. */
const WIDEST_UNFOLLOWED_SPACE = 0.36;

/** Joins the visible words of one page into fragments. */
export function makeFragments(
  items: readonly TextItem[],
  page: number,
  shapes: readonly Shape[] = [],
  rules: readonly Box[] = [],
): Fragment[] {
  const visible = withOrdinals(items.filter((item) => !item.hidden));
  const chips = shapes.filter((shape) => shape.kind === 'fill' && shape.width < WIDEST_CHIP);
  const typed = visible.filter((item) => item.spaced).length > TYPES_SPACES * visible.length;
  const edges = bulletEdges(visible);
  const upright = rules.filter(({ width, height }) => width < THIN && height > 2 * THIN);
  const fragments = rowsOf(visible).flatMap((row) =>
    joinStretched(splitRow(joinSpacedLetters(row), typed, chips, edges, upright)).map((part) =>
      makeFragment(part, page, bulletLength),
    ),
  );
  return withTightDashes(fragments);
}

const TIGHT_DASH = /^-(?=\p{Lu}\p{L})/u;
const NEXT_POINT = 3;

/** `-SMA Negeri 2` over `-Universitas Arunika`: points whose dash has no space behind it, where one follows another. */
function withTightDashes(fragments: Fragment[]): Fragment[] {
  const dashed = fragments.filter(({ text }) => TIGHT_DASH.test(text));
  if (dashed.length < 2) return fragments;
  const isPoint = (each: Fragment) =>
    dashed.some(
      (other) =>
        other !== each &&
        Math.abs(other.x - each.x) < 1 &&
        Math.abs(other.baseline - each.baseline) < NEXT_POINT * each.size,
    );
  const points = new Set(dashed.filter(isPoint));
  return fragments.map((each) => (points.has(each) ? { ...each, bullet: 1 } : each));
}

/** Points: a line, and no panel. */
const THIN = 2;
const FEWEST_POINTS = 3;

/** Bullets that stand between no two dates or facts, as dashes, arrows and centred dots do: `Mar 2024 » Mar 2026`. */
const SIGN = /^[•◦▪▫‣●○■□❑❏◆◇◉⁃⦁⚬✓✔]$/;

/** Where the points of lists begin: at the same bullets of at least three rows; dots between facts stand at places of their own. */
function bulletEdges(items: readonly TextItem[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const { text, x } of items) {
    if (!SIGN.test(text)) continue;
    const edge = Math.round(x);
    counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= FEWEST_POINTS).map(([edge]) => edge));
}

const ORDINAL = /^(?:st|nd|rd|th)$/;

/** The small raised `st` of `1st` belongs to its number. */
function withOrdinals(items: readonly TextItem[]): readonly TextItem[] {
  const endings = items.filter(({ text }) => text.length === 2 && ORDINAL.test(text));
  if (endings.length === 0) return items;
  const whole = new Map<TextItem, TextItem[]>();
  for (const ending of endings) {
    const number = items.find(
      (item) =>
        /\d$/.test(item.text) &&
        ending.size < item.size - 0.5 &&
        Math.abs(ending.x - item.x - item.width) < 0.15 * item.size &&
        item.baseline > ending.baseline &&
        item.baseline - ending.baseline < 0.6 * item.size,
    );
    if (!number) continue;
    const width = ending.x + ending.width - number.x;
    whole.set(number, [{ ...number, text: number.text + ending.text, width }]);
    whole.set(ending, []);
  }
  return items.flatMap((item) => whole.get(item) ?? [item]);
}

function rowsOf(items: readonly TextItem[]): TextItem[][] {
  const rows: TextItem[][] = [];
  for (const item of [...items].sort((a, b) => a.baseline - b.baseline || a.x - b.x)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && item.baseline - first.baseline <= 0.25 * Math.min(item.size, first.size))
      row.push(item);
    else rows.push([item]);
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x));
}

function splitRow(
  row: readonly TextItem[],
  typed: boolean,
  chips: readonly Shape[],
  edges: ReadonlySet<number>,
  upright: readonly Box[],
): TextItem[][] {
  const parts: TextItem[][] = [];
  for (const item of row) {
    const part = parts.at(-1);
    const before = part?.at(-1);
    // An address may end right before the points of the next column.
    const opensPoint = edges.has(Math.round(item.x)) && SIGN.test(item.text);
    if (
      part &&
      before &&
      !opensPoint &&
      before.cell === item.cell &&
      belongs(part, before, item, typed) &&
      !areInTwo(chips, before, item) &&
      !isRuleBetween(upright, before, item)
    )
      part.push(item);
    else parts.push([item]);
  }
  return parts;
}

const FEWEST_STRETCHED = 4;
const WIDEST_STRETCHED = 1.5;
const SAME_SPACE = 1.25;
/** TeX stretches the white behind commas and semicolons further. */
const BEHIND_MARK = 1.8;
const MARK = /\p{L}[,;]$/u;

/** `Senior   Staff   Nurse,   Arunika   Hospital`: a justified line, whose words stand equally far apart. Facts in a grid end in no comma and begin with capitals. */
function joinStretched(parts: readonly TextItem[][]): TextItem[][] {
  const joined: TextItem[][] = [];
  let from = 0;
  while (from < parts.length) {
    let to = from + 1;
    while (to < parts.length && areStretched(parts.slice(from, to + 1).flat())) to += 1;
    const run = parts.slice(from, to).flat();
    const isLine =
      to > from + 1 &&
      run.length >= FEWEST_STRETCHED &&
      (run.some(({ text }) => MARK.test(text)) || isProse(run));
    joined.push(isLine ? run : parts[from]!);
    from = isLine ? to : from + 1;
  }
  return joined;
}

/** All words in one size and equally far apart, but for the white behind their marks. */
function areStretched(words: readonly TextItem[]): boolean {
  const [plain, behind]: [number[], number[]] = [[], []];
  for (const [index, item] of words.entries()) {
    const before = words[index - 1];
    if (!before) continue;
    const gap = item.x - before.x - before.width;
    if (item.size !== before.size || gap > WIDEST_STRETCHED * item.size) return false;
    (MARK.test(before.text) ? behind : plain).push(gap);
  }
  const least = Math.min(...(plain.length > 0 ? plain : behind));
  return (
    plain.every((gap) => gap <= SAME_SPACE * least) &&
    behind.every((gap) => gap >= least / SAME_SPACE && gap <= BEHIND_MARK * least)
  );
}

const FEWEST_OF_PROSE = 6;

function isProse(run: readonly TextItem[]): boolean {
  const small = run.filter(({ text }) => /^\p{Ll}/u.test(text));
  return run.length >= FEWEST_OF_PROSE && small.length > run.length / 2;
}

/** `Languages | C, Java`: a thin line drawn upright between two words of one row parts a margin from its text. */
function isRuleBetween(upright: readonly Box[], before: TextItem, item: TextItem): boolean {
  const middle = item.baseline - 0.3 * item.size;
  const right = before.x + before.width;
  if (item.x - right < STYLE_CHANGE_SPACE * item.size) return false;
  return upright.some(
    ({ x, y, width, height }) =>
      x > right - 0.5 && x + width < item.x + 0.5 && y < middle && y + height > middle,
  );
}

/** Each word in a small panel of its own, as skills are often set. */
function areInTwo(chips: readonly Shape[], before: TextItem, item: TextItem): boolean {
  const left = chips.find((chip) => holds(chip, before));
  const right = left && chips.find((chip) => holds(chip, item));
  return right !== undefined && left!.x + left!.width < right.x + 1;
}

function holds(chip: Shape, word: TextItem): boolean {
  return (
    chip.height < TALLEST_CHIP * word.size &&
    chip.y < word.baseline &&
    chip.y + chip.height > word.baseline &&
    chip.x < word.x + 1 &&
    chip.x + chip.width > word.x + word.width - 1
  );
}

/** Of streets, parts of towns and titles: a name follows. */
const SHORT_FORM = /^(?:jln?|gg|ds|dsn|kec|kel|kab|prov|dr|ir|prof|st)\.$/i;

function belongs(part: readonly TextItem[], before: TextItem, item: TextItem, typed: boolean): boolean {
  const gap = item.x - before.x - before.width - 2 * Math.min(before.tracking ?? 0, item.tracking ?? 0);
  const size = Math.max(before.size, item.size);
  if (part.length === 1 && LONE_BULLET.test(before.text)) return gap < BULLET_INDENT * size;
  if (SHORT_FORM.test(before.text) && /^\p{Lu}/u.test(item.text)) return gap < WIDEST_AFTER_SHORT_FORM * size;
  const untyped = typed && !MONOSPACE.test(item.font) ? WIDEST_UNTYPED_SPACE : WIDEST_SPACE;
  const follows = item.order === undefined || before.order === undefined || item.order === before.order + 1;
  if (
    !follows &&
    !item.spaced &&
    gap > (MONOSPACE.test(item.font) ? WIDEST_SPACE : WIDEST_UNFOLLOWED_SPACE) * size
  )
    return false;
  // The white behind a sentence stretches more than that between its words.
  const isSentenceEnd =
    before.font === item.font && /\p{Ll}{2}[.!?]$/u.test(before.text) && /^\p{Lu}/u.test(item.text);
  const limit = item.spaced ? WIDEST_TYPED_SPACE : isSentenceEnd ? WIDEST_AFTER_SENTENCE : untyped;
  if (gap > limit * size) return false;
  // A long address in a narrow column may end right before the next column's text.
  if (before.bold !== item.bold && gap > 0.1 * size && isAddress(before.text)) return false;
  const styleChanges =
    before.bold !== item.bold || before.colour !== item.colour || Math.abs(before.size - item.size) > 1;
  const isTypewriter = MONOSPACE.test(item.font) && MONOSPACE.test(before.font);
  return !(styleChanges && gap > (isTypewriter ? TYPEWRITER_SPACE : STYLE_CHANGE_SPACE) * size);
}
