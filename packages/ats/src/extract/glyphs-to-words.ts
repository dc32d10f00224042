import type { TextItem } from '../model.ts';
import type { Glyph } from './page-glyphs.ts';

const SPACE = /^[\s\u00a0\u2000-\u200b\u202f\u3000]$/;
/** Format characters (Cf: soft hyphen, zero-width marks, variation tags) and control characters (Cc). */
const DROPPED = /[\p{Cf}\p{Cc}]/gu;
/** Pictures of Unicode's own, except the small signs that serve as bullets. */
const EMOJI = /[\u{1f000}-\u{1ffff}\u2600-\u26ff\u2702-\u2712]|\ufe0e|\ufe0f/gu;
/** Mathematical letters that people use to fake bold or italic text. */
const FAKE_LETTERS = /[\u{1d400}-\u{1d7ff}]/u;
/** Icon fonts and private letters: pictures that only claim to be letters. */
const PRIVATE = /[\ue000-\uf8ff\u{f0000}-\u{10ffff}]/u;
const SYMBOL_FONT_BULLETS = /[\uf0b7\uf0a7\uf076\uf0d8\uf0fc\uf06e\uf0a8]/;

const MIN_GAPS = 3;

interface Word {
  glyphs: Glyph[];
  spaced: boolean;
}

/**
 * Joins the characters of one page into words, whatever way the producer chopped them: a text object per letter (LaTeX),
 * per word (LibreOffice), per line (Typst, Chromium), with or without space characters.
 * @param glyphs upright characters of one page in painting order
 */
export function glyphsToWords(glyphs: readonly Glyph[]): { item: TextItem; glyph: Glyph }[] {
  const words: Word[] = [];
  const tracking = lineTracking(glyphs);
  let current: Word | undefined;
  let previous: Glyph | undefined;
  let spaced = false;
  for (const glyph of glyphs) {
    if (SPACE.test(glyph.text)) {
      spaced = true;
      continue;
    }
    const follows = previous !== undefined && onSameLine(previous, glyph);
    if (current && previous && follows && !spaced && isJoined(previous, glyph, tracking.get(glyph) ?? 0)) {
      current.glyphs.push(glyph);
    } else {
      const parted = spaced || (previous?.ligature === true && glyph.parted === true);
      current = { glyphs: [glyph], spaced: parted && follows };
      words.push(current);
    }
    spaced = false;
    previous = glyph;
  }
  return words.flatMap((word, order) => toItem(word, order, tracking.get(word.glyphs[0]!) ?? 0) ?? []);
}

function onSameLine(a: Glyph, b: Glyph): boolean {
  return (
    Math.abs(a.originY - b.originY) < 0.3 * Math.min(a.run.size, b.run.size) &&
    b.box.x > a.box.x - 0.3 * Math.max(a.run.size, b.run.size)
  );
}

/** A gap makes a new word when it is wider than the line's usual gap between letters by about a seventh of the font's size. */
function isJoined(previous: Glyph, glyph: Glyph, tracking: number): boolean {
  if (PRIVATE.test(previous.text) !== PRIVATE.test(glyph.text)) return false;
  if (previous.run.font.icons !== glyph.run.font.icons) return false;
  if (previous.ligature) return !glyph.parted;
  const scale = Math.min(previous.run.size, glyph.run.size);
  return gapOf(previous, glyph) < Math.min(0.6 * scale, tracking + 0.14 * scale);
}

/** How far apart the letters of each font stand in each line, beyond what the font asks for; 0 for ordinary text. */
function lineTracking(glyphs: readonly Glyph[]): Map<Glyph, number> {
  const result = new Map<Glyph, number>();
  let groups = new Map<string, Glyph[]>();
  let previous: Glyph | undefined;
  const close = () => {
    for (const group of groups.values()) {
      const tracking = medianGap(group);
      if (tracking !== 0) for (const glyph of group) result.set(glyph, tracking);
    }
    groups = new Map();
  };
  for (const glyph of glyphs) {
    if (previous && !onSameLine(previous, glyph)) close();
    const group = groups.get(glyph.run.font.name) ?? [];
    group.push(glyph);
    groups.set(glyph.run.font.name, group);
    previous = glyph;
  }
  close();
  return result;
}

function medianGap(line: readonly Glyph[]): number {
  const gaps: number[] = [];
  for (let index = 1; index < line.length; index += 1) {
    const [left, right] = [line[index - 1]!, line[index]!];
    if (SPACE.test(left.text) || SPACE.test(right.text) || left.ligature || right.ligature) continue;
    gaps.push(gapOf(left, right));
  }
  if (gaps.length < MIN_GAPS) return 0;
  const usual = gaps.sort((x, y) => x - y)[Math.floor(gaps.length / 2)]!;
  const { size } = line[0]!.run;
  return Math.abs(usual) > 0.02 * size && usual < 0.6 * size ? usual : 0;
}

function gapOf(left: Glyph, right: Glyph): number {
  return right.box.x - left.box.x - left.box.width;
}

function toItem(word: Word, order: number, tracking: number) {
  const first = word.glyphs[0]!;
  const text = lettersOf(word.glyphs).normalize('NFC').replace(DROPPED, '').replaceAll('\ufffd', '');
  if (text === '') return undefined;
  const boxes = word.glyphs.map((glyph) => glyph.box);
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const item: TextItem = {
    text,
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
    baseline: first.originY,
    size: Math.max(...word.glyphs.map((glyph) => glyph.run.size)),
    font: first.run.font.name,
    bold: first.run.bold,
    italic: first.run.font.italic,
    colour: first.run.painted.colour,
    order,
  };
  if (word.spaced) item.spaced = true;
  if (tracking > 0.05 * item.size) item.tracking = tracking;
  return { item, glyph: first };
}

function lettersOf(glyphs: readonly Glyph[]): string {
  let text = '';
  for (const { text: letter, run } of glyphs) {
    if (SYMBOL_FONT_BULLETS.test(letter)) text += '•';
    else if (PRIVATE.test(letter) || (run.font.icons && !/[•·▪●○◦■–-]/.test(letter))) continue;
    else text += letter;
  }
  const whole = text.toWellFormed().replace(EMOJI, '');
  return FAKE_LETTERS.test(whole) ? whole.normalize('NFKC') : whole;
}
