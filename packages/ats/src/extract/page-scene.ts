import type { Box, Shape } from '../model.ts';
import { boxOf, toShown, type PageBox, type Point } from './geometry.ts';
import type { Pdfium } from './engine.ts';
import type { Scratch } from './memory.ts';

const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const SHADING = 4;
const FORM = 5;
const MAX_OBJECTS = 100_000;
const MAX_DEPTH = 8;
/** A rectangle has four or five segments; more is a drawing. */
const RECTANGLE_SEGMENTS = 5;
const MAX_SEGMENTS = 200;
const MAX_CLIPS = 8;
const MIN_SIDE = 4;
const STROKE_ONLY = 1;
const FIRST_CLIPPING_MODE = 4;
const OPAQUE = 255;
const MAX_MARKS = 8;
/** ISO 32000-2, 8.11.3.2: marked content that a layer switches on and off, as two letters of UTF-16 and with the closing zero. */
const OC = 0x43 * 0x10000 + 0x4f;
const OC_BYTES = 6;

export interface PaintedText {
  /** Position in the painting order: what has a higher one lies on top. */
  order: number;
  colour: number;
  alpha: number;
  renderMode: number;
  /** What a clipping path leaves to be seen. */
  window?: Box;
  /** Stands in a layer, which may be switched off, or behind a mask, which may let nothing through. */
  layered: boolean;
}

export interface PaintedShape extends Shape {
  order: number;
  /** Painted behind a text that clips, so that perhaps only letters of it are seen; PDFium does not tell. */
  lettered: boolean;
  /** A thick line or a drawing of many parts: it may cover a text, but lays out nothing. */
  drawn?: boolean;
}

export interface Scene {
  texts: Map<number, PaintedText>;
  shapes: PaintedShape[];
  /** Small shapes about as high as wide: drawn bullets, dots of a rating or of a timeline. */
  marks: Box[];
  /** Thin upright lines. */
  uprights: Box[];
  /** Thin lines, upright and level, and the sides of drawn rectangles: what tables are ruled with. */
  rules: Box[];
  lettering: Lettering[];
}

/** A filled path that is as long and has as many segments as a line of letters. */
export interface Lettering {
  object: number;
  box: Box;
}

/** What the forms around an object do to it. */
interface Group {
  /** 0..1 */
  opacity: number;
  layered: boolean;
}

export type Matrix = readonly [number, number, number, number, number, number];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Some fonts lack the underscore, and TeX draws a rule in its place. */
function isShortRule({ width, height }: Box): boolean {
  return height > 0.1 && height < 1.6 && width > 1.4 && width < 12;
}

function isMark({ width, height }: Box): boolean {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return short > 1 && long < 9 && long < 1.6 * short;
}

/** In points: how thin a rule is, and how long at least. */
const THIN = 3;
const SHORTEST_RULE = 8;

function isRule({ width, height }: Box): boolean {
  return Math.min(width, height) < THIN && Math.max(width, height) >= SHORTEST_RULE;
}

function sidesOf({ x, y, width, height }: Box): Box[] {
  if (Math.min(width, height) < SHORTEST_RULE) return [];
  return [
    { x, y, width, height: 0 },
    { x, y: y + height, width, height: 0 },
    { x, y, width: 0, height },
    { x: x + width, y, width: 0, height },
  ];
}

const LEAST_LETTERING = 5;
const MOST_LETTERING = 40;
const LONG_LETTERING = 2.5;
/** Of a stretch as wide as high, in which one or two letters stand. */
const SEGMENTS_OF_LETTERS = 10;

function isLettering({ width, height }: Box, segments: number): boolean {
  return (
    height >= LEAST_LETTERING &&
    height <= MOST_LETTERING &&
    width >= LONG_LETTERING * height &&
    segments * height >= SEGMENTS_OF_LETTERS * width
  );
}

function isUpright({ width, height }: Box): boolean {
  return width < 3 && height > 20;
}

/**
 * Walks a page's objects in painting order and notes the colour of each text and what lies under or over it.
 * @param layers the file may have layers: each form may then belong to one, which PDFium does not tell, and texts are looked at
 */
