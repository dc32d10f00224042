import { ilike, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Whether a text can be found by its trigrams: without three letters or digits in a row a third of all rows would have to be read. */
export const hasTrigram = (text: string): boolean => /[\p{L}\p{N}]{3}/u.test(text);

/** A pattern for ILIKE that finds the text anywhere, taken as it was typed. */
export function like(text: string): string {
  return `%${exactly(text)}%`;
}

/** A pattern for ILIKE that is this text, in capitals or not. */
export function exactly(text: string): string {
  return text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
}

/** A person by name or address. No address has a space and no name an @: there is no need to look for them. */
export function likePerson(
  search: string,
  { names, addresses }: { names: AnyPgColumn[]; addresses: AnyPgColumn[] },
): SQL {
  const columns = [...(search.includes('@') ? [] : names), ...(/\s/.test(search) ? [] : addresses)];
  return or(...columns.map((column) => ilike(column, like(search)))) ?? sql`false`;
}
