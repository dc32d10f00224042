/** How many rows a table has, and a sum over their contents that the order of rows does not change. */
export interface TablePrint {
  rows: string;
  checksum: string;
}

type Query = (text: string) => Promise<{ rows: Record<string, unknown>[] }>;

/** How values are written as text decides the sum, so nothing of that is left to the server's configuration. */
const AS_TEXT = [
  `SET LOCAL timezone = 'UTC'`,
  `SET LOCAL datestyle = 'ISO, YMD'`,
  `SET LOCAL intervalstyle = 'postgres'`,
  `SET LOCAL extra_float_digits = 1`,
  `SET LOCAL bytea_output = 'hex'`,
];

/** Of every table of ours, the job queue's and the list of migrations included. Call it inside a transaction. */
export async function tablePrints(query: Query): Promise<Record<string, TablePrint>> {
  for (const setting of AS_TEXT) await query(setting);
  const { rows: tables } = await query(`
    SELECT format('%I.%I', nspname, relname) AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE relkind = 'r' AND nspname IN ('public', 'pgboss', 'drizzle') ORDER BY 1`);
  const prints: Record<string, TablePrint> = {};
  for (const { name } of tables) {
    const { rows } = await query(`
      SELECT count(*)::text AS rows, coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text AS checksum
      FROM ${String(name)} AS t`);
    prints[String(name)] = rows[0] as unknown as TablePrint;
  }
  return prints;
}

/** In which tables two prints differ. */
export function differences(one: Record<string, TablePrint>, other: Record<string, TablePrint>): string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return names.flatMap((name) => {
    const [here, there] = [one[name], other[name]];
    if (!here || !there) return [`${name}: ${here ? 'missing' : 'not in the backup'}`];
    if (here.rows !== there.rows) return [`${name}: ${here.rows} rows in the backup, ${there.rows} here`];
    return here.checksum === there.checksum ? [] : [`${name}: ${here.rows} rows, other contents`];
  });
}
