import type { PGlite } from '@electric-sql/pglite';

interface Asked {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** What stands in a database before a suite writes to it. */
interface Beginning {
  /** Names as they stand in statements. */
  tables: string[];
  sequences: string[];
  /** By table, the rows that migrations and queues bring, as JSON. */
  rows: Map<string, string>;
}

export interface Reusable<T> {
  value: T;
  beginning: Beginning;
}

export async function readBeginning(database: Asked): Promise<Beginning> {
  const named = async (kind: 'r' | 'S') => {
    const { rows } = await database.query(
      `SELECT format('%I.%I', nspname, relname) AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
        WHERE relkind = $1 AND nspname IN ('public', 'pgboss')`,
      [kind],
    );
    return (rows as { name: string }[]).map(({ name }) => name);
  };
  const tables = await named('r');
  const rows = new Map<string, string>();
  for (const name of await filled(database, tables)) {
    const [all] = (await database.query(`SELECT json_agg(each)::text AS rows FROM ${name} AS each`)).rows;
    rows.set(name, (all as { rows: string }).rows);
  }
  return { tables, sequences: await named('S'), rows };
}

/**
 * Makes of a database that a suite wrote to what it was at its beginning. Rows are deleted: TRUNCATE makes new files of every
 * table that refers to one of them, and takes as long as a new database. Only a superuser may do it past keys and triggers.
 */
export async function emptyAgain(database: Asked, { tables, sequences, rows }: Beginning): Promise<void> {
  await database.query('RESET ALL');
  await database.query('SELECT pg_advisory_unlock_all()');
  await database.query('SET session_replication_role = replica');
  const written = await filled(database, tables);
  for (const table of written) await database.query(`DELETE FROM ${table}`);
  for (const sequence of sequences) await database.query(`ALTER SEQUENCE ${sequence} RESTART`);
  if (written.length > 0) await database.query(`VACUUM ${written.join(', ')}`);
  for (const [table, kept] of rows)
    await database.query(
      `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1::json)`,
      [kept],
    );
  await database.query('SET session_replication_role = origin');
}

async function filled(database: Asked, tables: readonly string[]): Promise<string[]> {
  const looks = tables.map((table) => `SELECT '${table}' AS name WHERE EXISTS (SELECT 1 FROM ${table})`);
  const { rows } = await database.query(looks.join(' UNION ALL '));
  return (rows as { name: string }[]).map(({ name }) => name);
}

/**
 * A PGlite for one suite: at its end nothing listens to it any more, and what still runs of the suite finds it closed
 * instead of writing into the next one's.
 */
export function lendPglite(pglite: PGlite): { lent: PGlite; end(): Promise<void> } {
  let hasEnded = false;
  const unlisten: (() => Promise<void>)[] = [];
  const listen: PGlite['listen'] = async (...heard) => {
    const stop = await pglite.listen(...heard);
    unlisten.push(stop);
    return stop;
  };
  const lent = new Proxy(pglite, {
    get(target, name) {
      const value: unknown = name === 'listen' ? listen : Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        if (hasEnded) throw new Error('PGlite is closed');
        return Reflect.apply(value, target, args);
      };
    },
    set: (target, name, value) => Reflect.set(target, name, value, target),
  });
  return {
    lent,
    async end() {
      hasEnded = true;
      for (const stop of unlisten) await stop();
    },
  };
}
