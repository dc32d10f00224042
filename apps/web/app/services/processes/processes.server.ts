import { hostname } from 'node:os';
import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { Config } from '../config/config.server.ts';
import type { Db } from '../db/db.server.ts';
import { runningProcess } from '../db/operations-schema.ts';
import { newId } from '../id.ts';
import type { Log } from '../log/log.server.ts';
import { differencesOf, type KnownKeys } from './keys-of.ts';

type Process = typeof runningProcess.$inferSelect;

/** This process among those that run on the same database. */
export interface Processes {
  /** The names of the configuration on which another one does not agree, as found last. */
  differences(): string[];
  /** All that were heard of lately, the oldest first. */
  list(): Promise<Process[]>;
  /** Tells the others that this one runs, and looks whether they agree with it. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

interface ProcessesOptions {
  db: Db;
  log: Log;
  role: Config['SETAPAK_ROLE'];
  version: string;
  keys: KnownKeys;
}

const EVERY_MS = 30_000;
/** One that was killed says nothing: so long it still counts. */
const HEARD_MS = 2 * EVERY_MS + 15_000;
const DAY_MS = 86_400_000;

/**
 * Two processes with different secrets both run, and what one signs or seals the other refuses: links in mails, sessions, notifications.
 * Each therefore notes by what its keys are known, and says loudly where another one has others.
 */
export async function joinProcesses({ db, log, role, version, keys }: ProcessesOptions): Promise<Processes> {
  const id = newId();
  let found: string[] = [];
  const list = () =>
    db
      .select()
      .from(runningProcess)
      .where(gt(runningProcess.seenAt, new Date(Date.now() - HEARD_MS)))
      .orderBy(runningProcess.startedAt);

  async function look(): Promise<void> {
    const seenAt = new Date();
    await db
      .insert(runningProcess)
      .values({ id, role, version, host: hostname(), keys, seenAt })
      .onConflictDoUpdate({ target: runningProcess.id, set: { seenAt } });
    const others = (await list()).filter((other) => other.id !== id);
    const now = [...new Set(others.flatMap((other) => differencesOf(keys, other.keys)))].sort();
    if (now.join() !== found.join() && now.length > 0)
      log.error({ names: now }, 'another process on this database is configured differently');
    found = now;
  }

  await db
    .delete(runningProcess)
    .where(and(ne(runningProcess.id, id), lt(runningProcess.seenAt, new Date(Date.now() - DAY_MS))));
  await look();
  const timer = setInterval(
    () => void look().catch((err: unknown) => log.warn({ err }, 'the processes could not be looked for')),
    EVERY_MS,
  ).unref();
  return {
    differences: () => found,
    list,
    look,
    async stop() {
      clearInterval(timer);
      // Where the database is away it lapses by itself.
      await db
        .delete(runningProcess)
        .where(eq(runningProcess.id, id))
        .catch(() => {});
    },
  };
}
