import type { TextItem } from '../model.ts';
import type { Glyph } from './page-glyphs.ts';

const SPACE = /^[\s\u00a0\u2000-\u200b\u202f\u3000]$/;
/** A cheap look first: most are letters of ASCII. */
const isSpace = (text: string) => {
  const code = text.charCodeAt(0);
  return !(code > 0x20 && code < 0x7f) && SPACE.test(text);
};
/** Format characters (Cf: soft hyphen, zero-width marks, variation tags) and control characters (Cc). */
const DROPPED = /[\p{Cf}\p{Cc}]/gu;
/** Pictures of Unicode's own, except the small signs that serve as bullets. */
const EMOJI = /[\u{1f000}-\u{1ffff}\u2600-\u26ff\u2702-\u2712]|\ufe0e|\ufe0f/gu;
/** Mathematical letters that people use to fake bold or italic text. */
const FAKE_LETTERS = /[\u{1d400}-\u{1d7ff}]/u;
/** Icon fonts and private letters: pictures that only claim to be letters. */
const PRIVATE = /[\ue000-\uf8ff\u{f0000}-\u{10ffff}]/u;
const FIRST_PRIVATE = 0xd800;
/** A cheap look first: most letters come long before. */
const isPrivate = (text: string) => text.charCodeAt(0) >= FIRST_PRIVATE && PRIVATE.test(text);
const SYMBOL_FONT_BULLETS = /[\uf0b7\uf0a7\uf076\uf0d8\uf0fc\uf06e\uf0a8]/;

const MIN_GAPS = 3;
/** In font sizes: more than letters of one word leave between them. */
const LINK_GAP = 0.04;

/** A word and the characters that it was made of. */
export interface PaintedWord {
  item: TextItem;
  glyphs: readonly Glyph[];
}

interface Word {
  glyphs: Glyph[];
  spaced: boolean;
  logo?: boolean;
}

/**
 * Joins the characters of one page into words, whatever way the producer chopped them: a text object per letter (LaTeX),
 * per word (LibreOffice), per line (Typst, Chromium), with or without space characters.
 * @param glyphs upright characters of one page in painting order
 */
export function glyphsToWords(glyphs: readonly Glyph[]): PaintedWord[] {
  const words: Word[] = [];
  const spacing = lineSpacing(glyphs);
  const spacingOf = (glyph: Glyph) => (spacing.size > 0 ? spacing.get(glyph) : undefined) ?? EVEN;
  const logos = logoLetters(glyphs);
  let current: Word | undefined;
  let previous: Glyph | undefined;
  /** The word of another line, left while letters of this one came between. */
  let left: Word | undefined;
  let spaced = false;
  for (const glyph of glyphs) {
    if (isSpace(glyph.text)) {
      spaced = true;
      continue;
    }
    if (current && logos.size > 0 && logos.has(glyph)) {
      current.glyphs.push(glyph);
      current.logo = true;
      previous = glyph;
      continue;
    }
    const follows = previous !== undefined && onSameLine(previous, glyph);
    const leaves =
      previous !== undefined && follows && (changesLink(previous, glyph) || opensWord(current, glyph));
    if (previous && !follows) {
      const resumed = left && resumes(left, glyph) ? left : undefined;
      left = current;
      if (resumed) {
        resumed.glyphs.push(glyph);
        current = resumed;
        [spaced, previous] = [false, glyph];
        continue;
      }
    }
    if (current && previous && follows && !spaced && !leaves && isJoined(previous, glyph, spacingOf(glyph))) {
      current.glyphs.push(glyph);
    } else {
      const parted = spaced || leaves || isPartedAtLigature(previous, glyph);
      current = { glyphs: [glyph], spaced: parted && follows };
      words.push(current);
    }
    spaced = false;
    previous = glyph;
  }
  return withSmallCapitals(
    words.flatMap((word, order) => toItem(word, order, spacingOf(word.glyphs[0]!).tracking) ?? []),
  );
}

const SMALLEST_CAPITAL = 0.65;

/** `UNIVERSITY`, and what browsers print for it: small letters that are drawn as capitals. */
function isInOneCase(text: string): boolean {
  return text === text.toUpperCase() || text.slice(1) === text.slice(1).toLowerCase();
}

