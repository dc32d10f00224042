import type { Box } from '../model.ts';
import type { Pdfium } from './engine.ts';
import { shownBox, toShown, turnOf, type PageBox, type Point, type Turn } from './geometry.ts';
import type { Scratch } from './memory.ts';
import { readMatrix, type Matrix, type PaintedText, type Scene } from './page-scene.ts';
import { PixelFonts } from './pixel-fonts.ts';
import { isFakeBold, type FontStyle, type FontStyles } from './text-styles.ts';

/** One character as painted, on the page as shown. */
export interface Glyph {
  text: string;
  box: Box;
  /** Where it stands on its base line. */
  originX: number;
  originY: number;
  turn: Turn;
  run: GlyphRun;
  /** One of several letters drawn as one shape; how wide each is can't be known. */
  ligature?: boolean;
  /** Its code where Unicode has no letter for it: a control code of fonts without a map. */
  code?: number;
  /** The address of the link that it stands in. */
  link?: string;
  /** PDFium sees a space before it though the file holds none. */
  parted?: boolean;
}

/** What the characters of one text object share. */
export interface GlyphRun {
  /** PDFium's handle of the text object. */
  object: number;
  size: number;
  font: FontStyle;
  bold: boolean;
  /** Points by which its upright letters lean to the side for each point of height, where the font itself has none that do. */
  slant: number;
  painted: PaintedText;
}

/**
 * What stands at control codes in fonts without a Unicode map: TeX's T1 and OT1 encodings (quotes, dashes and ligatures) and Windows-1252.
 */
const UNMAPPED = new Map<number, string>([
  ...['ff', 'fi', 'fl', 'ffi', 'ffl'].map((text, index) => [0x1b + index, text] as const),
  [0x0b, 'ff'],
  [0x0c, 'fi'],
  [0x0d, 'fl'],
  [0x0e, 'ffi'],
  [0x0f, 'ffl'],
  ...['“', '”', '„', '«', '»', '–', '—'].map((text, index) => [0x10 + index, text] as const),
  [0x85, '…'],
  [0x88, '•'],
  [0x91, '‘'],
  [0x92, '’'],
  [0x93, '“'],
  [0x94, '”'],
  [0x95, '•'],
  [0x96, '–'],
  [0x97, '—'],
]);

const CARRIAGE_RETURN = 0x0d;
const DELETE = 0x7f;
const SOFT_HYPHEN = '\u00ad';
/** Hyphens of typographers, which XeTeX and LuaTeX print for the one of the keyboard. */
const HYPHENS = new Set([0x2010, 0x2011]);

const UNKNOWN: PaintedText = {
  order: Number.MAX_SAFE_INTEGER,
  colour: 0,
  alpha: 255,
  renderMode: 0,
  layered: false,
};
const REPLACEMENT = '\ufffd';

/**
 * The characters of a page in the order in which the file paints them.
 * @param maxGlyphs reading stops after so many
 */
