/** A shorter text cannot be found by its trigrams: every row would have to be read. */
export const LEAST_SEARCH = 3;

/** A pattern for ILIKE that finds the text anywhere, taken as it was typed. */
export function like(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