/** `UNIVERSITY of ARUNIKA` in capitals and small ones: a word without a capital has the size of those with one before it. */
function withSmallCapitals(words: readonly PaintedWord[]): PaintedWord[] {
  let before: { item: TextItem; small: number } | undefined;
  return words.map((word) => {
    const { item, glyphs } = word;
    const small = smallCapitalsOf(glyphs, item);
    if (small !== undefined) before = { item, small };
    if (small !== undefined || !before || !isOfSmallCapitals(before, item, glyphs)) return word;
    const whole = { ...item, size: before.item.size };
    before = { ...before, item: whole };
    return { ...word, item: whole };
  });
}

/** The size of all letters but the first, where that is a larger capital. */
function smallCapitalsOf([first, ...rest]: readonly Glyph[], { text, size }: TextItem): number | undefined {
  const small = rest[0]?.run.size ?? size;
  if (small >= SMALL_CAPITAL * size || small < SMALLEST_CAPITAL * size || first!.run.size !== size)
    return undefined;
  if (rest.length < 2 || !isInOneCase(text)) return undefined;
  return rest.every(({ run }) => run.size === small) ? small : undefined;
}

function isOfSmallCapitals(
  { item: before, small }: { item: TextItem; small: number },
  { x, baseline, text, bold, colour }: TextItem,
  glyphs: readonly Glyph[],
): boolean {
  return (
    baseline === before.baseline &&
    x - before.x - before.width < before.size &&
    bold === before.bold &&
    colour === before.colour &&
    isInOneCase(text) &&
    glyphs.every(({ run }) => run.size === small)
  );
}

/** In sizes of its letters. */
const WIDEST_AT_LIGATURE = 0.6;

/** PDFium puts a space behind a ligature, however far away the next word begins. */
function isPartedAtLigature(previous: Glyph | undefined, glyph: Glyph): boolean {
  if (!previous?.ligature || !glyph.parted) return false;
  return gapOf(previous, glyph) < WIDEST_AT_LIGATURE * glyph.run.size;
}

/** TeX's own logo: a small raised A that stands into its L, and a lowered E; all letters but the first. */
function logoLetters(glyphs: readonly Glyph[]): ReadonlySet<Glyph> {
  const letters = new Set<Glyph>();
  for (let index = 1; index < glyphs.length; index += 1) {
    const [l, a] = [glyphs[index - 1], glyphs[index]!];
    if (a.text !== 'A' || l?.text !== 'L' || a.run.size > SMALL_CAPITAL * l.run.size || gapOf(l, a) >= 0)
      continue;
    const rest = glyphs.slice(index + 1, index + 4);
    if (rest.map(({ text }) => text).join('') === 'TEX') for (const glyph of [a, ...rest]) letters.add(glyph);
  }
  return letters;
}

const SMALL_CAPITAL = 0.85;

/**
 * `Present` or `2011` right before a bold `Senior`, at the edge of a narrow column, or `Engineer–` before an employer in italics: no word
 * changes its font before a capital or a bracket.
 */
