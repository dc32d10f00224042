import type { Db, DbOrTx } from './db.server.ts';

/** What only reads. */
type Reader = Pick<Db, 'select' | 'selectDistinctOn'>;

const readers = new WeakMap<object, Reader>();

/** Statements on this database are asked in rounds (`rounds.server.ts`). */
export function askInRounds(db: Db, reader: Reader): void {
  readers.set(db, reader);
}

/**
 * Short queries of a page that is opened often. They are built once, for putting one together costs as much as asking it, and those that
 * are asked together go down one connection, where the server keeps their plans (`rounds.server.ts`).
 * @returns the statements on a database, or on a transaction
 */
export function prepared<Statements>(build: (db: Reader) => Statements): (db: DbOrTx) => Statements {
  const built = new WeakMap<object, Statements>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const statements = build(readers.get(db) ?? db);
    built.set(db, statements);
    return statements;
  };
}
