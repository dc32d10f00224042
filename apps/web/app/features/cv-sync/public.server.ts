/** CVs as they are stored; every query carries the owner. */
export { insertCv, lockCvs, refuseTooMany } from './documents/insert-cv.server.ts';
export { loadCv, type LoadedCv } from './documents/load-cv.server.ts';
export {
  loadCvSource,
  toSource,
  type CvSource,
  type LoadedSource,
} from './documents/load-cv-source.server.ts';
export { ownedCv, ownedDocument } from './owned-cv.server.ts';
export { ownsCv } from './owns-cv.server.ts';
export { saveCv } from './documents/save-cv.server.ts';
