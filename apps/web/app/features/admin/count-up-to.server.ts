import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '~/services/db/db.server.ts';

interface CountUpTo {
  db: DbOrTx;
  /** The table, with what is joined to it. */
  from: PgTable | SQL;
  where: SQL | undefined;
  most: number;
}

/** Counts no further than anybody wants to know: a table of millions answers as fast as one of thousands. */
export async function countUpTo({ db, from, where, most }: CountUpTo): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM (SELECT 1 FROM ${from} WHERE ${where ?? sql`true`} LIMIT ${most}) AS found`,
  );
  return rows[0]?.count ?? 0;
}
