import { inTurn, paintPage, type PDFDocumentProxy } from './pdfjs.ts';

/** CSS pixels: 150 to an inch on A4, however near the screen shows it. */
const WIDTH = 1_240;

/** Prints every page of a PDF: on the desk stands one at a time. `place` holds them until the browser has printed. */
export async function printPages(pdf: PDFDocumentProxy, place: HTMLElement): Promise<void> {
  const { signal } = new AbortController();
  const pages: HTMLCanvasElement[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    pages.push(await inTurn(pdf, () => paintPage(page, { width: WIDTH, signal })));
  }
  place.replaceChildren(...pages);
  window.addEventListener('afterprint', () => place.replaceChildren(), { once: true });
  window.print();
}
