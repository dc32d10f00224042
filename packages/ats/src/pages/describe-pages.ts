import { DEFAULT_LIMITS } from '../extract/read-pdf.ts';
import type { Pdfium } from '../extract/engine.ts';
import { withDocument } from '../extract/with-document.ts';
import { ReadError } from '../read-error.ts';

export interface PageDescription {
  /** Points, as the page is shown. */
  width: number;
  height: number;
  /** Every letter of the page in the file's own order, lines separated by `\n`. */
  text: string;
}

/**
 * What the pages of a PDF are like, without reading a CV out of them. Pages beyond `maxPagesRead` are left out.
 * @throws ReadError `empty`, `not_pdf`, `too_large`, `too_many_pages`, `encrypted` or `damaged`
 */
export async function describePages(bytes: Uint8Array): Promise<PageDescription[]> {
  const { maxBytes, maxPages, maxPagesRead, maxCharacters } = DEFAULT_LIMITS;
  return withDocument(bytes, maxBytes, (pdfium, document) => {
    const count = pdfium.FPDF_GetPageCount(document);
    if (count > maxPages) throw new ReadError('too_many_pages', `The file has ${count} pages.`);
    let left = maxCharacters;
    const pages: PageDescription[] = [];
    for (let index = 0; index < Math.min(count, maxPagesRead); index += 1) {
      const page = describePage(pdfium, document, index, left);
      if (!page) continue;
      left -= page.text.length;
      pages.push(page);
    }
    if (pages.length === 0) throw new ReadError('damaged', 'None of the pages can be read.');
    return pages;
  });
}

function describePage(
  pdfium: Pdfium,
  document: number,
  index: number,
  left: number,
): PageDescription | undefined {
  const page = pdfium.FPDF_LoadPage(document, index);
  if (!page) return undefined;
  const [width, height] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
  const text = pageText(pdfium, page, left);
  pdfium.FPDF_ClosePage(page);
  return width > 0 && height > 0 ? { width, height, text } : undefined;
}

function pageText(pdfium: Pdfium, page: number, left: number): string {
  const textPage = pdfium.FPDFText_LoadPage(page);
  if (!textPage) return '';
  const count = Math.min(pdfium.FPDFText_CountChars(textPage), left);
  const buffer = pdfium.wasmExports.malloc(2 * (count + 1));
  const written = pdfium.FPDFText_GetText(textPage, 0, count, buffer);
  const letters = pdfium.HEAPU8.slice(buffer, buffer + 2 * Math.max(0, written - 1));
  pdfium.wasmExports.free(buffer);
  pdfium.FPDFText_ClosePage(textPage);
  const text = new TextDecoder('utf-16le').decode(letters).replaceAll('\r\n', '\n');
  // PDFium writes U+FFFE where a word was divided at the end of a line.
  return text.replaceAll(/\uFFFE\n?/g, '').replaceAll(/[^\P{Cc}\n]/gu, ' ');
}
