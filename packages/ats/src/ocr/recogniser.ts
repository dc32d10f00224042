import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** The part of Tesseract's interface that recognition needs; the package has no types. https://github.com/naptha/tesseract.js-core */
interface TesseractModule {
  FS: { writeFile(path: string, data: Uint8Array): void };
  TessBaseAPI: new () => {
    Init(path: null, languages: string, engine: number): number;
    SetVariable(name: string, value: string): void;
    SetImageFile(exif: number, angle: number): number;
    Recognize(monitor: null): number;
    GetHOCRText(page: number): string;
    Clear(): void;
  };
}

type LoadTesseract = (options: { print(): void; printErr(): void }) => Promise<TesseractModule>;

/** A picture in shades of grey, one byte a pixel. */
export interface GreyPicture {
  width: number;
  height: number;
  data: Uint8Array;
}

const LANGUAGES = ['ind', 'eng'];
const LSTM_ONLY = 1;
/** Where Tesseract looks for it. */
const PICTURE = '/input';
const require = createRequire(import.meta.url);

let loading: Promise<(picture: GreyPicture) => string> | undefined;

/** Tesseract with its Indonesian and English letters, from disk and in this thread; loaded once for the process (half a second). */
export function loadRecogniser(): Promise<(picture: GreyPicture) => string> {
  loading ??= start();
  return loading;
}

/** @returns a function from a picture to hOCR: https://kba.github.io/hocr-spec/1.2/ */
async function start() {
  const load = require('tesseract.js-core/tesseract-core-simd-lstm.js') as LoadTesseract;
  const tesseract = await load({ print: () => undefined, printErr: () => undefined });
  for (const language of LANGUAGES) {
    const folder = dirname(require.resolve(`@tesseract.js-data/${language}/package.json`));
    const packed = readFileSync(join(folder, '4.0.0_best_int', `${language}.traineddata.gz`));
    tesseract.FS.writeFile(`${language}.traineddata`, gunzipSync(packed));
  }
  const api = new tesseract.TessBaseAPI();
  if (api.Init(null, LANGUAGES.join('+'), LSTM_ONLY) !== 0) throw new Error('Tesseract did not start.');
  return ({ width, height, data }: GreyPicture) => {
    const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
    tesseract.FS.writeFile(PICTURE, Buffer.concat([head, data]));
    if (api.SetImageFile(1, 0) !== 0) throw new Error('Tesseract cannot read the picture.');
    api.Recognize(null);
    const hocr = api.GetHOCRText(0);
    api.Clear();
    return hocr;
  };
}
