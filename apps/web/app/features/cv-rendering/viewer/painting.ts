/** What makes pages of a document, and paints them; apart from what draws a page before that, which comes with the page. */
export { fetchPages } from './fetch-pages.ts';
export { inTurn, loadPdfjs, openPdf, pageText, paintPage } from './pdfjs.ts';
export { paintForPrint } from './print-pages.ts';
