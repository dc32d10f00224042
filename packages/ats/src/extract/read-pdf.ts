import type { PageItems, Warning } from '../model.ts';
import { ReadError } from '../read-error.ts';
import type { Pdfium } from './engine.ts';
import { Scratch } from './memory.ts';
import { openForm } from './page-annotations.ts';
import { OpenPage } from './open-page.ts';
import { readPage, type PageReading } from './read-page.ts';
import { withType3Names } from './type3-names.ts';
import { areNoWords } from './undecoded.ts';
import { withDocument } from './with-document.ts';
import { cutText } from '../text/cut-text.ts';

export interface ReadLimits {
  /** Bytes of the file. */
  maxBytes: number;
  /** Pages of the file; a longer one is refused. */
  maxPages: number;
  /** Pages that are read; the rest is left out with a warning. */
  maxPagesRead: number;
  /** Characters in all; the rest is left out with a warning. */
  maxCharacters: number;
}

export const DEFAULT_LIMITS: ReadLimits = {
  maxBytes: 10 * 2 ** 20,
  maxPages: 200,
  maxPagesRead: 30,
  maxCharacters: 200_000,
};

interface PdfReading {
  pages: PageItems[];
  producer: string;
  creator: string;
  title: string;
  pageCount: number;
  /** Pages on which nothing is painted but perhaps a ground. */
  blankPages: number;
  warnings: Warning[];
}

/**
 * Reads the words of a PDF with their places, and what the file holds but does not show.
 * @throws ReadError `empty`, `not_pdf`, `too_large`, `too_many_pages`, `encrypted`, `damaged` or `no_text`
 */
export async function readPdf(bytes: Uint8Array, limits: ReadLimits): Promise<PdfReading> {
  return withDocument(withType3Names(bytes), limits.maxBytes, (pdfium, document) => {
    const scratch = new Scratch(pdfium);
    try {
      return readDocument(pdfium, scratch, document, limits, mayHaveLayers(bytes));
    } finally {
      scratch.free();
    }
  });
}

/** Names in object streams are compressed, so a file that has such streams may hold layers as well. */
function mayHaveLayers(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return file.includes('/OCProperties') || file.includes('/ObjStm');
}

function readDocument(
  pdfium: Pdfium,
  scratch: Scratch,
  document: number,
  limits: ReadLimits,
  layers: boolean,
): PdfReading {
  const pageCount = pdfium.FPDF_GetPageCount(document);
  if (pageCount <= 0) throw new ReadError('damaged', 'The file has no pages that can be read.');
  if (pageCount > limits.maxPages)
    throw new ReadError('too_many_pages', `The file has ${pageCount} pages, more than ${limits.maxPages}.`);
  const readings: (PageReading | undefined)[] = [];
  const form = openForm(pdfium, document);
  const pages = new OpenPage(pdfium, document);
  let left = limits.maxCharacters;
  try {
    for (let index = 0; index < Math.min(pageCount, limits.maxPagesRead) && left > 0; index += 1) {
      const before = readings.at(-1)?.page.turned;
      const reading = readPage(
        pdfium,
        scratch,
        document,
        pages,
        index,
        left,
        form?.form ?? 0,
        layers,
        before,
      );
      left -= reading?.glyphs ?? 0;
      readings.push(reading);
    }
  } finally {
    pages.close();
  }
  form?.close();
  if (readings.every((reading) => !reading || reading.page.items.length === 0)) {
    if (readings.every((reading) => !reading))
      throw new ReadError('damaged', 'None of the pages can be read.');
    throw noText(readings);
  }
  if (
    sumOf(readings, 'unreadable') > MOST_UNREADABLE * sumOf(readings, 'glyphs') ||
    areNoWords(readings.flatMap((reading) => reading?.words ?? []))
  )
    throw new ReadError(
      'no_text',
      'Most letters of the file have no meaning: its fonts have no Unicode map.',
    );
  const meta = (tag: string) => metaText(pdfium, scratch, document, tag);
  return {
    blankPages: readings.filter((reading) => reading?.blank).length,
    pages: readings.map((reading) => reading?.page ?? { width: 595, height: 842, items: [] }),
    producer: meta('Producer'),
    creator: meta('Creator'),
    title: meta('Title'),
    pageCount,
    warnings: [...pageWarnings(readings), ...cutWarnings(readings.length, pageCount, left)],
  };
}

const MOST_UNREADABLE = 0.5;

function sumOf(readings: readonly (PageReading | undefined)[], count: 'glyphs' | 'unreadable'): number {
  return readings.reduce((sum, reading) => sum + (reading?.[count] ?? 0), 0);
}

function noText(readings: readonly (PageReading | undefined)[]): ReadError {
  const shapes = readings.flatMap((reading) => reading?.page.shapes ?? []);
  if (shapes.some((shape) => shape.kind === 'image'))
    return new ReadError('no_text', 'The file is a picture or a scan: it holds no text that can be read.');
  return new ReadError(
    'no_text',
    'The file holds no text that can be read: it is blank, or its text was turned into outlines.',
  );
}

function cutWarnings(pagesRead: number, pageCount: number, charactersLeft: number): Warning[] {
  if (charactersLeft <= 0)
    return [{ code: 'text_cut', message: 'The file holds more text than is read; the rest was left out.' }];
  if (pagesRead < pageCount)
    return [{ code: 'pages_cut', message: `Only the first ${pagesRead} of ${pageCount} pages were read.` }];
  return [];
}

function pageWarnings(readings: readonly (PageReading | undefined)[]): Warning[] {
  const pagesWhere = (test: (reading: PageReading) => boolean) =>
    readings.flatMap((reading, index) => (reading && test(reading) ? [index] : []));
  const all: [Warning['code'], number[], string][] = [
    [
      'page_without_text',
      readings.flatMap((reading, index) =>
        !reading || (reading.page.items.length === 0 && !reading.blank) ? [index] : [],
      ),
      'These pages hold no text that can be read, perhaps a picture or a scan.',
    ],
    [
      'rotated_text',
      pagesWhere((reading) => reading.page.turned !== 0 || reading.aside.length > 3),
      'Text on these pages is turned; many readers mix up its order.',
    ],
    ['ocr_text', pagesWhere((reading) => reading.ocr), 'The text is a scan’s recognised layer.'],
    [
      'form_values',
      pagesWhere((reading) => reading.formValues > 0),
      'Text was typed into form fields, which many readers skip.',
    ],
    [
      'unreadable_glyphs',
      pagesWhere(
        (reading) =>
          reading.unreadable > 0.05 * reading.glyphs || (reading.page.drawnLines ?? 0) >= FEWEST_DRAWN,
      ),
      'Some letters have no meaning in the file (a font without a Unicode map, or letters drawn as outlines).',
    ],
  ];
  return all.flatMap(([code, pages, message]) => (pages.length > 0 ? [{ code, message, pages }] : []));
}

/** One or two lines may be a logo. */
const FEWEST_DRAWN = 3;

function metaText(pdfium: Pdfium, scratch: Scratch, document: number, tag: string): string {
  const key = pdfium.wasmExports.malloc(tag.length + 1);
  pdfium.HEAPU8.set(Buffer.from(`${tag}\0`), key);
  const text = scratch.text('utf-16le', (buffer, length) =>
    pdfium.FPDF_GetMetaText(document, key, buffer, length),
  );
  pdfium.wasmExports.free(key);
  return cutText(text, 200);
}
