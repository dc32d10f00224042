import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { openEventSource } from '../event-source.ts';
import { startProxy } from '../proxy.ts';
import { startServer, type RunningServer } from '../server.ts';
import { newVisitor, registerVisitor } from '../visitor.ts';
import { buildIfStale } from '../../../../scripts/build.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { outagesOfServices } from './services.ts';
import { startSavers } from './savers.ts';

const SAVERS = 4;
const CALM_MS = 4_000;

/**
 * Takes away what the product stands on, one thing after the other, while people use it: a process at a time, the database for a
 * while, the database for good, the file store, the mail server. Needs PostgreSQL's programs and PgBouncer on this machine.
 */
export async function benchFailures(): Promise<void> {
  buildIfStale();
  await outagesOfServices();
  if (!existsSync('/usr/sbin/pgbouncer') || !existsSync('/usr/lib/postgresql')) {
    console.log('\nDatabases that fail: skipped, PgBouncer or PostgreSQL is not installed');
    return;
  }
  const cluster = await startCluster();
  const servers: RunningServer[] = [];
  try {
    for (let n = 0; n < 2; n += 1) servers.push(await startOn(cluster));
    await rollingRestart(servers);
    await databaseAway(cluster, servers[0]!);
    await failOver(cluster, servers[0]!);
  } finally {
    for (const server of servers) await server.stop();
    await cluster.stop();
  }
}

function startOn({ url, directUrl }: Cluster): Promise<RunningServer> {
  const env = {
    DATABASE_URL: url,
    DATABASE_DIRECT_URL: directUrl,
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: '2',
    AUTH_SECRET: 'one secret that both processes have',
  };
  return startServer({ env });
}

/** Both processes restart in turn behind a proxy that tries nothing twice. */
async function rollingRestart(servers: readonly RunningServer[]): Promise<void> {
  const proxy = await startProxy({ ports: servers.map(({ url }) => Number(new URL(url).port)), lookMs: 250 });
  const savers = await startSavers(proxy.url, SAVERS);
  const watchers = await Promise.all(
    Array.from({ length: 10 }, () => registerVisitor(proxy.url, newVisitor(proxy.url))),
  );
  const streams = watchers.map((person) =>
    openEventSource(`${proxy.url}/events`, { cookie: person.cookie() }),
  );
  await delay(CALM_MS);
  for (const server of servers) {
    await server.restart();
    await delay(CALM_MS);
  }
  const saves = savers.saves();
  const lost = await savers.end();
  console.log('\nA rolling restart of two processes behind a proxy, PgBouncer in transaction mode');
  console.table([
    {
      'saves acknowledged': saves,
      'other answers':
        [...savers.answers].map(([status, count]) => `${count} × ${status}`).join(', ') || 'none',
      'requests dropped': proxy.failures.length,
      'streams of events': streams.length,
      'came back': streams.filter(({ opened }) => opened >= 2).length,
      'refused on the way': streams.flatMap(({ failures }) => failures).length,
      'saves lost': lost.length,
    },
  ]);
  for (const failure of [...proxy.failures.slice(0, 5), ...lost]) console.log(failure);
  for (const stream of streams) stream.close();
  await proxy.close();
}

/** The database is stopped and started again: what people are told meanwhile, and whether it goes on by itself. */
async function databaseAway(cluster: Cluster, server: RunningServer): Promise<void> {
  const savers = await startSavers(server.url, SAVERS);
  await delay(CALM_MS);
  const before = savers.saves();
  cluster.stopPrimary();
  const health = await fetch(`${server.url}/healthz`);
  await delay(5_000);
  const [ready, page] = await Promise.all(
    ['/readyz', '/app/mentoring'].map((path) => fetch(server.url + path)),
  );
  const body = await page!.text();
  await delay(55_000);
  await cluster.startPrimary();
  const startedAt = performance.now();
  const during = savers.saves();
  while (savers.saves() === during) await delay(50);
  const back = performance.now() - startedAt;
  await delay(CALM_MS);
  const after = savers.saves();
  const lost = await savers.end();
  console.log('\nThe database is away for a minute');
  console.table([
    {
      '/healthz': health.status,
      '/readyz': ready!.status,
      'a page': `${page!.status}${body.includes('terganggu sebentar') ? ', says so' : ''}`,
      'saves before, after': `${before}, ${after - during}`,
      'answers meanwhile': [...savers.answers].map(([status, count]) => `${count} × ${status}`).join(', '),
      'first save after the start': `${Math.round(back)} ms`,
      'saves lost': lost.length,
    },
  ]);
  for (const each of lost) console.log(each);
}

/** The primary dies for good while people write, and its synchronous standby takes over. */
async function failOver(cluster: Cluster, server: RunningServer): Promise<void> {
  const savers = await startSavers(server.url, SAVERS);
  const watcher = await registerVisitor(server.url, newVisitor(server.url));
  await delay(CALM_MS);
  const before = savers.saves();
  const startedAt = performance.now();
  await cluster.failOver();
  const promoted = performance.now() - startedAt;
  const during = savers.saves();
  while (savers.saves() === during) await delay(50);
  const back = performance.now() - startedAt;
  await delay(CALM_MS);
  const after = savers.saves();
  const lost = await savers.end();
  const heard = await subscribeToSaves(server.url, watcher);
  console.log('\nThe primary is killed, its synchronous standby promoted, PgBouncer pointed there');
  console.table([
    {
      'saves before, after': `${before}, ${after - during}`,
      'standby promoted': `${Math.round(promoted)} ms`,
      'first save acknowledged': `${Math.round(back)} ms`,
      'longest wait of a person': `${Math.round(savers.longestGap())} ms`,
      'answers meanwhile':
        [...savers.answers].map(([status, count]) => `${count} × ${status}`).join(', ') || 'none',
      'events arrive again': heard,
      'acknowledged saves lost': lost.length,
    },
  ]);
  for (const each of lost) console.log(each);
}

/** Whether LISTEN works on the new primary: a change is heard by a stream. */
async function subscribeToSaves(
  base: string,
  person: Awaited<ReturnType<typeof registerVisitor>>,
): Promise<boolean> {
  const over = AbortSignal.timeout(20_000);
  const answer = await fetch(`${base}/events`, { headers: { cookie: person.cookie() }, signal: over });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  const heard = (async () => {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return false;
      if (value.includes('cv.changed')) return true;
    }
  })().catch(() => false);
  const again = setInterval(
    () => void person.post('/app/cv/dashboard', { intent: 'create', name: 'CV' }),
    2_000,
  );
  const outcome = await heard;
  clearInterval(again);
  return outcome;
}
