import { PDFiumLibrary } from '@hyzyla/pdfium';

/** What a reader gets out of a PDF, page by page; for tests. */
export async function pdfText(pdf: Uint8Array): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  try {
    return [...document.pages()].map((page) => page.getText().replace(/\r\n?/g, '\n'));
  } finally {
    document.destroy();
    library.destroy();
  }
}

/** All text on one line, single spaces: line ends mean nothing to what was said. */
export async function flatText(pdf: Uint8Array): Promise<string> {
  return (await pdfText(pdf)).join(' ').replace(/\s+/g, ' ').trim();
}
