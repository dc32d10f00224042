import { formatDate } from '~/ui/format/dates.ts';

/** `PDF · Diubah 3 Mei 2026`: that a CV is an uploaded file, and what was done to it when. */
export const cvMoment = (cv: { uploaded: boolean }, verb: 'Diubah' | 'Dihapus', at: Date | string): string =>
  `${cv.uploaded ? 'PDF · ' : ''}${verb} ${formatDate(at)}`;
