import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRendererPool } from '@setapak/resume-pdf/pool';
import { pino } from 'pino';
import type { Database } from './db/db.server.ts';
import { createBundling } from './bundling/bundling.server.ts';
import { createEvents } from './events/events.server.ts';
import { createImages } from './images/images.server.ts';
import { createJobs } from './jobs/jobs.server.ts';
import { createLimits } from './limits/limits.server.ts';
import { createReading } from './reading/reading.server.ts';
import { createStorage } from './storage/storage.server.ts';

/** The services that CVs are made, painted, read and shared with, on one test database. */
export async function openTestServices(database: Database) {
  const log = pino({ level: 'silent' });
  const dataDir = await mkdtemp(join(tmpdir(), 'setapak-cvs-'));
  const [events, jobs] = await Promise.all([createEvents({ database, log }), createJobs({ database, log })]);
  const rendering = createRendererPool({ size: 1 });
  const reading = createReading({ READ_WORKERS: 1 });
  const images = createImages();
  const bundling = createBundling();
  return {
    db: database.db,
    baseUrl: 'http://localhost',
    log,
    events,
    jobs,
    rendering,
    reading,
    images,
    bundling,
    limits: createLimits(database),
    storage: createStorage({ dataDir }),
    async close() {
      await Promise.all([
        jobs.stop(),
        events.stop(),
        rendering.close(),
        reading.close(),
        images.close(),
        bundling.close(),
      ]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestServices = Awaited<ReturnType<typeof openTestServices>>;
