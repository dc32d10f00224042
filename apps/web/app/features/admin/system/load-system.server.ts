import { desc, eq } from 'drizzle-orm';
import { monthOf } from '~/features/ledger/public.server.ts';
import { assistantMonth } from '~/services/db/assistant-schema.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { pendingMigrations, readMigrations } from '~/services/db/migrate.server.ts';
import { backupRun } from '~/services/db/operations-schema.ts';
import { listDeadJobs } from '~/services/jobs/dead-jobs.server.ts';
import { queueDepths, type QueueDepth } from '~/services/jobs/queue-depths.server.ts';
import type { Services } from '~/services/services.server.ts';
import { newKey } from '~/services/storage/key.ts';
import { VERSION } from '~/services/version.ts';

/** How things stand, for people without a dashboard; moments are ISO text. */
export interface SystemState {
  version: string;
  mode: 'demo' | 'production';
  role: 'web' | 'worker' | 'both';
  /** Those that run, and the names on which another one does not agree with this one. */
  processes: { roles: string[]; versions: string[]; differences: string[] };
  database: { engine: string; bytes: number };
  migrations: { last: string; missing: string[] };
  queues: QueueDepth[];
  deadJobs: { id: string; queue: string; error: string; tries: number; at: string }[];
  storage: { kind: 's3' | 'folder'; reachable: boolean };
  backup: { at: string; databaseBytes: number; files: number; newFiles: number } | null;
  gateway: { name: string; lastHeardAt: string | null; overdue: number };
  mail: { kind: 'smtp' | 'outbox'; waiting: number; failing: number; lastSentAt: string | null };
  /** What it was used for this month, in rupiah where a budget is set; null where there is none. */
  assistant: { requests: number; tokens: number; spent: number; budget: number | null } | null;
}

type SystemServices = Pick<
  Services,
  'config' | 'database' | 'db' | 'storage' | 'payments' | 'log' | 'processes'
>;

export async function loadSystem(services: SystemServices): Promise<SystemState> {
  const { config, database, db } = services;
  const [processes, server, migrations, queues, deadJobs, reachable, backup, gateway, mail, assistant] =
    await Promise.all([
      loadProcesses(services),
      loadServer(database),
      loadMigrations(database),
      queueDepths(database),
      listDeadJobs(db),
      isReachable(services),
      loadBackup(db),
      loadGateway(services),
      loadMail(database),
      loadAssistant(services),
    ]);
  return {
    version: VERSION,
    mode: config.SETAPAK_MODE,
    role: config.SETAPAK_ROLE,
    processes,
    database: server,
    migrations,
    queues: queues.filter(({ waiting, later, running }) => waiting + later + running > 0),
    deadJobs: deadJobs.map(({ createdAt, ...job }) => ({ ...job, at: createdAt.toISOString() })),
    storage: { kind: config.S3_BUCKET ? 's3' : 'folder', reachable },
    backup,
    gateway,
    mail: { kind: config.SMTP_URL ? 'smtp' : 'outbox', ...mail },
    assistant,
  };
}

async function loadProcesses({ processes }: Pick<Services, 'processes'>) {
  await processes.look();
  const all = await processes.list();
  const roles = all.map(({ role }) => role).toSorted();
  const versions = [...new Set(all.map(({ version }) => version))].toSorted();
  return { roles, versions, differences: processes.differences() };
}

async function loadServer({ query, kind }: Services['database']) {
  const { rows } = await query(
    `SELECT current_setting('server_version') AS version, pg_database_size(current_database())::float8 AS bytes`,
  );
  const name = kind === 'postgres' ? 'PostgreSQL' : 'PGlite';
  return { engine: `${name} ${String(rows[0]?.['version'])}`, bytes: Number(rows[0]?.['bytes']) };
}

async function loadMigrations({ query }: Services['database']) {
  const [all, missing] = await Promise.all([readMigrations(), pendingMigrations(query)]);
  const names = missing.map(({ name }) => name);
  return { last: all.findLast(({ name }) => !names.includes(name))?.name ?? '', missing: names };
}

/** A person waits for the page: a store that takes longer counts as away. */
const STORAGE_MS = 3_000;

/** Asks for a file that is not there: a store that says so works. */
async function isReachable({ storage }: Pick<Services, 'storage'>): Promise<boolean> {
  const answered = storage.exists(newKey('avatar')).then(
    () => true,
    () => false,
  );
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, STORAGE_MS, false).unref());
  return Promise.race([answered, late]);
}

async function loadBackup(db: DbOrTx) {
  const [last] = await db.select().from(backupRun).orderBy(desc(backupRun.finishedAt)).limit(1);
  if (!last) return null;
  const { finishedAt, databaseBytes, files, newFiles } = last;
  return { at: finishedAt.toISOString(), databaseBytes, files, newFiles };
}

async function loadGateway({ database, payments }: Pick<Services, 'database' | 'payments'>) {
  const { rows } = await database.query(`
    SELECT (SELECT created_at FROM payment_notification ORDER BY created_at DESC LIMIT 1) AS heard,
      (SELECT count(*)::int FROM payment
        WHERE status IN ('pending', 'review') AND check_at < now() - interval '10 minutes') AS overdue`);
  return {
    name: payments.active.name,
    lastHeardAt: momentOf(rows[0]?.['heard']),
    overdue: Number(rows[0]?.['overdue']),
  };
}

async function loadAssistant({ config, db }: Pick<Services, 'config' | 'db'>) {
  if (!config.AI_MODEL) return null;
  const [month] = await db
    .select()
    .from(assistantMonth)
    .where(eq(assistantMonth.month, monthOf(new Date())));
  const { requests = 0, inputTokens = 0, outputTokens = 0, spent = 0 } = month ?? {};
  return {
    requests,
    tokens: inputTokens + outputTokens,
    // Kept in thousandths.
    spent: Math.ceil(spent / 1_000),
    budget: config.AI_MONTHLY_BUDGET_RUPIAH ?? null,
  };
}

async function loadMail({ query }: Services['database']) {
  const { rows } = await query(`
    SELECT count(*) FILTER (WHERE state < 'active')::int AS waiting,
      count(*) FILTER (WHERE state = 'retry')::int AS failing,
      max(completed_on) FILTER (WHERE state = 'completed') AS sent
    FROM pgboss.job WHERE name = 'send-mail'`);
  const { waiting, failing, sent } = rows[0] ?? {};
  return { waiting: Number(waiting), failing: Number(failing), lastSentAt: momentOf(sent) };
}

/** The two drivers hand out moments as text or as dates. */
function momentOf(value: unknown): string | null {
  return value instanceof Date || typeof value === 'string' ? new Date(value).toISOString() : null;
}
