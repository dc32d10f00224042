/** What the server's job list runs. */
export { purgeDeletedCvs } from './purge-deleted-cvs.server.ts';
export { renderThumbnail } from './render-thumbnail.server.ts';
/** What the demo starts with. */
export { applyStarter } from './apply-starter.server.ts';
export { createCv } from './create-cv.server.ts';
/** What a reading becomes. */
export { importReading } from './importing/import-reading.server.ts';
/** What can go with a purchase, and what is checked. */
export { freezeCv } from './freeze-cv.server.ts';
export { listCvs } from './list-cvs.server.ts';
export { ownsCv } from './owns-cv.server.ts';
/** What the description of our API says of printing. */
export { printSchema } from './sharing/print-cv.server.ts';
