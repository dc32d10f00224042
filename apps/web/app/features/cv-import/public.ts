/** The dashboard's button for a PDF, and how far its upload has come. */
export { UploadButton } from './uploads/upload-button.tsx';
export { UploadStatus } from './uploads/upload-status.tsx';
export { useCvUpload } from './uploads/use-cv-upload.ts';
