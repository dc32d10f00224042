import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Database } from './db/db.server.ts';
import { createEvents } from './events/events.server.ts';
import { createJobs } from './jobs/jobs.server.ts';
import { createLimits } from './limits/limits.server.ts';
import { createStorage } from './storage/storage.server.ts';
import { testPools } from './testing-pools.ts';

/** The services that CVs are made, painted, read and shared with, on one test database. */
export async function openTestServices(database: Database) {
  const log = pino({ level: 'silent' });
  const dataDir = await mkdtemp(join(tmpdir(), 'setapak-cvs-'));
  const [events, jobs] = await Promise.all([createEvents({ database, log }), createJobs({ database, log })]);
  return {
    db: database.db,
    baseUrl: 'http://localhost',
    log,
    events,
    jobs,
    ...testPools,
    limits: createLimits(database),
    storage: createStorage({ dataDir }),
    async close() {
      await Promise.all([jobs.stop(), events.stop()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestServices = Awaited<ReturnType<typeof openTestServices>>;
