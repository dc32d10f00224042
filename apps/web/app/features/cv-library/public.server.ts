/** A person's CVs: made, listed, copied, removed. */
export { createCv, resumeOfAccount } from './create-cv.server.ts';
export { deleteCv } from './delete-cv.server.ts';
export { duplicateCv } from './duplicate-cv.server.ts';
export { listCvs, type CvSummary } from './list-cvs.server.ts';
export type { DeletedCv } from './list-deleted-cvs.server.ts';
export { loadThumbnail } from './thumbnails/load-thumbnail.server.ts';
export type { SeenTips } from './tips.server.ts';
/** What a demo starts with. */
export { cvSeed } from './demo-seed.server.ts';
/** What the server's job list runs. */
export { purgeCv, purgeDeletedCvs } from './purge-deleted-cvs.server.ts';
/** What keeps an address from others after it is gone. */
export { hashOfAddress, keepAddresses } from './keep-addresses.server.ts';
export { renderThumbnail } from './thumbnails/render-thumbnail.server.ts';
/** What the feature holds of a person, for the export and the deletion of an account. */
export { cvData } from './account-data.server.ts';
