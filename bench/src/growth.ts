import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { rollUpFigures } from '../../apps/web/app/features/figures/public.server.ts';
import { rollUpLedger } from '../../apps/web/app/features/ledger/public.server.ts';
import { openDatabase } from '../../apps/web/app/services/db/db.server.ts';
import { withClient } from '../../apps/web/app/services/db/with-client.server.ts';
import { signIn } from '../../apps/web/e2e/day-person.ts';
import { startServer, type RunningServer } from '../../apps/web/e2e/server.ts';
import { buildIfStale } from '../../scripts/build.ts';
import { fill, sizes, type Size } from './growth/fill.ts';
import { makeModels } from './growth/models.ts';
import { measureMessages, measureStreams } from './growth/streams.ts';
import { pagesOf, type PageOf, type Places } from './growth/pages.ts';
import { ms, percentile, timed } from './stats.ts';

const ROUNDS = 25;
const SECONDS = 10;
const CONNECTIONS = 20;

interface GrowthOptions {
  /** Of the rows of the large database: 0.1 makes a tenth. */
  scale?: string | undefined;
  /** Event streams that are held open at once. */
  streams?: string | undefined;
}

interface Filled {
  name: string;
  url: string;
  server: RunningServer;
  places: Places;
}

/**
 * Every page of every role over a small database and one two hundred times as large, side by side, so that what else runs on the machine slows both.
 * The databases stay (`setapak_growth_…` on the server of TEST_DATABASE_URL): filling the large one takes half an hour.
 */
export async function benchGrowth({ scale = '1', streams = '5000' }: GrowthOptions): Promise<void> {
  if (!process.env['TEST_DATABASE_URL']) {
    console.log('\nGrowth: skipped, TEST_DATABASE_URL names no PostgreSQL server');
    return;
  }
  buildIfStale();
  const big = scaled(sizes.BIG, Number(scale));
  const small = await open('small', sizes.SMALL);
  const large = await open(`big_${big.orders}`, big);
  try {
    console.log(
      `\nPages over ${JSON.stringify(sizes.SMALL)} and ${JSON.stringify(big)}, ${ROUNDS} times each`,
    );
    console.table(await comparePages(small, large));
    console.log(
      `\nRequests a second over the large database (one process, ${CONNECTIONS} connections, ${SECONDS} s each)`,
    );
    console.table(await rates(large));
    console.log('\nEvent streams of one process');
    console.table([await measureStreams(large.server, Number(streams))]);
    console.log('\nA save at one process until a stream of another one says so');
    const second = await startServer({
      env: { ...environment(large.url, join(tmpdir(), `setapak_growth_${large.name}`)), SETAPAK_ROLE: 'web' },
    });
    try {
      console.table([await measureMessages(large.server, second)]);
      console.log(
        `\nRequests a second of two processes (${CONNECTIONS} connections to each, ${SECONDS} s; the load comes from this machine, too)`,
      );
      console.table(await ratesOfTwo(large, second));
    } finally {
      await second.end();
    }
  } finally {
    await small.server.end();
    await large.server.end();
  }
}

const scaled = (size: Size, by: number): Size => ({
  users: Math.round(size.users * by),
  cvs: Math.round(size.cvs * by),
  orders: Math.round(size.orders * by),
  events: Math.round(size.events * by),
});

async function open(name: string, size: Size): Promise<Filled> {
  const database = `setapak_growth_${name}`;
  const url = Object.assign(new URL(process.env['TEST_DATABASE_URL'] ?? ''), {
    pathname: `/${database}`,
  }).href;
  const folder = join(tmpdir(), database);
  await mkdir(folder, { recursive: true });
  const env = environment(url, folder);
  const placesFile = join(folder, 'growth.json');
  if (!(await isFilled(url))) {
    await recreate(database);
    const server = await startServer({ env });
    const { cvId, checkId, ...models } = await makeModels(server.url, url);
    await server.end();
    console.log(`\nFilling ${database}`);
    console.log(`  in all ${((await timed(() => fill(url, size, models))) / 1000).toFixed(0)} s`);
    const order = models.orders.find(({ kind }) => kind === 'session')?.id ?? '';
    const places: Places = { email: models.seeker.email, cvId, checkId, order };
    await writeFile(placesFile, JSON.stringify(places));
  }
  const server = await startServer({ env: { ...env, SETAPAK_ROLE: 'web' } });
  await countFigures(url, folder);
  const places = JSON.parse(await readFile(placesFile, 'utf8')) as Places;
  return { name, url, places, server };
}

function environment(url: string, folder: string) {
  return {
    DATABASE_URL: url,
    SETAPAK_DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    AUTH_SECRET: 'one secret for as long as the database stays',
  };
}

