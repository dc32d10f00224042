import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

interface Range {
  /** Milliseconds since 1970 UTC. */
  from: number;
  to: number;
}

/** A stretch of time as PostgreSQL writes a `tstzrange`: its start belongs to it, its end does not. */
export function rangeText({ from, to }: Range): string {
  return `[${new Date(from).toISOString()},${new Date(to).toISOString()})`;
}

/** Whether a column of ranges has some time in common with a range. */
export function overlaps(column: PgColumn, range: Range): SQL {
  return sql`${column} && ${rangeText(range)}::tstzrange`;
}

/** The ends of a column of ranges, in milliseconds. */
export function endsOf(column: PgColumn) {
  return {
    from: sql<number>`(extract(epoch FROM lower(${column})) * 1000)::float8`,
    to: sql<number>`(extract(epoch FROM upper(${column})) * 1000)::float8`,
  };
}
