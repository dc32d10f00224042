/** A person's CVs: made, listed, copied, removed. */
export { createCv } from './create-cv.server.ts';
export { deleteCv } from './delete-cv.server.ts';
export { duplicateCv } from './duplicate-cv.server.ts';
export { listCvs, type CvSummary } from './list-cvs.server.ts';
export { loadThumbnail } from './thumbnails/load-thumbnail.server.ts';
export type { SeenTips } from './tips.server.ts';
/** What the demo starts with. */
export { applyStarter } from './starters/apply-starter.server.ts';
/** What the server's job list runs. */
export { purgeDeletedCvs } from './purge-deleted-cvs.server.ts';
export { renderThumbnail } from './thumbnails/render-thumbnail.server.ts';
