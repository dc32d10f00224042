import { PDFiumLibrary } from '@hyzyla/pdfium';

/** Once for all: to start PDFium takes several times as long as to print a page and read it. */
let library: Promise<PDFiumLibrary> | undefined;

/** What a reader gets out of a PDF, page by page; for tests. */
export async function pdfText(pdf: Uint8Array): Promise<string[]> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(pdf);
  try {
    return [...document.pages()].map((page) => page.getText().replace(/\r\n?/g, '\n'));
  } finally {
    document.destroy();
  }
}

/** All text on one line, single spaces: line ends mean nothing to what was said. */
export async function flatText(pdf: Uint8Array): Promise<string> {
  return (await pdfText(pdf)).join(' ').replace(/\s+/g, ' ').trim();
}