export function readScene(
  pdfium: Pdfium,
  scratch: Scratch,
  page: number,
  pageBox: PageBox,
  layers: boolean,
): Scene {
  const scene: Scene = { texts: new Map(), shapes: [], marks: [], uprights: [], rules: [], lettering: [] };
  let order = 0;
  let lettered = false;

  function visit(object: number, matrix: Matrix, depth: number, group: Group): void {
    if (!object || (order += 1) > MAX_OBJECTS) return;
    const type = pdfium.FPDFPageObj_GetType(object);
    if (type === TEXT) addText(object, matrix, group);
    else if (type === PATH) addPath(object, matrix);
    else if (type === IMAGE || type === SHADING) addPicture(object, matrix);
    else if (type === FORM && depth < MAX_DEPTH) visitForm(object, matrix, depth, group);
  }

  function visitForm(form: number, matrix: Matrix, depth: number, group: Group): void {
    const opacity = (fillOf(pdfium, scratch, form)?.alpha ?? 255) / 255;
    const blended = pdfium.FPDFPageObj_HasTransparency(form) === 1;
    const within = { opacity: group.opacity * opacity, layered: group.layered || layers || blended };
    const inner = pdfium.FPDFPageObj_GetMatrix(form, scratch.pointer)
      ? multiply(readMatrix(scratch), matrix)
      : matrix;
    const count = pdfium.FPDFFormObj_CountObjects(form);
    for (let index = 0; index < count && order < MAX_OBJECTS; index += 1)
      visit(pdfium.FPDFFormObj_GetObject(form, index), inner, depth + 1, within);
  }

  function addText(object: number, matrix: Matrix, group: Group): void {
    const renderMode = pdfium.FPDFTextObj_GetTextRenderMode(object);
    const fill =
      renderMode === STROKE_ONLY ? strokeOf(pdfium, scratch, object) : fillOf(pdfium, scratch, object);
    const window = clipOf(object, matrix);
    lettered ||= renderMode >= FIRST_CLIPPING_MODE;
    scene.texts.set(object, {
      order,
      colour: fill?.colour ?? 0,
      alpha: (fill?.alpha ?? 255) * group.opacity,
      renderMode,
      window,
      layered: group.layered || (layers && isLayered(object)) || isMasked(object, fill?.alpha),
    });
  }

  /** A full colour that shines through for another reason: a mask or a blend mode. */
  function isMasked(object: number, alpha: number | undefined): boolean {
    return alpha === OPAQUE && pdfium.FPDFPageObj_HasTransparency(object) === 1;
  }

  function isLayered(object: number): boolean {
    const marks = pdfium.FPDFPageObj_CountMarks(object);
    for (let index = 0; index < Math.min(marks, MAX_MARKS); index += 1)
      if (isOptionalContent(pdfium, scratch, pdfium.FPDFPageObj_GetMark(object, index))) return true;
    return false;
  }

  function addPath(object: number, matrix: Matrix): void {
    if (!pdfium.FPDFPath_GetDrawMode(object, scratch.pointer, scratch.pointer + 4)) return;
    const segments = pdfium.FPDFPath_CountSegments(object);
    const stroked = scratch.uint(0) === 0;
    const outlined = scratch.uint(1) !== 0;
    const box = boundsOf(object, matrix);
    if (box && stroked && outlined) addBar(object, box, matrix);
    if (box && !stroked && segments > MAX_SEGMENTS) addDrawing(box, fillOf(pdfium, scratch, object));
    if (box && !stroked && isLettering(box, segments)) scene.lettering.push({ object, box });
    if (segments > MAX_SEGMENTS) return;
    if (box && isMark(box)) scene.marks.push(box);
    if (box && isUpright(box)) scene.uprights.push(box);
    if (box && isRule(box)) scene.rules.push(box);
    else if (box && outlined && segments >= 4 && segments <= RECTANGLE_SEGMENTS)
      scene.rules.push(...sidesOf(box));
    if (stroked && segments !== 2) return;
    const fill = fillOf(pdfium, scratch, object);
    if (stroked && !(box && isShortRule(box))) return;
    if (!fill || !box || fill.alpha < 128) return;
    if ((box.width < MIN_SIDE || box.height < MIN_SIDE) && !isShortRule(box)) return;
    scene.shapes.push({
      ...box,
      kind: 'fill',
      colour: fill.colour,
      order,
      lettered,
    });
  }

  /** A line as thick as a text is high covers it like a filled shape. */
  function addBar(object: number, box: Box, matrix: Matrix): void {
    if (strokeWidthOf(object, matrix) >= MIN_SIDE) addDrawing(box, strokeOf(pdfium, scratch, object));
  }

  function addDrawing(box: Box, paint: { colour: number; alpha: number } | undefined): void {
    if (!paint || paint.alpha < 128 || box.width < MIN_SIDE || box.height < MIN_SIDE) return;
    scene.shapes.push({ ...box, kind: 'fill', colour: paint.colour, order, lettered, drawn: true });
  }

  function strokeWidthOf(object: number, outer: Matrix): number {
    if (!pdfium.FPDFPageObj_GetStrokeWidth(object, scratch.pointer)) return 0;
    const width = scratch.float(0);
    const matrix = pdfium.FPDFPageObj_GetMatrix(object, scratch.pointer)
      ? multiply(readMatrix(scratch), outer)
      : outer;
    return width * Math.max(Math.hypot(matrix[0], matrix[1]), Math.hypot(matrix[2], matrix[3]));
  }

  function addPicture(object: number, matrix: Matrix): void {
    const box = boundsOf(object, matrix);
    if (box && isMark(box)) scene.marks.push(box);
    if (!box || box.width < MIN_SIDE || box.height < MIN_SIDE) return;
    scene.shapes.push({ ...box, kind: 'image', colour: 0, order, lettered });
  }

  function boundsOf(object: number, matrix: Matrix): Box | undefined {
    const at = scratch.pointer;
    if (!pdfium.FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12)) return undefined;
    const low = apply(matrix, { x: scratch.float(0), y: scratch.float(1) });
    const high = apply(matrix, { x: scratch.float(2), y: scratch.float(3) });
    const whole = boxOf(toShown(pageBox, low.x, low.y), toShown(pageBox, high.x, high.y));
    const clip = clipOf(object, matrix);
    return clip ? intersection(whole, clip) : whole;
  }

  /** What a clipping path leaves of an object; producers often fill the whole page through a small window. */
  function clipOf(object: number, matrix: Matrix): Box | undefined {
    const clip = pdfium.FPDFPageObj_GetClipPath(object);
    const paths = clip ? Math.min(pdfium.FPDFClipPath_CountPaths(clip), MAX_CLIPS) : 0;
    let box: Box | undefined;
    for (let path = 0; path < paths; path += 1) {
      const window = windowOf(clip, path, matrix);
      if (window) box = box ? intersection(box, window) : window;
    }
    return box;
  }

  function windowOf(clip: number, path: number, matrix: Matrix): Box | undefined {
    const at = scratch.pointer;
    const count = Math.min(pdfium.FPDFClipPath_CountPathSegments(clip, path), MAX_SEGMENTS);
    let window: Box | undefined;
    for (let index = 0; index < count; index += 1) {
      const segment = pdfium.FPDFClipPath_GetPathSegment(clip, path, index);
      if (!segment || !pdfium.FPDFPathSegment_GetPoint(segment, at, at + 4)) continue;
      const point = apply(matrix, { x: scratch.float(0), y: scratch.float(1) });
      const shown = toShown(pageBox, point.x, point.y);
      window = window ? union(window, shown) : { ...shown, width: 0, height: 0 };
    }
    return window;
  }

  const count = pdfium.FPDFPage_CountObjects(page);
  for (let index = 0; index < count && order < MAX_OBJECTS; index += 1)
    visit(pdfium.FPDFPage_GetObject(page, index), IDENTITY, 0, { opacity: 1, layered: false });
  return scene;
}

