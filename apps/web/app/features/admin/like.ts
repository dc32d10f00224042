/** A pattern for ILIKE that finds the text anywhere, taken as it was typed. */
export function like(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
