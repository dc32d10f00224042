/** How a CV is shown elsewhere. */
export { Paper } from './components/paper.tsx';
export { openPdf, type PDFDocumentProxy } from './preview/pdfjs.ts';
export { PdfPage } from './preview/pdf-page.tsx';
export { useSize } from './preview/use-size.ts';
