import type { Box, PageItems, PageLink, TextItem } from '../model.ts';
import {
  areReadable,
  dropActualTexts,
  smallCapitals,
  withPlacesOf,
  type DroppedTexts,
} from './actual-text.ts';
import { drawnLines } from './drawn-letters.ts';
import { drawnBullets } from './drawn-bullets.ts';
import type { Pdfium } from './engine.ts';
import {
  boxAsShown,
  boxOf,
  containsMiddle,
  shownSize,
  turnedSize,
  toShown,
  toUpright,
  type PageBox,
  type Turn,
} from './geometry.ts';
import { glyphsToWords, type PaintedWord } from './glyphs-to-words.ts';
import { iconBullets } from './icon-bullets.ts';
import { isBlank } from './is-blank.ts';
import { isInkless, isOutside, suspectedReason } from './hidden.ts';
import type { Scratch } from './memory.ts';
import { joinAccents } from './join-accents.ts';
import type { OpenPage } from './open-page.ts';
import { readGlyphs, type Glyph } from './page-glyphs.ts';
import { withBullets } from '../ocr/misread-bullets.ts';
import { readAnnotations, readLinks, type Rect } from './page-annotations.ts';
import { typedWords } from './typed-words.ts';
import { readScene, type Scene } from './page-scene.ts';
import { withoutOverprints } from './overprints.ts';
import { FontStyles } from './text-styles.ts';
import { turnedContacts } from './turned-contacts.ts';
import { turnedHeadings } from './turned-headings.ts';
import { areUndecoded } from './undecoded.ts';
import { withLigatures } from './unmapped-ligatures.ts';
import { unseenWords } from './unseen-words.ts';

const OCR_PICTURE_SHARE = 0.5;
const TURNS: readonly Turn[] = [0, 90, 180, 270];

export interface PageReading {
  page: PageItems;
  glyphs: number;
  /** Characters without any meaning in Unicode. */
  unreadable: number;
  /** The letters of the words that can be seen. */
  words: string[];
  formValues: number;
  /** Recognised text that a scanner laid invisibly over its picture. */
  ocr: boolean;
  /** Shows neither text nor a picture. */
  blank: boolean;
  /** Characters that ran another way than the page's text. */
  aside: string;
}

/** What an annotation may be; painting proves it. */
const ON_TOP = { kind: 'fill', colour: 0, lettered: false, drawn: true } as const;