function opensWord(word: Word | undefined, glyph: Glyph): boolean {
  if (!word || word.glyphs.length < 3) return false;
  if (isSmallerNumber(word, glyph)) return true;
  if (word.glyphs.at(-1)!.run.font === glyph.run.font) return false;
  if (!/[\p{Lu}(]/u.test(glyph.text)) return false;
  const end = /[–—]/.test(word.glyphs.at(-1)!.text) ? -1 : undefined;
  return word.glyphs
    .slice((end ?? 0) - 3, end)
    .every(({ text, run }) => /[\p{Ll}\d]/u.test(text) && run.font.name !== glyph.run.font.name);
}

const A_LITTLE_SMALLER = 0.8;
const SAME_BASE_LINE = 0.2;

/** `Studio Ombak` right before `2022` in smaller letters at a row's end; the digits of `CO2` and of notes are smaller still, or stand higher or lower. */
function isSmallerNumber(word: Word, glyph: Glyph): boolean {
  const last = word.glyphs.at(-1)!;
  const share = glyph.run.size / last.run.size;
  return (
    share < 0.98 &&
    share > A_LITTLE_SMALLER &&
    /\d/.test(glyph.text) &&
    Math.abs(last.originY - glyph.originY) < SAME_BASE_LINE &&
    word.glyphs.slice(-3).every(({ text }) => /\p{L}/u.test(text))
  );
}

const NO_GAP = 0.03;
const WIDEST_KERN = 0.12;

/** PDFium mixes the letters of two lines that overlap, as large ones do that are set tight: `T`, `Ma`, `A`, `hasiswa`. */
function resumes(word: Word, glyph: Glyph): boolean {
  const last = word.glyphs.at(-1)!;
  const gap = gapOf(last, glyph) / glyph.run.size;
  return (
    onSameLine(last, glyph) &&
    last.run.font.name === glyph.run.font.name &&
    last.run.size === glyph.run.size &&
    last.link === glyph.link &&
    !last.ligature &&
    gap < NO_GAP &&
    gap > -WIDEST_KERN
  );
}

const LETTER_OR_SLASH = /[\p{L}\p{N}/]/u;

/** Where a link ends and another text begins with a letter, two words meet, however near they stand. */
function changesLink(previous: Glyph, glyph: Glyph): boolean {
  if (previous.link === glyph.link || !/[\p{L}\p{N}]/u.test(glyph.text)) return false;
  return LETTER_OR_SLASH.test(previous.text) && gapOf(previous, glyph) > LINK_GAP * glyph.run.size;
}

function onSameLine(a: Glyph, b: Glyph): boolean {
  return (
    Math.abs(a.originY - b.originY) < 0.3 * Math.min(a.run.size, b.run.size) &&
    b.box.x > a.box.x - 0.3 * Math.max(a.run.size, b.run.size)
  );
}

/** A gap makes a new word when it is wider than the line's usual gap between letters by about a seventh of the font's size. */
function isJoined(previous: Glyph, glyph: Glyph, line: Spacing): boolean {
  const { tracking } = line;
  if (isPrivate(previous.text) !== isPrivate(glyph.text)) return false;
  if (previous.run.font.icons !== glyph.run.font.icons) return false;
  const scale = Math.min(previous.run.size, glyph.run.size);
  // PDFium sees a space behind some ligatures where the next letter begins at their very end.
  if (previous.ligature) return !glyph.parted || Math.abs(gapOf(previous, glyph)) < AT_END * scale;
  return gapOf(previous, glyph) < Math.min(0.6 * scale, tracking + (line.wordGap ?? WORD_GAP) * scale);
}

interface Spacing {
  /** Points between letters beyond what the font asks for. */
  tracking: number;
  /** From this share of the font's size on a gap parts words; `WORD_GAP` by default. */
  wordGap?: number;
}

const AT_END = 0.01;

const EVEN: Spacing = { tracking: 0 };
const WORD_GAP = 0.14;
const LONG_LINE = 30;

/** A line that was squeezed to fit has narrow spaces; they still stand clear of the gaps inside its words. */
function tightWordGap(line: readonly Glyph[]): number | undefined {
  if (line.length < LONG_LINE || line.some((glyph) => isSpace(glyph.text))) return undefined;
  const { size } = line[0]!.run;
  const gaps = line.slice(1).map((glyph, index) => gapOf(line[index]!, glyph) / size);
  if (gaps.filter((gap) => gap >= WORD_GAP).length > 0.02 * gaps.length) return undefined;
  const sorted = gaps.filter((gap) => gap > 0.02 && gap < 0.3).sort((a, b) => a - b);
  let best = { from: 0, to: 0.05 };
  for (const [index, gap] of sorted.entries()) {
    const below = sorted[index - 1] ?? 0.02;
    if (gap >= 0.07 && gap - below > best.to - best.from) best = { from: below, to: gap };
  }
  const wide = gaps.filter((gap) => gap >= best.to).length / gaps.length;
  return best.to >= 0.07 && wide > 0.05 && wide < 0.3 ? (best.from + best.to) / 2 : undefined;
}

const NARROW_SPACE = 0.1;
const WIDEST_IN_WORD = 0.06;

/** `cost estimates` in small Roboto: behind some letters the space is narrower than elsewhere in its line, and nothing within words comes near. */
function narrowWordGap(line: readonly Glyph[]): number | undefined {
  let [narrow, wide] = [0, 0];
  for (let index = 1; index < line.length; index += 1) {
    const [left, right] = [line[index - 1]!, line[index]!];
    const gap = gapOf(left, right) / right.run.size;
    if (gap < WIDEST_IN_WORD) continue;
    if (gap >= WORD_GAP) wide += 1;
    else if (gap < NARROW_SPACE || !areLetters(left, right)) return undefined;
    else narrow += 1;
  }
  const share = (narrow + wide) / line.length;
  return narrow > 0 && narrow + wide > 1 && share > 0.05 && share < 0.3 ? NARROW_SPACE : undefined;
}

function areLetters(left: Glyph, right: Glyph): boolean {
  return /\p{L}/u.test(left.text) && /\p{L}/u.test(right.text);
}

/** How far apart the letters of each font and size stand in each line, beyond what the font asks for; 0 for ordinary text. */
function lineSpacing(glyphs: readonly Glyph[]): Map<Glyph, Spacing> {
  const result = new Map<Glyph, Spacing>();
  let groups = new Map<string, Glyph[]>();
  let group: Glyph[] | undefined;
  let previous: Glyph | undefined;
  // Letters with others of another size before them, as small capitals have them.
  let resumed = new Set<Glyph>();
  const close = () => {
    for (const face of groups.values()) {
      const tracking = medianGap(face, resumed);
      const wordGap = tracking === 0 ? (tightWordGap(face) ?? narrowWordGap(face)) : undefined;
      if (tracking !== 0 || wordGap !== undefined)
        for (const glyph of face) result.set(glyph, { tracking, wordGap });
    }
    groups = new Map();
    group = undefined;
    if (resumed.size > 0) resumed = new Set();
  };
  for (const glyph of glyphs) {
    if (previous && !onSameLine(previous, glyph)) close();
    // Most letters are of the same text as the one before, or look like it.
    if (!group || !previous || !isSameFace(previous.run, glyph.run)) {
      group = groupOf(groups, glyph);
      if (group.length > 0 && group.at(-1) !== previous) resumed.add(glyph);
    }
    group.push(glyph);
    previous = glyph;
  }
  close();
  return result;
}

function isSameFace(a: Glyph['run'], b: Glyph['run']): boolean {
  return a === b || (a.font.name === b.font.name && Math.round(a.size) === Math.round(b.size));
}

function groupOf(groups: Map<string, Glyph[]>, { run }: Glyph): Glyph[] {
  const face = `${Math.round(run.size)} ${run.font.name}`;
  const group = groups.get(face) ?? [];
  groups.set(face, group);
  return group;
}

/** The gaps of one line at a time, so that none has to be made for each. */
let gaps = new Float64Array(512);

function medianGap(line: readonly Glyph[], resumed: ReadonlySet<Glyph>): number {
  if (line.length > gaps.length) gaps = new Float64Array(2 * line.length);
  let [count, skipped] = [0, 0];
  for (let index = 1; index < line.length; index += 1) {
    const [left, right] = [line[index - 1]!, line[index]!];
    if (isSpace(left.text) || isSpace(right.text) || left.ligature || right.ligature) continue;
    // Dots that lead the eye across stand as far apart as their maker likes.
    if (left.text === '.' && right.text === '.') continue;
    if (resumed.has(right)) {
      skipped += 1;
      continue;
    }
    gaps[count] = gapOf(left, right);
    count += 1;
  }
  if (count < MIN_GAPS) return 0;
  const { size } = line[0]!.run;
  // Of capitals over small ones few stand side by side, and those are often of two words.
  const middle = Math.floor((skipped > 0 ? count - 1 : count) / 2);
  if (isEvenAt(middle, count, NO_TRACKING * size)) return 0;
  const usual = gaps.subarray(0, count).sort()[middle]!;
  return Math.abs(usual) > NO_TRACKING * size && usual < 0.6 * size ? usual : 0;
}

/** In font sizes. */
const NO_TRACKING = 0.02;

/** Whether the gap at this place of the sorted ones is about none: in most lines it is, and they need no sorting. */
function isEvenAt(middle: number, count: number, limit: number): boolean {
  let [below, above] = [0, 0];
  for (let index = 0; index < count; index += 1) {
    const gap = gaps[index]!;
    if (gap < -limit) below += 1;
    else if (!(gap <= limit)) above += 1;
  }
  return below <= middle && middle < count - above;
}

function gapOf(left: Glyph, right: Glyph): number {
  return right.box.x - left.box.x - left.box.width;
}

/** Of the size; some producers, WeasyPrint among them, write a fraction of a font's height into the PDF, and lines seem far apart. */
const LEAST_ASCENT = 0.7;
const LEAST_DESCENT = 0.15;

function toItem(word: Word, order: number, tracking: number): PaintedWord | undefined {
  const first = word.glyphs[0]!;
  const printed = printedBy(word.glyphs);
  const letters = word.logo ? printed.replace('LATEX', 'LaTeX') : printed;
  const text = withBothSlashes(letters);
  if (text === '') return undefined;
  let [x, y, right, bottom, size, smallest] = [Infinity, Infinity, -Infinity, -Infinity, 0, Infinity];
  for (const { box, run } of word.glyphs) {
    x = Math.min(x, box.x);
    y = Math.min(y, box.y);
    right = Math.max(right, box.x + box.width);
    bottom = Math.max(bottom, box.y + box.height);
    size = Math.max(size, run.size);
    smallest = Math.min(smallest, run.size);
  }
  if (size > smallest) size = sizeOfLetters(word.glyphs) ?? size;
  if (bottom - y < ODDEST * size) {
    y = Math.max(y, Math.min(first.originY - TALLEST * size, bottom));
    bottom = Math.max(y, Math.min(bottom, first.originY + DEEPEST * size));
  }
  y = Math.min(y, first.originY - LEAST_ASCENT * size);
  bottom = Math.max(bottom, first.originY + LEAST_DESCENT * size);
  const { run: lead } = OPENS.test(first.text) ? (word.glyphs[1] ?? first) : first;
  const item: TextItem = {
    text,
    x,
    y,
    width: right - x,
    height: bottom - y,
    baseline: first.originY,
    size,
    font: lead.font.name,
    bold: lead.bold,
    italic: lead.font.italic || lead.slant > 0,
    colour: colourOf(word.glyphs),
    order,
  };
  if (word.spaced) item.spaced = true;
  if (tracking > 0.05 * item.size) item.tracking = tracking;
  return { item, glyphs: word.glyphs };
}

/**
 * So many times its size a word reaches above and below its base line at most: the box of some fonts (Carlito and Lato as TeX has them) is twice
 * as high, and the white between their lines would be lost.
 */
const TALLEST = 1.15;
const DEEPEST = 0.35;
/** A box that is higher still says that the size is not to be trusted. */
const ODDEST = 3;

/** A bracket before a word is often set in the letters of the text around it. */
const OPENS = /^[([“„"]$/;

/** Where letters are painted one by one, PDFium takes the second of two slashes that lean into each other for a shadow of the first. */
function withBothSlashes(text: string): string {
  return text.includes(':/') ? text.replace(/\bhttps?:\/(?=[^/])/i, '$&/') : text;
}

/** The colour of most letters: some templates paint the first three of each heading in a colour of its own. */
function colourOf(glyphs: readonly Glyph[]): number {
  const [first] = glyphs;
  const { colour } = first!.run.painted;
  if (glyphs.every(({ run }) => run.painted.colour === colour)) return colour;
  const counts = Map.groupBy(glyphs, ({ run }) => run.painted.colour);
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]![0];
}

/** A comma behind a word, or a bracket before it, is often set in the size of the text around it. */
function sizeOfLetters(glyphs: readonly Glyph[]): number | undefined {
  const sizes = glyphs.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).map(({ run }) => run.size);
  return sizes.length > 0 ? Math.max(...sizes) : undefined;
}

/** Letters, digits and signs that are what they seem. */
const ORDINARY = /^[!-~\u00a1-\u00ac\u00ae-\u02ff]+$/;

function printedBy(glyphs: readonly Glyph[]): string {
  let printed = '';
  let icons = false;
  for (const glyph of glyphs) {
    printed += glyph.text;
    icons ||= glyph.run.font.icons;
  }
  if (!icons && ORDINARY.test(printed)) return printed;
  let text = '';
  for (const { text: letter, run } of glyphs) {
    if (SYMBOL_FONT_BULLETS.test(letter)) text += '•';
    else if (isPrivate(letter) || (run.font.icons && !/[•·▪●○◦■–-]/.test(letter))) continue;
    else text += letter;
  }
  const shown = text.toWellFormed().replace(EMOJI, '');
  const whole = FAKE_LETTERS.test(shown) ? shown.normalize('NFKC') : shown;
  return whole.normalize('NFC').replace(DROPPED, '').replaceAll('\ufffd', '');
}
