import type { Pdfium } from '../extract/engine.ts';
import { Scratch } from '../extract/memory.ts';
import { DEFAULT_LIMITS } from '../extract/read-pdf.ts';
import { withDocument } from '../extract/with-document.ts';

/** Files within one PDF that are looked at. */
const MOST_FILES = 20;
/** Bytes of all of them together: a profile with its photograph, and no more than may be uploaded as XML. */
const LARGEST = 4 * 2 ** 20;

/**
 * The XML files that a PDF carries, such as the CV's own data in a PDF of Europass: distinguished by how they begin, not by their names.
 * What goes beyond 4 MiB is left out.
 * @throws ReadError `empty`, `not_pdf`, `too_large`, `encrypted` or `damaged`
 */
export async function attachedXml(bytes: Uint8Array): Promise<string[]> {
  return withDocument(bytes, DEFAULT_LIMITS.maxBytes, (pdfium, document) => {
    const scratch = new Scratch(pdfium);
    const count = Math.min(pdfium.FPDFDoc_GetAttachmentCount(document), MOST_FILES);
    const texts: string[] = [];
    let left = LARGEST;
    for (let index = 0; index < count; index += 1) {
      const file = pdfium.FPDFDoc_GetAttachment(document, index);
      const content = file ? contentOf(pdfium, scratch, file, left) : undefined;
      if (!content) continue;
      left -= content.length;
      const text = decoded(content);
      if (/^\s*</.test(text)) texts.push(text);
    }
    scratch.free();
    return texts;
  });
}

/** Bytes of a file; undefined where it is empty, damaged or larger than `most`. */
function contentOf(pdfium: Pdfium, scratch: Scratch, file: number, most: number): Uint8Array | undefined {
  if (!pdfium.FPDFAttachment_GetFile(file, 0, 0, scratch.pointer)) return undefined;
  const length = scratch.uint(0);
  if (length === 0 || length > most) return undefined;
  const buffer = pdfium.wasmExports.malloc(length);
  if (!buffer) return undefined;
  const isThere = pdfium.FPDFAttachment_GetFile(file, buffer, length, scratch.pointer);
  const content = isThere ? pdfium.HEAPU8.slice(buffer, buffer + length) : undefined;
  pdfium.wasmExports.free(buffer);
  return content;
}

/** UTF-8 unless its first two bytes say UTF-16; without the mark. */
function decoded(content: Uint8Array): string {
  const [first, second] = content;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return new TextDecoder(isUtf16 ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(content);
}