/** Everything one page shows and hides. */
export function readPage(
  pdfium: Pdfium,
  scratch: Scratch,
  document: number,
  pages: OpenPage,
  index: number,
  maxGlyphs: number,
  form: number,
  layers: boolean,
  before?: Turn,
): PageReading | undefined {
  let page = pages.open(index);
  if (!page) return undefined;
  const pageBox = readPageBox(pdfium, scratch, page);
  const shown = shownSize(pageBox);
  const lettersOf = (without?: DroppedTexts, of?: Set<number>) => {
    const scene = readScene(pdfium, scratch, page, pageBox, layers);
    const dropped = without
      ? dropActualTexts(pdfium, scratch, of ?? scene.texts.keys(), without)
      : new Set<number>();
    return { scene, dropped, painted: paintedGlyphs(pdfium, scratch, page, pageBox, scene, maxGlyphs) };
  };
  let letters = lettersOf('long');
  if (letters.dropped.size > 0 && !areReadable(letters.painted, letters.dropped)) {
    page = pages.open(index);
    letters = lettersOf();
  }
  const small = smallCapitals(letters.painted);
  if (small.size > 0) {
    const plain = lettersOf('all', small);
    const painted = withPlacesOf(letters.painted, plain.painted);
    if (painted) letters = { ...plain, painted };
  }
  const { scene, painted } = letters;
  const { typed, covers } = readAnnotations(pdfium, scratch, page, form);
  for (const rect of covers)
    scene.shapes.push({ ...boxAt(pageBox, shown, 0, rect), ...ON_TOP, order: Number.MAX_SAFE_INTEGER });
  const addresses = readLinks(pdfium, scratch, document, page);
  const printed = withoutOverprints(joinAccents(painted));
  const unreadable = countUnreadable(printed);
  const all = withLinks(withLigatures(printed), addresses, pageBox);
  const turn = commonTurn(all, before);
  const ocr = isOcrLayer(all, scene, shown);
  const wordsOf = (glyphs: readonly Glyph[], direction: Turn) => {
    const found = glyphsToWords(glyphs);
    return ocr ? found : withHiddenMarked(pdfium, page, found, all, shown, scene, direction);
  };
  const ofText = uprightGlyphs(all, shown, turn);
  const words = wordsOf(ofText, turn);
  const upright = words.filter((word) => !word.item.hidden).map((word) => word.item);
  const turns = new Set(all.map((glyph) => glyph.turn));
  const turned = TURNS.filter((other) => other !== turn && turns.has(other)).flatMap((other) => {
    const seen = wordsOf(uprightGlyphs(all, shown, other), other)
      .filter((word) => !word.item.hidden)
      .map((word) => word.item);
    return [...turnedHeadings(seen, other, upright, turn, shown), ...turnedContacts(seen, upright)];
  });
  const links = addresses.map((link) => ({
    ...boxAt(pageBox, shown, turn, link.rect),
    url: link.url,
  }));
  const values = typedWords(
    pdfium,
    page,
    form,
    typed
      .map((text) => ({
        ...text,
        box: boxAt(pageBox, shown, turn, text.rect),
        asShown: boxAt(pageBox, shown, 0, text.rect),
      }))
      .filter(({ box }) => !isOutside(box, turnedSize(shown, turn))),
  );
  const uprightBoxes = (boxes: readonly Box[]) => boxes.map((box) => uprightBox(box, shown, turn));
  const bullets = [
    ...drawnBullets(uprightBoxes(scene.marks), uprightBoxes(scene.uprights), upright),
    ...iconBullets(ofText, upright),
  ];
  const found = words.map((word) => word.item);
  const items = withBarsOfTex(
    withDashesOfTex([...(ocr ? withBullets(found) : found), ...bullets, ...turned, ...values]),
  );
  const rules = uprightBoxes(scene.rules);
  const shapes = shapesOf(scene, shown, turn);
  const drawn =
    scene.lettering.length > 0 ? drawnLines(pdfium, scratch, scene.lettering, all.map(middleOf)) : [];
  const sheet = { ...turnedSize(shown, turn), items, shapes, rules, links, turned: turn };
  return {
    page: drawn.length > 0 ? { ...sheet, drawnLines: drawn.length } : sheet,
    glyphs: all.length,
    unreadable,
    words: words.filter(({ item }) => !item.hidden).map(lettersOfWord),
    formValues: values.filter(({ hidden }) => !hidden).length,
    ocr,
    blank: items.length === 0 && isBlank(pdfium, page, shown),
    aside: all
      .filter((glyph) => glyph.turn !== turn)
      .map((glyph) => glyph.text)
      .join('')
      .trim(),
  };
}

const BAR_OF_TEX = 'j';
const FEWEST_BARS = 2;
/** In sizes of the letters: how far a bar stands from the facts at its sides. */
const BESIDE_BAR = 2;

/** TeX's fonts of bitmaps have no Unicode, and the bar between two facts stands where others have a `j`: a letter that is no word in any of our languages. */
function withBarsOfTex(items: TextItem[]): TextItem[] {
  const bars = items.filter(({ text, font }) => text === BAR_OF_TEX && font === '');
  if (bars.length < FEWEST_BARS) return items;
  const isBetween = (bar: TextItem) => {
    const row = items.filter((each) => each !== bar && Math.abs(each.baseline - bar.baseline) < 1);
    const reach = BESIDE_BAR * bar.size;
    return (
      row.some(({ x, width }) => x + width <= bar.x && bar.x - x - width < reach) &&
      row.some(({ x }) => x >= bar.x + bar.width && x - bar.x - bar.width < reach)
    );
  };
  if (!bars.every(isBetween)) return items;
  return items.map((each) => (bars.includes(each) ? { ...each, text: '|' } : each));
}

/** The fonts of TeX without a map to Unicode have a dash at the place of `{`: one between words, with none that closes it, is a dash. */
function withDashesOfTex(items: TextItem[]): TextItem[] {
  if (!items.some(({ text }) => text === '{') || items.some(({ text }) => text.includes('}'))) return items;
  return items.map((item) => (item.text === '{' ? { ...item, text: '–' } : item));
}

function paintedGlyphs(
  pdfium: Pdfium,
  scratch: Scratch,
  page: number,
  pageBox: PageBox,
  scene: Scene,
  maxGlyphs: number,
): Glyph[] {
  const textPage = pdfium.FPDFText_LoadPage(page);
  if (!textPage) return [];
  try {
    const fonts = new FontStyles(pdfium, scratch);
    return readGlyphs(pdfium, scratch, textPage, pageBox, scene, fonts, maxGlyphs);
  } finally {
    pdfium.FPDFText_ClosePage(textPage);
  }
}

