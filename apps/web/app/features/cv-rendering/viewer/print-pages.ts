import { inTurn, paintPage, type PDFDocumentProxy } from './pdfjs.ts';

/** CSS pixels: 150 to an inch on A4, however near the screen shows it. */
const WIDTH = 1_240;

/** Every page of a PDF, for paper. An aborted one rejects. */
export async function paintForPrint(
  pdf: PDFDocumentProxy,
  signal: AbortSignal,
): Promise<HTMLCanvasElement[]> {
  const pages: HTMLCanvasElement[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    signal.throwIfAborted();
    const page = await pdf.getPage(number);
    pages.push(await inTurn(pdf, () => paintPage(page, { width: WIDTH, signal })));
  }
  return pages;
}
