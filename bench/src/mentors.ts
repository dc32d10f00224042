import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  databaseKinds,
  startServer,
  type DatabaseKind,
  type RunningServer,
} from '../../apps/web/e2e/server.ts';
import { makeMentors } from '../../apps/web/app/features/mentors/testing.ts';
import { buildIfStale } from '../../scripts/build.ts';
import { ms, percentile, timed } from './stats.ts';
import { RATE_SECONDS, requestRate } from './request-rate.ts';

const MANY = 100_000;
const ROUNDS = 20;
const env = { LOG_LEVEL: 'silent' };

const queriesOf = {
  'browsed, any page': ['', 'page=7', 'page=50'],
  searched: ['q=engineer', 'q=rizky+hidayat', 'q=dewi+finance', 'q=a', 'q=data+sains'],
  'searched with slips': ['q=jngineer', 'q=prodcut+manger', 'q=zzzzq'],
  filtered: [
    'skills=Finance',
    'industry=NGO&serviceLine=College+Life+Sharing&super=1',
    'minPrice=150000&skills=Product',
  ],
  sorted: ['sort=price-asc', 'sort=price-desc&skills=Product', 'sort=addedAt-desc&super=1'],
  'all at once': ['q=dewi&skills=Finance&super=1&sort=price-asc', 'q=manager&industry=NGO&maxPrice=60000'],
};

/** How many pages of mentors one process renders a second, and how long the list takes over 100,000 mentors. */
export async function benchMentors(): Promise<void> {
  buildIfStale();
  const rates = [];
  const searches = [];
  for (const kind of databaseKinds) {
    const server = await startServer({ database: kind, env });
    for (const page of ['/app/mentoring', '/app/mentoring?q=data+sains', '/app/mentor/rani'])
      rates.push({ database: kind, ...(await requestRate(server.url, page)) });
    await server.end();
    await importThroughCommand(server);
    await server.crashAndRestart();
    searches.push(...(await searchTimes(server.url, kind)));
    await server.stop();
  }
  console.log(`\nMentors, server-side rendering (one process, 20 connections, ${RATE_SECONDS} s each)`);
  console.table(rates);
  console.log(`\nMentors, the list's data over HTTP with ${MANY} mentors, one after another`);
  console.table(searches);
}

/** Through the command that operators use. */
async function importThroughCommand({ dataFolder, databaseUrl }: RunningServer): Promise<void> {
  const file = join(tmpdir(), `setapak-bench-mentors-${process.pid}.json`);
  await writeFile(file, JSON.stringify(makeMentors(MANY)));
  const scripts = join(import.meta.dirname, '../../apps/web/scripts');
  await promisify(execFile)(
    process.execPath,
    ['--import', join(scripts, 'app-alias.ts'), join(scripts, 'mentors.ts'), 'import', file],
    {
      env: {
        ...process.env,
        SETAPAK_DATA_DIR: dataFolder,
        DATABASE_URL: databaseUrl,
      },
    },
  );
  await rm(file);
}

async function searchTimes(base: string, database: DatabaseKind) {
  const rows = [];
  for (const [what, queries] of Object.entries(queriesOf)) {
    const samples: number[] = [];
    for (let round = 0; round <= ROUNDS; round++)
      for (const query of queries) {
        const took = await timed(async () => {
          // Without a cookie every request is another visitor with another shuffle.
          await (await fetch(`${base}/app/mentoring.data?${query}`)).arrayBuffer();
        });
        if (round > 0) samples.push(took);
      }
    const [p50, p95] = [percentile(samples, 0.5), percentile(samples, 0.95)].map(ms);
    rows.push({ database, what, searches: samples.length, p50, p95, slowest: ms(Math.max(...samples)) });
  }
  return rows;
}