/** The letters, each with the link that its middle stands in. */
function withLinks(
  glyphs: Glyph[],
  links: readonly { url: string; rect: Rect }[],
  pageBox: PageBox,
): Glyph[] {
  if (links.length === 0) return glyphs;
  const areas = links.map(({ url, rect: [left, top, right, bottom] }) => ({
    url,
    box: boxOf(toShown(pageBox, left, top), toShown(pageBox, right, bottom)),
  }));
  // Where areas overlap, the first one counts.
  for (const { url, box } of areas)
    for (const glyph of glyphs)
      if (glyph.link === undefined && containsMiddle(box, glyph.box)) glyph.link = url;
  return glyphs;
}

function middleOf({ box: { x, y, width, height } }: Glyph): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

function readPageBox(pdfium: Pdfium, scratch: Scratch, page: number): PageBox {
  const found = pdfium.FPDF_GetPageBoundingBox(page, scratch.pointer);
  const [left, top, right, bottom] = found
    ? [scratch.float(0), scratch.float(1), scratch.float(2), scratch.float(3)]
    : [0, 842, 595, 0];
  const rotate = ((pdfium.FPDFPage_GetRotation(page) % 4) * 90) as Turn;
  return { left, bottom, right, top, rotate };
}

const OF_MOST = 0.5;

/** As most letters run; a short last page beside a ribbon of turned text goes on as the page before. */
function commonTurn(glyphs: readonly Glyph[], before?: Turn): Turn {
  const counts = new Map<Turn, number>();
  for (const glyph of glyphs) counts.set(glyph.turn, (counts.get(glyph.turn) ?? 0) + 1);
  const [turn, most] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [0, 0];
  return before !== undefined && (counts.get(before) ?? 0) > OF_MOST * most ? before : turn;
}

function uprightGlyphs(glyphs: Glyph[], shown: { width: number; height: number }, turn: Turn): Glyph[] {
  const kept = glyphs.filter((glyph) => glyph.turn === turn);
  if (turn === 0) return kept;
  const upright = kept.map((glyph) => {
    const { x, y, width, height } = glyph.box;
    const origin = toUpright(shown, turn, { x: glyph.originX, y: glyph.originY });
    const box = boxOf(
      toUpright(shown, turn, { x, y }),
      toUpright(shown, turn, { x: x + width, y: y + height }),
    );
    return { ...glyph, box, originX: origin.x, originY: origin.y };
  });
  return ligaturesInPlace(upright);
}

const LIGATURE_LETTER = 0.3;

/** PDFium places the letters of a ligature without the turn of the text around it: they go between their neighbours again. */
function ligaturesInPlace(glyphs: Glyph[]): Glyph[] {
  const isPart = (index: number) => glyphs[index]?.ligature === true || glyphs[index + 1]?.ligature === true;
  for (const [index, glyph] of glyphs.entries()) {
    if (!isPart(index)) continue;
    const before = glyphs[index - 1];
    const after = glyphs.find((_, at) => at > index && !isPart(at));
    const apart = glyph.parted === true && !glyph.ligature;
    const nextLine = after && before && Math.abs(after.originY - before.originY) > 0.3 * glyph.run.size;
    const startsLine = !before || (apart && nextLine === true);
    const beside = startsLine ? after : before;
    if (!beside) continue;
    const width = LIGATURE_LETTER * glyph.run.size;
    const space = apart ? width : 0;
    const x = startsLine ? beside.box.x - 3 * width : beside.box.x + beside.box.width + space;
    glyphs[index] = { ...glyph, originX: x, originY: beside.originY, box: { ...beside.box, x, width } };
  }
  return glyphs;
}

/** A scan with recognised text: a picture of the page, and all text invisible over or under it. */
function isOcrLayer(
  glyphs: readonly Glyph[],
  scene: Scene,
  shown: { width: number; height: number },
): boolean {
  if (glyphs.length === 0) return false;
  const invisible = glyphs.filter((glyph) => glyph.run.painted.renderMode === 3).length;
  const pictures = scene.shapes.filter((shape) => shape.kind === 'image');
  const area = pictures.reduce((sum, shape) => sum + shape.width * shape.height, 0);
  return invisible / glyphs.length > 0.9 && area > OCR_PICTURE_SHARE * shown.width * shown.height;
}

