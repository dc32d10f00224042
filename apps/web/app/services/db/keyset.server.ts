import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isStorable } from '~/services/storable-text.ts';

type KeyValue = string | number;

/** A column by which a list is ordered. Together the keys of a list tell every row from the others. */
interface Key {
  column: AnyPgColumn | SQL;
  kind: 'moment' | 'text' | 'number';
}

/** Which part of a list is read: what follows a row, or what comes before it. */
export interface Window {
  /** The keys of that row; null at the list's beginning. */
  from: KeyValue[] | null;
  back: boolean;
  limit: number;
}

/** The address's word for a row's place in its list. */
export function cursorOf(keys: KeyValue[]): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url');
}

/** @returns null for what is no cursor */
export function readCursor(text: string | null): KeyValue[] | null {
  if (!text || text.length > 500) return null;
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(read) && read.every(isKeyValue) ? read : null;
  } catch {
    return null;
  }
}

function isKeyValue(value: unknown): value is KeyValue {
  return typeof value === 'string' ? isStorable(value) : Number.isSafeInteger(value);
}

/** Moments travel as microseconds since 1970: milliseconds, as JavaScript has them, would skip rows. */
function valueIn(column: Key['column'], kind: Key['kind']): SQL {
  if (kind === 'moment') return sql`(extract(epoch FROM ${column}) * 1000000)::bigint`;
  return sql`${column}`;
}

function literal(value: KeyValue, kind: Key['kind']): SQL {
  if (kind === 'moment') return sql`(timestamptz 'epoch' + ${value}::float8 * interval '1 microsecond')`;
  return kind === 'number' ? sql`${value}::integer` : sql`${value}::text`;
}

/** Far beyond the last day of a row, and within what PostgreSQL's calendar has. */
const LAST_MOMENT = 4e15;

function fits(value: KeyValue | undefined, { kind }: Key): boolean {
  if (kind === 'text') return typeof value === 'string';
  const end = kind === 'moment' ? LAST_MOMENT : 2 ** 31;
  return typeof value === 'number' && Math.abs(value) < end;
}

/**
 * Reads a list from a row on, however deep that lies, as fast as its beginning: an index on the keys leads there.
 * @param keys one direction holds for all of them
 * @returns what goes into the query; `at` is selected with each row and names its place
 */
export function keyset({ from, back }: Window, direction: 'ascending' | 'descending', keys: readonly Key[]) {
  const upwards = (direction === 'ascending') !== back;
  const columns = sql.join(
    keys.map(({ column }) => sql`${column}`),
    sql`, `,
  );
  const selected = sql.join(
    keys.map(({ column, kind }) => valueIn(column, kind)),
    sql`, `,
  );
  return {
    at: sql<KeyValue[]>`json_build_array(${selected})`,
    where: from ? after(from) : undefined,
    orderBy: keys.map(({ column }) => (upwards ? asc(column) : desc(column))),
  };

  function after(place: KeyValue[]): SQL | undefined {
    if (place.length !== keys.length || !keys.every((key, index) => fits(place[index], key)))
      return undefined;
    const values = sql.join(
      keys.map(({ kind }, index) => literal(place[index] ?? '', kind)),
      sql`, `,
    );
    return sql`(${columns}) ${sql.raw(upwards ? '>' : '<')} (${values})`;
  }
}

interface ReadPage<Row> {
  /** `after` or `before` a row, as the page's links name it; what is understood as neither counts as not said. */
  query: URLSearchParams;
  size: number;
  read: (window: Window) => Promise<Row[]>;
}

interface Page<Row> {
  rows: Row[];
  /** Whether this is the list's beginning. */
  isFirst: boolean;
  hasMore: boolean;
  /** The words in the address of the page before and the one after; null where there is none. */
  before: string | null;
  after: string | null;
}

/** One page of a list. One row more is read to see whether another page follows. */
export async function readPage<Row extends { at: KeyValue[] }>({
  query,
  size,
  read,
}: ReadPage<Row>): Promise<Page<Row>> {
  const [later, earlier] = [readCursor(query.get('after')), readCursor(query.get('before'))];
  const back = later === null && earlier !== null;
  const from = later ?? earlier;
  const found = await read({ from, back, limit: size + 1 });
  const hasMore = found.length > size;
  const rows = found.slice(0, size);
  if (back) rows.reverse();
  const [first, last] = [rows[0], rows.at(-1)];
  const [hasBefore, hasAfter] = back ? [hasMore, true] : [from !== null, hasMore];
  return {
    rows,
    isFirst: from === null,
    hasMore,
    before: hasBefore && first ? cursorOf(first.at) : null,
    after: hasAfter && last ? cursorOf(last.at) : null,
  };
}
