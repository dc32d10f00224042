export { CV_LIMIT, downloadName, fileTitle, NAME_LENGTH, type ExportFormat } from './model.ts';
/** A CV that is being edited: saved as it changes, merged with what other tabs wrote. */
export { createCvSync, type CvSync, type CvSyncState } from './editing/cv-sync.ts';
export type { CvServer } from './editing/cv-server.ts';
export type { DraftStore } from './editing/draft-store.ts';
export { isDirty, statusOf, type Draft } from './editing/sync-state.ts';
export { openDocument, retryOpenCvs, useCvSync, useDocumentSync } from './editing/use-cv-sync.ts';
/** Which documents have a draft in this browser. */
export { draftedIds } from './editing/drafted-ids.ts';
export { LateConflictDialog, LateConflictList } from './components/late-conflict-dialog.tsx';
export { LateGoneBanner, LateOtherAccountBanner } from './components/late-banners.tsx';
export { SaveStatus } from './components/save-status.tsx';
export { UndoButtons } from './components/undo-buttons.tsx';
/** Versions to go back to. */
export { VERSION_NAME_LENGTH } from './versions/model.ts';
/** Zod comes with it: only naming a version needs it. */
export const loadVersionSchema = () => import('./versions/schema.ts');
/** What an item of a CV is called. */
export { customTypeNames, fieldName, nameOf } from './editing/words.ts';
/** What differs between two documents. */
export { ChangedWords, CvComparison } from './comparing/lazy-comparison.tsx';
export { compareDocuments, type ChangeKind, type ItemChange } from './comparing/compare-documents.ts';