export function readGlyphs(
  pdfium: Pdfium,
  scratch: Scratch,
  textPage: number,
  pageBox: PageBox,
  scene: Scene,
  fonts: FontStyles,
  maxGlyphs: number,
): Glyph[] {
  const glyphs: (Glyph & { unicode: number })[] = [];
  const runs = new Map<number, PlacedRun>();
  const pixelFonts = new PixelFonts(pdfium, scratch, pageBox);
  const count = Math.min(pdfium.FPDFText_CountChars(textPage), maxGlyphs);
  const at = scratch.pointer;
  let parted = false;
  let run: PlacedRun | undefined;

  function runOf(index: number, object: number): PlacedRun {
    const known = runs.get(object);
    if (known) return known;
    pdfium.FPDFText_GetMatrix(textPage, index, at);
    const matrix = readMatrix(scratch);
    const nominal = pdfium.FPDFTextObj_GetFontSize(object, at) ? scratch.float(0) : 1;
    const painted = scene.texts.get(object) ?? UNKNOWN;
    const font = fonts.of(object);
    const along = toShown(pageBox, matrix[0], matrix[1]);
    const zero = toShown(pageBox, 0, 0);
    const turn = turnOf(
      (along.x - zero.x) * Math.sign(nominal || 1),
      (along.y - zero.y) * Math.sign(nominal || 1),
    );
    const size = Math.abs(nominal) * Math.hypot(matrix[2], matrix[3]);
    const fresh = {
      object,
      size,
      font,
      bold: font.bold || isFakeBold(painted.renderMode),
      painted,
      turn,
      slant: turn === 0 ? slantOf(matrix) : 0,
      shift: turn === 0 ? shiftOf(index, object, toShown(pageBox, matrix[4], matrix[5]), size) : undefined,
    };
    runs.set(object, fresh);
    return fresh;
  }

  /** Of a replaced text (`ActualText`) in a form, PDFium tells the places within the form; its matrix stands where the text begins on the page. */
  function shiftOf(index: number, object: number, start: Point, size: number): Point | undefined {
    pdfium.FPDFText_GetCharOrigin(textPage, index, at, at + 8);
    const origin = toShown(pageBox, scratch.double(0), scratch.double(1));
    const shift = { x: start.x - origin.x, y: start.y - origin.y };
    const isOff = Math.hypot(shift.x, shift.y) > size;
    return isOff && pdfium.FPDFPageObj_CountMarks(object) > 0 ? shift : undefined;
  }

  for (let index = 0; index < count; index += 1) {
    if (pdfium.FPDFText_IsGenerated(textPage, index) === 1) {
      parted = true;
      continue;
    }
    const object = pdfium.FPDFText_GetTextObject(textPage, index);
    if (!object) continue;
    if (run?.object !== object) run = runOf(index, object);
    if (!pdfium.FPDFText_GetLooseCharBox(textPage, index, at)) continue;
    const box = shownBox(pageBox, scratch.float(0), scratch.float(1), scratch.float(2), scratch.float(3));
    pdfium.FPDFText_GetCharOrigin(textPage, index, at, at + 8);
    const origin = toShown(pageBox, scratch.double(0), scratch.double(1));
    if (run.shift) {
      for (const place of [box, origin]) {
        place.x += run.shift.x;
        place.y += run.shift.y;
      }
    }
    if (run.slant > 0) {
      box.width -= run.slant * box.height;
      box.x = origin.x;
    }
    const before = glyphs.at(-1);
    // The letters of one ligature all stand at its start: with a width of their own each, or with the whole one's.
    const ligature = before?.run === run && before.originX === origin.x && before.originY === origin.y;
    if (before && ligature && run.turn === 0 && before.box.width !== box.width)
      box.x = before.box.x + before.box.width;
    const unicode = pdfium.FPDFText_GetUnicode(textPage, index);
    const letters = ligature ? swappedLetters(before.unicode, unicode) : undefined;
    if (before && letters) before.text = letters.first;
    const text = letters?.rest ?? letterOf(unicode);
    // Of a carriage return only the painted one is TeX's ligature, and of a soft hyphen only the painted one is a hyphen.
    const rarelyPainted = unicode === CARRIAGE_RETURN || text === SOFT_HYPHEN;
    if (rarelyPainted && !isPainted(pdfium, scratch, textPage, index)) continue;
    const glyph = {
      unicode,
      text: text === SOFT_HYPHEN ? '-' : text,
      box,
      originX: origin.x,
      originY: origin.y,
      turn: run.turn,
      run,
      ligature,
      parted: parted && !ligature,
      code: isControl(unicode) ? unicode : undefined,
      link: undefined,
    };
    glyphs.push(glyph);
    if (run.size < PixelFonts.BELOW) pixelFonts.note(textPage, index, glyph);
    parted = false;
  }
  pixelFonts.measure();
  return glyphs;
}

type PlacedRun = GlyphRun & { turn: Turn; shift: Point | undefined };

const LEAST_SLANT = 0.1;
const MOST_SLANT = 0.5;

/** Browsers lean an upright face where a page wants an italic that its font lacks; then a letter's box is wider than the letter. */
function slantOf([a, b, c, d]: Matrix): number {
  if (a <= 0 || d === 0 || Math.abs(b) > 0.01 * a) return 0;
  const slant = Math.abs(c / d);
  return slant >= LEAST_SLANT && slant <= MOST_SLANT ? slant : 0;
}

/** Most letters are of ASCII. */
const isAscii = (unicode: number) => unicode >= 0x20 && unicode < DELETE;

/** A control code that fonts without a map have a letter at. */
function isControl(unicode: number): boolean {
  return !isAscii(unicode) && (unicode === DELETE || UNMAPPED.has(unicode));
}

function letterOf(unicode: number): string {
  if (isAscii(unicode)) return String.fromCharCode(unicode);
  // PDFium marks a hyphen at a line's end with one of these.
  if (unicode === 0x02 || unicode === 0xfffe || HYPHENS.has(unicode)) return '-';
  const named = UNMAPPED.get(unicode);
  if (named) return named;
  if (unicode === DELETE) return '';
  if (unicode === 0 || unicode === 0xffff || unicode > 0x10ffff) return REPLACEMENT;
  // Letters beyond the first plane come as two halves that the word puts together.
  return String.fromCodePoint(unicode);
}

/**
 * Ghostscript up to 10.00, which many sites use to make a PDF smaller, writes the Unicode of a ligature with the bytes of its first two
 * letters changed about (`ti` as U+7400 U+6900), and adds a third letter to the second (`ffi` as U+6600 U+CF00).
 * @returns nothing where they are what they seem
 */
function swappedLetters(before: number, unicode: number): { first: string; rest: string } | undefined {
  const [first, second] = [before >> 8, unicode >> 8];
  if ((before & 0xff) !== 0 || (unicode & 0xff) !== 0 || !isSmallLetter(first)) return undefined;
  const rest = isSmallLetter(second) ? [second] : [first, second - first];
  return rest.every(isSmallLetter)
    ? { first: String.fromCharCode(first), rest: String.fromCharCode(...rest) }
    : undefined;
}

const isSmallLetter = (code: number) => code >= 0x61 && code <= 0x7a;

function isPainted(pdfium: Pdfium, scratch: Scratch, textPage: number, index: number): boolean {
  const at = scratch.pointer;
  if (!pdfium.FPDFText_GetCharBox(textPage, index, at, at + 8, at + 16, at + 24)) return false;
  return scratch.double(1) - scratch.double(0) > 0.5 && scratch.double(3) - scratch.double(2) > 0.5;
}
