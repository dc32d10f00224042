/** How many CVs a person can keep; uploaded ones count too. */
export const CV_LIMIT = 50;

/** Longest name of a CV, in characters. */
export const NAME_LENGTH = 100;

/** How long a deleted CV can be brought back. */
export const UNDO_HOURS = 24;

const COPY = ' Copy';

/** The name of a duplicate (product document 2, section 4), shortened where it would grow too long. */
export function copyName(name: string): string {
  return `${name.slice(0, NAME_LENGTH - COPY.length).trimEnd()}${COPY}`;
}

/** The name of a downloaded CV (product document 2, section 9). What a system refuses in file names is taken out by `attachment`. */
export function downloadName(name: string): string {
  return `SetapakResume-${name}.pdf`;
}
