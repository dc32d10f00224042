import type { Resume } from '@setapak/resume';

/** How many CVs a person can keep; uploaded ones count too. */
export const CV_LIMIT = 300;

/** Longest name of a CV, in characters. */
export const NAME_LENGTH = 100;

export type ExportFormat = 'pdf' | 'docx' | 'png' | 'json' | 'txt';

/**
 * What a file of a CV is called for its owner: the person's name and what they call the CV, so that a recruiter finds it again. A name that bears a part of the person's already
 * stays, and so does that of an uploaded file.
 */
export function fileTitle(name: string, document: Pick<Resume, 'profile'> | null): string {
  const words = [document?.profile.firstName ?? '', document?.profile.lastName ?? '']
    .join(' ')
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  const own = name.toLowerCase();
  if (words.length === 0 || words.some((word) => word.length > 1 && own.includes(word.toLowerCase())))
    return name;
  return `${words.join(' ')} - ${name}`;
}

/** The name of a downloaded CV (product document 2, section 9). What a system refuses in file names is taken out by `attachment`. */
export function downloadName(name: string, format: ExportFormat = 'pdf'): string {
  return `SetapakResume-${name}.${format}`;
}
