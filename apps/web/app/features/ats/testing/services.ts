import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '~/services/db/db.server.ts';
import { createEvents, type Events } from '~/services/events/events.server.ts';
import { createJobs, type Jobs } from '~/services/jobs/jobs.server.ts';
import { createLimits } from '~/services/limits/limits.server.ts';
import { createLog } from '~/services/log/log.server.ts';
import { createStorage } from '~/services/storage/storage.server.ts';
import { testPools } from '~/services/testing-pools.ts';

/** What reads and keeps CVs, for the length of a suite. @returns the services; call it inside tests and hooks */
export function checkServices(getDatabase: () => Database) {
  const log = createLog('silent');
  const { reading } = testPools;
  let dataDir = '';
  let events: Events;
  let jobs: Jobs;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'setapak-ats-'));
    events = await createEvents({ database: getDatabase(), log });
    jobs = await createJobs({ database: getDatabase(), log });
  });
  afterAll(async () => {
    await Promise.all([events.stop(), jobs.stop()]);
    await rm(dataDir, { recursive: true });
  });
  return () => {
    const database = getDatabase();
    const [storage, limits] = [createStorage({ dataDir }), createLimits(database)];
    return { db: database.db, storage, limits, reading, events, jobs, log };
  };
}