async function isFilled(url: string): Promise<boolean> {
  try {
    return await withClient(
      url,
      async (client) => (await client.query('SELECT 1 FROM growth_filled')).rowCount === 1,
    );
  } catch {
    return false;
  }
}

async function recreate(database: string): Promise<void> {
  await withClient(process.env['TEST_DATABASE_URL'] ?? '', async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${database}`);
  });
}

/** What a worker does every ten minutes. */
async function countFigures(url: string, dataDir: string): Promise<void> {
  const database = await openDatabase({ url, dataDir, onError: () => {} });
  try {
    await rollUpFigures(database);
    await rollUpLedger({ db: database.db, now: new Date(Date.now() + 2 * 3_600_000) });
  } finally {
    await database.close();
  }
}

const accounts = {
  mentor: 'mentor@setapak.example',
  reviewer: 'reviewer@setapak.example',
  admin: 'admin@setapak.example',
};

async function fetchersOf({
  server,
  places,
}: Filled): Promise<Record<PageOf, (path: string) => Promise<Response>>> {
  const { email } = places;
  const [seeker, mentor, reviewer, admin] = await Promise.all(
    [email, accounts.mentor, accounts.reviewer, accounts.admin].map((address) => signIn(server.url, address)),
  );
  return {
    anonymous: (path) => fetch(server.url + path),
    seeker: seeker!.get,
    mentor: mentor!.get,
    reviewer: reviewer!.get,
    admin: admin!.get,
  };
}

async function comparePages(small: Filled, large: Filled) {
  const [atSmall, atLarge] = [await fetchersOf(small), await fetchersOf(large)];
  const rows = [];
  const [smallPages, largePages] = [
    await pagesOf(small.places, atSmall.admin),
    await pagesOf(large.places, atLarge.admin),
  ];
  for (const [index, { role, name, path }] of smallPages.entries()) {
    const largePath = largePages[index]?.path ?? path;
    const [few, many]: [number[], number[]] = [[], []];
    // What is read for the first time comes from the disk; a page that is used does not.
    for (let round = -3; round < ROUNDS; round += 1) {
      const [one, other] = [await time(atSmall[role], path), await time(atLarge[role], largePath)];
      if (round < 0) continue;
      few.push(one);
      many.push(other);
    }
    rows.push({
      role,
      page: name,
      'small p50': ms(percentile(few, 0.5)),
      'small p95': ms(percentile(few, 0.95)),
      'big p50': ms(percentile(many, 0.5)),
      'big p95': ms(percentile(many, 0.95)),
      'ratio p50': (percentile(many, 0.5) / percentile(few, 0.5)).toFixed(2),
      'ratio p95': (percentile(many, 0.95) / percentile(few, 0.95)).toFixed(2),
    });
  }
  return rows;
}

async function time(get: (path: string) => Promise<Response>, path: string): Promise<number> {
  return timed(async () => {
    const answer = await get(path);
    await answer.text();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  });
}

const LOADED = [
  ['/', false],
  ['/app/mentoring', false],
  ['/app/home', true],
  ['/app/cv/dashboard', true],
  ['/app/booking', true],
  ['/app/profile', true],
] as const;

async function rates({ server, places }: Filled) {
  const { cookie } = await signIn(server.url, places.email);
  const rows = [];
  for (const [page, signedIn] of LOADED) {
    const { requests, latency, errors, non2xx } = await load(server, page, signedIn ? cookie() : undefined);
    rows.push({
      page,
      'signed in': signedIn,
      'requests/s': Math.round(requests.average),
      p50: `${latency.p50} ms`,
      p99: `${latency.p99} ms`,
      errors: errors + non2xx,
    });
  }
  return rows;
}

async function ratesOfTwo({ server, places }: Filled, second: RunningServer) {
  const { cookie } = await signIn(server.url, places.email);
  const rows = [];
  for (const [page, signedIn] of LOADED) {
    const results = await Promise.all(
      [server, second].map((each) => load(each, page, signedIn ? cookie() : undefined)),
    );
    rows.push({
      page,
      'signed in': signedIn,
      'requests/s': Math.round(results.reduce((sum, { requests }) => sum + requests.average, 0)),
      errors: results.reduce((sum, { errors, non2xx }) => sum + errors + non2xx, 0),
    });
  }
  return rows;
}

function load({ url }: RunningServer, page: string, cookie: string | undefined) {
  const headers = cookie === undefined ? {} : { cookie };
  return autocannon({ url: url + page, connections: CONNECTIONS, duration: SECONDS, headers });
}
