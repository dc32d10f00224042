interface Connection {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/**
 * Queries here read a few rows by an index: compiling them or starting workers for them takes longer than they do, and
 * reading at random costs about as much as in order on the disks of today.
 */
const SETTINGS = { jit: 'off', max_parallel_workers_per_gather: '0', random_page_cost: '1.1' };

const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Sets what a dump does not carry into another database. What its owner set is left alone, and where the role is not the owner
 * nothing is set. Counts for connections that begin afterwards.
 */
export async function keepDatabaseSettings({ query }: Connection): Promise<void> {
  const { rows } = await query(`
    SELECT split_part(unnest(setconfig), '=', 1) AS name, NULL AS database FROM pg_db_role_setting
    WHERE setrole = 0 AND setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())
    UNION ALL SELECT NULL, quote_ident(current_database())`);
  const known = new Set(rows.map(({ name }) => name));
  const database = String(rows.find((row) => row['database'] !== null)?.['database']);
  for (const [name, value] of Object.entries(SETTINGS))
    if (!known.has(name))
      await query(`ALTER DATABASE ${database} SET ${name} = ${value}`).catch((error: unknown) => {
        if ((error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) throw error;
      });
}
