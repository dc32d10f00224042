import { DEFAULT_LIMITS } from '../extract/read-pdf.ts';
import type { Pdfium } from '../extract/engine.ts';
import { withDocument } from '../extract/with-document.ts';
import { ReadError } from '../read-error.ts';
import { disarmAnnotations } from './disarm-annotations.ts';

/**
 * A PDF with the same pages and nothing else: no author, program or dates of making, no scripts, no attached files, no links
 * but to the web, mail and telephone, and in its photographs nothing of the camera and the place.
 * @throws ReadError `empty`, `not_pdf`, `too_large`, `encrypted` or `damaged`
 */
export async function bareCopy(bytes: Uint8Array): Promise<Uint8Array> {
  const copy = await withDocument(bytes, DEFAULT_LIMITS.maxBytes, (pdfium, document) => {
    disarmAnnotations(pdfium, document);
    const fresh = pdfium.FPDF_CreateNewDocument();
    try {
      if (!pdfium.FPDF_ImportPages(fresh, document, 0, 0))
        throw new ReadError('damaged', 'The pages cannot be copied.');
      return save(pdfium, fresh);
    } finally {
      pdfium.FPDF_CloseDocument(fresh);
    }
  });
  blankExif(copy);
  return copy;
}

/** The types of this program know no browser, and WebAssembly's are among the browser's. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: Record<string, unknown> };
};

/** Module of one function that calls ours: only a WebAssembly function may stand in the table of function pointers. */
const TRAMPOLINE = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 8, 1, 96, 3, 127, 127, 127, 1, 127, 2, 7, 1, 1, 101, 1, 102, 0, 0, 7, 5, 1,
  1, 102, 0, 0,
]);
/** The table cannot grow; its first place is the null pointer's, which nothing else may be called by. */
const WRITE_BLOCK = 0;
const WRITER_VERSION = 1;

/** FPDF_SaveAsCopy hands over the file in parts, to a C function that stands in an FPDF_FILEWRITE. */
function save(pdfium: Pdfium, document: number): Uint8Array {
  const parts: Uint8Array[] = [];
  const keep = (_writer: number, data: number, size: number) => {
    parts.push(pdfium.HEAPU8.slice(data, data + size));
    return 1;
  };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(TRAMPOLINE), { e: { f: keep } });
  const { __indirect_function_table: table } = pdfium.wasmExports;
  const writer = pdfium.wasmExports.malloc(8);
  pdfium.HEAP32[writer >> 2] = WRITER_VERSION;
  pdfium.HEAP32[(writer >> 2) + 1] = WRITE_BLOCK;
  table.set(WRITE_BLOCK, exports['f']);
  const saved = pdfium.FPDF_SaveAsCopy(document, writer, 0);
  table.set(WRITE_BLOCK, null);
  pdfium.wasmExports.free(writer);
  if (!saved) throw new ReadError('damaged', 'The copy cannot be written.');
  return Buffer.concat(parts);
}

const EXIF = Buffer.from('Exif\0\0', 'latin1');
const XMP = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1');

/** Overwrites the APP1 segments of JPEG pictures with zeros; the file keeps its length, so every offset stays right. */
function blankExif(pdf: Uint8Array): void {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  for (const mark of [EXIF, XMP]) {
    for (let at = bytes.indexOf(mark); at >= 4; at = bytes.indexOf(mark, at + 1)) {
      if (bytes.readUInt16BE(at - 4) !== 0xffe1) continue;
      bytes.fill(0, at, Math.min(bytes.length, at - 2 + bytes.readUInt16BE(at - 2)));
    }
  }
}
