import { NAME_LENGTH } from '~/features/cv-sync/public.ts';

/** How long a deleted CV lies in the bin and can be brought back. */
export const BIN_DAYS = 30;

const COPY = ' Copy';

/** The name of a duplicate (product document 2, section 4), shortened where it would grow too long. */
export function copyName(name: string): string {
  return `${name.slice(0, NAME_LENGTH - COPY.length).trimEnd()}${COPY}`;
}