/** The words, those that cannot be seen with the reason; a transparent copy of a word that can be seen is left out. */
function withHiddenMarked(
  pdfium: Pdfium,
  page: number,
  words: PaintedWord[],
  glyphs: readonly Glyph[],
  shown: { width: number; height: number },
  scene: Scene,
  turn: Turn,
): PaintedWord[] {
  const uprightPage = turnedSize(shown, turn);
  const shapes = scene.shapes.map((shape) => ({ ...shape, ...uprightBox(shape, shown, turn) }));
  const suspects = words.flatMap(({ item, glyphs: letters }) => {
    const { painted } = letters[0]!.run;
    const { window } = painted;
    const upright = window ? { ...painted, window: uprightBox(window, shown, turn) } : painted;
    const reason = suspectedReason(upright, item, item.size, uprightPage, shapes, item.text.length);
    if (!reason) return [];
    if (reason === 'off_page' || reason === 'tiny') {
      item.hidden = reason;
      return [];
    }
    const box = boxAsShown(uprightPage, turn, item);
    const objects = new Set(letters.map((letter) => letter.run.object));
    return [
      { item, reason, box, objects, inkless: letters.every((letter) => isInkless(letter.run.painted)) },
    ];
  });
  const hidden = suspects.length > 0 ? unseenWords(pdfium, page, suspects, readableObjects(glyphs)) : [];
  for (const { item, reason } of hidden) item.hidden = reason;
  const copies = new Set(hidden.map(({ item }) => item).filter((item) => isCopy(item, words)));
  return copies.size > 0 ? words.filter(({ item }) => !copies.has(item)) : words;
}

/** The letters of a word that the file gives a meaning. */
function lettersOfWord({ glyphs }: PaintedWord): string {
  let letters = '';
  for (const { text, code } of glyphs) letters += code === undefined ? text : '\ufffd';
  return letters;
}

/** Of the letters in a font with a map few are ligatures, dashes and quotes, which stand at control codes where there is none. */
const MOST_CONTROL = 0.25;
const FEWEST_OF_FONT = 20;

/** Characters that have no meaning in the file: they have no letter, or that of another one. */
function countUnreadable(glyphs: readonly Glyph[]): number {
  const fonts = [...Map.groupBy(glyphs, (glyph) => glyph.run.font).values()];
  const isNone = ({ text }: Glyph) => text === '\ufffd';
  const isNumbered = (same: readonly Glyph[]) =>
    same.length >= FEWEST_OF_FONT &&
    same.filter(({ code }) => code !== undefined).length > MOST_CONTROL * same.length;
  const counts = fonts.map((same) =>
    isNumbered(same) || areUndecoded(same.map(({ text }) => text)) ? same.length : same.filter(isNone).length,
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The text objects with letters; an unreadable one may be the picture of a transparent text over it. */
function readableObjects(glyphs: readonly Glyph[]): Set<number> {
  return new Set(glyphs.filter((glyph) => /[\p{L}\p{N}]/u.test(glyph.text)).map((glyph) => glyph.run.object));
}

function isCopy(hidden: TextItem, words: readonly PaintedWord[]): boolean {
  return words.some(
    ({ item }) =>
      !item.hidden &&
      Math.abs(item.baseline - hidden.baseline) < 0.5 * hidden.size &&
      Math.min(item.x + item.width, hidden.x + hidden.width) - Math.max(item.x, hidden.x) >
        0.5 * Math.min(item.width, hidden.width) &&
      (item.text.includes(hidden.text) || hidden.text.includes(item.text)),
  );
}

function uprightBox(
  box: { x: number; y: number; width: number; height: number },
  shown: { width: number; height: number },
  turn: Turn,
) {
  return boxOf(
    toUpright(shown, turn, { x: box.x, y: box.y }),
    toUpright(shown, turn, { x: box.x + box.width, y: box.y + box.height }),
  );
}

function shapesOf(scene: Scene, shown: { width: number; height: number }, turn: Turn) {
  const laidOut = scene.shapes.filter(({ drawn }) => !drawn);
  return laidOut.map((shape) => ({
    ...uprightBox(shape, shown, turn),
    kind: shape.kind,
    colour: shape.colour,
  }));
}

function boxAt(
  pageBox: PageBox,
  shown: { width: number; height: number },
  turn: Turn,
  rect: Rect,
): Omit<PageLink, 'url'> {
  const [left, top, right, bottom] = rect;
  const low = toUpright(shown, turn, toShown(pageBox, left, bottom));
  return boxOf(low, toUpright(shown, turn, toShown(pageBox, right, top)));
}
