/** How many CVs a person can keep; uploaded ones count too. */
export const CV_LIMIT = 300;

/** Longest name of a CV, in characters. */
export const NAME_LENGTH = 100;

export type ExportFormat = 'pdf' | 'docx' | 'json' | 'txt';

/** The name of a downloaded CV (product document 2, section 9). What a system refuses in file names is taken out by `attachment`. */
export function downloadName(name: string, format: ExportFormat = 'pdf'): string {
  return `SetapakResume-${name}.${format}`;
}
