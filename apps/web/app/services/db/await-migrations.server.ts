import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from './db.server.ts';
import { pendingMigrations } from './migrate.server.ts';

interface AwaitMigrations {
  query: Database['query'];
  /** Called once for each different reason to wait. */
  onWait(reason: string): void;
  timeoutMs?: number;
  pollMs?: number;
  folder?: string;
}

/** As long as an orchestrator lets a start take. */
const TIMEOUT_MS = 120_000;
const POLL_MS = 1_000;

/**
 * Waits until the database answers and has every migration of this version: where several processes start beside the
 * command that migrates, they serve once it is done.
 * @throws Error that says what to do when it takes too long
 */
export async function awaitMigrations({
  query,
  onWait,
  timeoutMs = TIMEOUT_MS,
  pollMs = POLL_MS,
  folder,
}: AwaitMigrations): Promise<void> {
  const until = Date.now() + timeoutMs;
  let last: string | undefined;
  for (;;) {
    const reason = await reasonToWait(query, folder);
    if (!reason) return;
    if (Date.now() >= until) throw new Error(`${reason}, and that did not change in ${timeoutMs / 1000} s.`);
    if (reason !== last) onWait(reason);
    last = reason;
    await delay(pollMs);
  }
}

async function reasonToWait(query: Database['query'], folder?: string): Promise<string | undefined> {
  try {
    const missing = await pendingMigrations(query, folder);
    if (missing.length === 0) return undefined;
    return `The database lacks ${missing.map(({ name }) => name).join(', ')}: run \`npm run migrate\``;
  } catch (error) {
    const { code } = error as { code?: string };
    return `The database does not answer${code ? ` (${code})` : ''}`;
  }
}
