import { toLine } from '@setapak/resume';
import { NAME_LENGTH } from '~/features/cv-sync/public.ts';
import { lastPathPart } from '~/services/file-name.ts';
import { LARGEST_FILE } from '../file-size.ts';

/** Largest PDF of the dashboard, in bytes; on a phone (product document 2, section 5). */
export const LARGEST_UPLOAD = 5_242_880;
export const LARGEST_PHONE_UPLOAD = LARGEST_FILE;

/** The dashboard's words about a file that it does not take (product document 2, section 5). */
export const UPLOAD_WORDS = {
  bad_cv_file: 'Harap masukan CV dengan format PDF dan berukuran maksimal 5 MB',
  not_pdf: 'You tried to upload a file that was not an pdf. Please try again.',
  too_large_for_phone:
    "Your pdf seems to be bigger than 10 MB. That's way too much. Maybe consider reducing it's size?",
} as const;

type UploadRefusal = keyof typeof UPLOAD_WORDS;

/** Why a file is not taken, as far as its name, type and size tell; null when nothing speaks against it. */
export function refuseFile(
  file: { name: string; type: string; size: number },
  onPhone: boolean,
): UploadRefusal | null {
  if (file.type !== 'application/pdf' && !/\.pdf$/i.test(file.name)) return 'not_pdf';
  if (onPhone) return file.size > LARGEST_PHONE_UPLOAD ? 'too_large_for_phone' : null;
  return file.size > LARGEST_UPLOAD ? 'bad_cv_file' : null;
}

/** What an uploaded CV is called: its file's name in one line, without folders and ending. */
export function nameOfFile(fileName: string): string {
  const words = toLine(lastPathPart(fileName))
    .replace(/\.(pdf|docx|json|jpe?g|png)$/i, '')
    .trim();
  return words.slice(0, NAME_LENGTH).trim() || 'CV';
}
