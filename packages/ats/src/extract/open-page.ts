import type { Pdfium } from './engine.ts';

/** One page at a time. It stays open until the next one is: PDFium forgets the fonts that no open page uses, and most pages share them. */
export class OpenPage {
  readonly #pdfium: Pdfium;
  readonly #document: number;
  #page = 0;

  constructor(pdfium: Pdfium, document: number) {
    this.#pdfium = pdfium;
    this.#document = document;
  }

  /** @returns PDFium's handle, 0 where the page cannot be read */
  open(index: number): number {
    const page = this.#pdfium.FPDF_LoadPage(this.#document, index);
    this.close();
    this.#page = page;
    return page;
  }

  close(): void {
    if (this.#page) this.#pdfium.FPDF_ClosePage(this.#page);
    this.#page = 0;
  }
}
