import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { GreyPicture } from './level-picture.ts';

/** The part of Tesseract's interface that recognition needs; the package has no types. https://github.com/naptha/tesseract.js-core */
interface TesseractModule {
  FS: { writeFile(path: string, data: Uint8Array): void };
  TessBaseAPI: new () => {
    Init(path: null, languages: string, engine: number): number;
    SetVariable(name: string, value: string): void;
    SetImageFile(exif: number, angle: number): number;
    FindLines(): number;
    GetGradient(): number;
    Recognize(monitor: null): number;
    MeanTextConf(): number;
    GetHOCRText(page: number): string;
    Clear(): void;
  };
}

type LoadTesseract = (options: { print(): void; printErr(): void }) => Promise<TesseractModule>;

export interface Recogniser {
  /**
   * How far the picture must be turned clockwise, in radians, for its lines to be level.
   * @param scale pixels a point
   */
  slopeOf(picture: GreyPicture, scale: number): number;
  /** The words as hOCR (https://kba.github.io/hocr-spec/1.2/), and how sure they are, of 100. */
  recognise(picture: GreyPicture, scale: number): { hocr: string; sure: number };
}

const LANGUAGES = ['ind', 'eng'];
const LSTM_ONLY = 1;
/** As much text as there is, wherever and however large; the interface's own default is one block of equal lines. */
const SPARSE = '11';
/** Only where it looks for columns and lines it tells how they slope. */
const AUTOMATIC = '3';
/** At one pixel a point. */
const DOTS_AN_INCH = 72;
/** Where Tesseract looks for it. */
const PICTURE = '/input';
const require = createRequire(import.meta.url);

let loading: Promise<Recogniser> | undefined;

/** Tesseract with its Indonesian and English letters, from disk and in this thread; loaded once for the process (half a second). */
export function loadRecogniser(): Promise<Recogniser> {
  loading ??= start();
  return loading;
}

async function start(): Promise<Recogniser> {
  const load = require('tesseract.js-core/tesseract-core-simd-lstm.js') as LoadTesseract;
  const tesseract = await load({ print: () => undefined, printErr: () => undefined });
  for (const language of LANGUAGES) {
    const folder = dirname(require.resolve(`@tesseract.js-data/${language}/package.json`));
    const packed = readFileSync(join(folder, '4.0.0_best_int', `${language}.traineddata.gz`));
    tesseract.FS.writeFile(`${language}.traineddata`, gunzipSync(packed));
  }
  const api = new tesseract.TessBaseAPI();
  if (api.Init(null, LANGUAGES.join('+'), LSTM_ONLY) !== 0) throw new Error('Tesseract did not start.');
  const show = ({ width, height, data }: GreyPicture, scale: number, mode: string) => {
    api.SetVariable('tessedit_pageseg_mode', mode);
    const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
    tesseract.FS.writeFile(PICTURE, Buffer.concat([head, data]));
    // Left to itself it takes the picture for one of 70 dots an inch, and large letters for drawings.
    api.SetVariable('user_defined_dpi', String(Math.round(DOTS_AN_INCH * scale)));
    if (api.SetImageFile(1, 0) !== 0) throw new Error('Tesseract cannot read the picture.');
  };
  return {
    slopeOf(picture, scale) {
      show(picture, scale, AUTOMATIC);
      api.FindLines();
      return api.GetGradient();
    },
    recognise(picture, scale) {
      show(picture, scale, SPARSE);
      api.Recognize(null);
      const recognised = { hocr: api.GetHOCRText(0), sure: api.MeanTextConf() };
      api.Clear();
      return recognised;
    },
  };
}
