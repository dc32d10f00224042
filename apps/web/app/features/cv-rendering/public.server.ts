/** A document as a PDF. */
export { codeAddress } from './code-address.server.ts';
/** Whether a CV is shared, and with everybody. */
export { isOpen, isPublic } from './is-public.ts';
export { renderCvPdf, renderDocument } from './render-cv-pdf.server.ts';
export { withRefusals, withRendering } from './with-rendering.server.ts';
/** A CV, made or uploaded, as it goes with a purchase or into a check. */
export { bareCopy } from './bare-copy.server.ts';
export { freezeCv, freezeCvForOthers } from './freeze-cv.server.ts';
