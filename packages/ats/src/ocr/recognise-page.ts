import { turnedSize, type Turn } from '../extract/geometry.ts';
import { withDocument } from '../extract/with-document.ts';
import { DEFAULT_LIMITS } from '../extract/read-pdf.ts';
import { paintArea, type Raster } from '../extract/page-raster.ts';
import type { PageItems, TextItem } from '../model.ts';
import { ReadError } from '../read-error.ts';
import { sureLetters, wordsOfHocr } from './hocr-words.ts';
import {
  evenLight,
  halved,
  isSideways,
  tiltedPicture,
  turnedPicture,
  type GreyPicture,
} from './level-picture.ts';
import { withLooks } from './looks.ts';
import { loadRecogniser, type Recogniser } from './recogniser.ts';

/** A page of A4 at 250 dots an inch; a smaller one, such as a photograph on its side, in more pixels a point. */
const MOST_PIXELS = 6_200_000;
const SCALE = 5;
/** Radians; a smaller slope of the lines costs less than the blur of turning the picture. */
const LEAST_TILT = 0.015;
/** Of 100: letters that stand otherwise than it seemed are less sure. */
const LEAST_SURE = 65;
const TURNS: readonly Turn[] = [0, 90, 180, 270];

/**
 * Recognises the letters of one page of a PDF that holds none: a scan, a photograph, outlines. A page that lies on its side or upside down is
 * turned, lines that slope are levelled, and a photograph's light is made even.
 * @param index from 0
 * @returns nothing where there is no such page
 * @throws ReadError `empty`, `not_pdf`, `too_large`, `encrypted` or `damaged`
 */
export async function recognisePage(bytes: Uint8Array, index: number): Promise<PageItems | undefined> {
  const recogniser = await loadRecogniser();
  const painted = await withDocument(bytes, DEFAULT_LIMITS.maxBytes, (pdfium, document) => {
    const page = index < pdfium.FPDF_GetPageCount(document) ? pdfium.FPDF_LoadPage(document, index) : 0;
    if (!page) return undefined;
    const size = { width: pdfium.FPDF_GetPageWidthF(page), height: pdfium.FPDF_GetPageHeightF(page) };
    const area = { x: 0, y: 0, ...size };
    const raster = paintArea(pdfium, page, area, { finest: SCALE, mostPixels: MOST_PIXELS });
    pdfium.FPDF_ClosePage(page);
    if (!raster) throw new ReadError('memory', 'There is not enough memory for the picture.');
    return { size, raster };
  });
  if (!painted) return undefined;
  const { size, raster } = painted;
  const picture = evenLight(toGrey(raster));
  const seems = isSideways(picture) ? 90 : 0;
  const first = recogniseTurned(recogniser, picture, { turn: seems, scale: raster.scale });
  const turn = first.sure < LEAST_SURE ? surestTurn(recogniser, picture, raster.scale) : seems;
  const { items, tilt, turned } =
    turn === seems ? first : recogniseTurned(recogniser, picture, { turn, scale: raster.scale });
  return { ...turnedSize(size, turned), items, shapes: [], links: [], turned, tilt };
}

interface Recognised {
  items: TextItem[];
  turned: Turn;
  tilt: number;
  /** Of 100. */
  sure: number;
}

function recogniseTurned(
  recogniser: Recogniser,
  picture: GreyPicture,
  { turn, scale }: { turn: Turn; scale: number },
): Recognised {
  const upright = turnedPicture(picture, turn);
  const slope = recogniser.slopeOf(upright, scale);
  const tilt = Math.abs(slope) < LEAST_TILT ? 0 : slope;
  const level = tilt === 0 ? upright : tiltedPicture(upright, tilt);
  const { hocr, sure } = recogniser.recognise(level, scale);
  return { items: withLooks(wordsOfHocr(hocr, scale), level, scale), turned: turn, tilt, sure };
}

function toGrey({ width, height, data }: Raster): GreyPicture {
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at += 1)
    grey[at] = 0.11 * (data[4 * at] ?? 0) + 0.59 * (data[4 * at + 1] ?? 0) + 0.3 * (data[4 * at + 2] ?? 0);
  return { width, height, data: grey };
}

/** How a page lies: as most of its letters are sure, at half the size. */
function surestTurn(recogniser: Recogniser, picture: GreyPicture, scale: number): Turn {
  const small = halved(picture);
  const sures = TURNS.map((turn) => ({
    turn,
    letters: sureLetters(recogniser.recognise(turnedPicture(small, turn), scale / 2).hocr),
  }));
  return sures.toSorted((a, b) => b.letters - a.letters)[0]!.turn;
}
