/** The PDF of a CV while it changes. */
export { LivePages, LivePreview } from './viewer/live-preview.tsx';
export { LateUnprintableBanner } from './viewer/late-unprintable-banner.tsx';
export { PageStage } from './viewer/page-stage.tsx';
/** The pages of any PDF. */
export { PdfPage } from './viewer/pdf-page.tsx';
export { openPdf, type PDFDocumentProxy } from './viewer/pdfjs.ts';
export { useSize } from './viewer/use-size.ts';
/** A picture of page 1, long before a browser can paint pages itself. */
export { firstPageAddress } from './viewer/first-page-address.ts';