function fillOf(pdfium: Pdfium, scratch: Scratch, object: number) {
  const at = scratch.pointer;
  return pdfium.FPDFPageObj_GetFillColor(object, at, at + 4, at + 8, at + 12)
    ? readColour(scratch)
    : undefined;
}

function strokeOf(pdfium: Pdfium, scratch: Scratch, object: number) {
  const at = scratch.pointer;
  return pdfium.FPDFPageObj_GetStrokeColor(object, at, at + 4, at + 8, at + 12)
    ? readColour(scratch)
    : undefined;
}

function readColour(scratch: Scratch) {
  const colour = (scratch.uint(0) << 16) | (scratch.uint(1) << 8) | scratch.uint(2);
  return { colour, alpha: scratch.uint(3) };
}

/** A mark's tag is `OC`. Nearly every text of a tagged file has a mark, so the two letters are compared where they stand. */
function isOptionalContent(pdfium: Pdfium, scratch: Scratch, mark: number): boolean {
  const [at, room] = [scratch.pointer, 64];
  if (!mark || !pdfium.FPDFPageObjMark_GetName(mark, at, room, at + room)) return false;
  return scratch.uint(room / 4) === OC_BYTES && scratch.uint(0) === OC;
}

export function readMatrix(scratch: Scratch): Matrix {
  return [
    scratch.float(0),
    scratch.float(1),
    scratch.float(2),
    scratch.float(3),
    scratch.float(4),
    scratch.float(5),
  ];
}

function multiply(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[1] * b[2],
    a[0] * b[1] + a[1] * b[3],
    a[2] * b[0] + a[3] * b[2],
    a[2] * b[1] + a[3] * b[3],
    a[4] * b[0] + a[5] * b[2] + b[4],
    a[4] * b[1] + a[5] * b[3] + b[5],
  ];
}

function apply(m: Matrix, point: Point): Point {
  return { x: m[0] * point.x + m[2] * point.y + m[4], y: m[1] * point.x + m[3] * point.y + m[5] };
}

function intersection(a: Box, b: Box): Box {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return { x, y, width: Math.max(0, width), height: Math.max(0, height) };
}

function union(box: Box, point: Point): Box {
  const x = Math.min(box.x, point.x);
  const y = Math.min(box.y, point.y);
  return {
    x,
    y,
    width: Math.max(box.x + box.width, point.x) - x,
    height: Math.max(box.y + box.height, point.y) - y,
  };
}
