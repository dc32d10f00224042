import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { starterResume } from '@setapak/resume';
import { render } from '@setapak/resume-pdf';
import { faultsOf } from '../../apps/web/app/features/checkout/testing/services.ts';
import { openDatabase, type Database } from '../../apps/web/app/services/db/db.server.ts';
import { databaseKinds, startServer, type DatabaseKind } from '../../apps/web/e2e/server.ts';
import { buildIfStale } from '../../scripts/build.ts';
import { runUser, type Promised } from './crash-life.ts';

const KILLS = 100;
const PROGRESS = 50;
/** How many people use the server at the same time. */
const CROWD = 4;
/** A kill comes after so many answers since the start, and so many milliseconds: in the middle of other requests. */
const ANSWERS = [1, 24] as const;
const THEN_MS = [0, 400] as const;
/** A server that answers nothing is killed, too. */
const LONGEST_MS = 30_000;
const SETTLES_WITHIN_MS = 300_000;
/** What a buyer is sent once it is paid; a review has a mail of its own. */
const RECEIPTS = ['Pembayaranmu sudah kami terima', 'Pesanan CV Review-mu kami terima'];

/**
 * Kills a server at random moments while people register, buy, pay, check, save and order reviews, starts it again, and
 * counts afterwards what it had promised and what it kept. SIGINT ends the kills and counts.
 */
export async function benchCrash({ count, minutes }: CrashOptions): Promise<void> {
  buildIfStale();
  const ending = new AbortController();
  process.once('SIGINT', () => ending.abort());
  console.log(`\nA server that is killed at random moments, ${CROWD} people at work`);
  for (const kind of databaseKinds) {
    const until = minutes === undefined ? Infinity : Date.now() + Number(minutes) * 60_000;
    console.table([await killOn({ kind, most: Number(count ?? KILLS), until, ending: ending.signal })]);
  }
}

interface CrashOptions {
  /** Kills on each database. */
  count?: string | undefined;
  /** After so many no more kills follow. */
  minutes?: string | undefined;
}

interface KillOn {
  kind: DatabaseKind;
  most: number;
  until: number;
  /** No more kills follow; what was promised until then is counted. */
  ending: AbortSignal;
}

async function killOn({ kind, most, until, ending }: KillOn) {
  const server = await startServer({ database: kind, env: { LOG_LEVEL: 'error' } });
  const pdf = await render(starterResume('finance'), { pages: 'multi' });
  const lives: Promised[] = [];
  const over = new AbortController();
  const pulse = { answers: 0 };
  let kills = 0;
  const crowd = Promise.all(Array.from({ length: CROWD }, () => runUsers()));
  async function runUsers(): Promise<void> {
    while (!over.signal.aborted)
      lives.push(await runUser({ base: server.url, pdf, pulse, over: over.signal }));
  }
  try {
    for (; kills < most && Date.now() < until && !ending.aborted; kills += 1) {
      await Promise.race([someAnswers(pulse), crowd]);
      await server.crashAndRestart();
      if (kills % PROGRESS === PROGRESS - 1) console.log(`  ${kind}: ${kills + 1} kills`);
    }
    over.abort();
    await crowd;
    await settled(lives);
    const broken = await brokenPromises(lives);
    await server.end();
    const database = await openDatabase({
      ...(server.databaseUrl !== undefined && { url: server.databaseUrl }),
      dataDir: server.dataFolder,
      onError: () => {},
    });
    const faults = [...(await faultsOf(database)), ...(await faultsOfLives(database, lives))];
    await database.close();
    for (const fault of [...broken, ...faults]) console.log(kind, fault);
    return { database: kind, kills, ...countsOf(lives), lost: broken.length, faults: faults.length };
  } finally {
    over.abort();
    await server.stop();
  }
}

async function someAnswers(pulse: { answers: number }): Promise<void> {
  const enough = pulse.answers + randomInt(...ANSWERS);
  const until = Date.now() + LONGEST_MS;
  while (pulse.answers < enough && Date.now() < until) await delay(5);
  await delay(randomInt(...THEN_MS));
}

/** What was acknowledged, in all. */
function countsOf(lives: readonly Promised[]) {
  const sum = (of: (life: Promised) => number) => lives.reduce((total, life) => total + of(life), 0);
  return {
    people: lives.length,
    orders: sum(({ orders }) => orders.length),
    paid: sum(({ orders }) => orders.filter(({ paid }) => paid).length),
    checks: sum(({ checks }) => checks.length),
    saves: sum(({ saves }) => saves),
    reviews: sum(({ orders }) => orders.filter(({ isReview }) => isReview).length),
    'lost answers': sum(({ lostAnswers }) => lostAnswers),
  };
}

/** Waits until jobs have brought everything that was paid to its order. */
async function settled(lives: readonly Promised[]): Promise<void> {
  const until = Date.now() + SETTLES_WITHIN_MS;
  for (const { person, orders } of lives)
    for (const { bookId, paid } of orders) {
      if (!paid) continue;
      while (Date.now() < until) {
        const { status } = await json<{ status?: string }>(person.fetch(`/app/checkout/orders/${bookId}`));
        if (status !== 'awaiting_payment') break;
        await delay(500);
      }
    }
}

/** Everything that was answered with a success and is not so now. */
async function brokenPromises(lives: readonly Promised[]): Promise<string[]> {
  const broken: string[] = [];
  for (const { person, email, orders, checks, cv } of lives) {
    const statusOf = async (path: string) => (await person.fetch(path)).status;
    if ((await statusOf('/app/profile')) !== 200) broken.push(`${email} is not signed in`);
    for (const { bookId, paid, isReview } of orders) {
      const { status } = await json<{ status?: string }>(person.fetch(`/app/checkout/orders/${bookId}`));
      const wanted = paid ? ['paid', 'in_progress', 'done'] : ['awaiting_payment', 'paid'];
      if (!wanted.includes(status ?? '')) broken.push(`order ${bookId} is ${status}, paid: ${paid}`);
      if (isReview && (await statusOf(`/app/cv/review/${bookId}/cv`)) !== 200)
        broken.push(`the CV of review ${bookId} is gone`);
    }
    for (const id of checks)
      if ((await statusOf(`/app/cv/ats-check/${id}/file`)) !== 200)
        broken.push(`the file of check ${id} is gone`);
    if (!cv) continue;
    const stored = await json<{ version: number; document: { profile: { subtitle?: string } } }>(
      person.fetch(`/app/cv/${cv.id}/document`),
    );
    const mark = Number(stored.document.profile.subtitle);
    if (stored.version < cv.version || mark < cv.mark || mark > cv.tried)
      broken.push(
        `CV ${cv.id} is at ${stored.version} with ${mark}, promised was ${cv.version} with ${cv.mark}`,
      );
  }
  return broken;
}

async function json<Body>(answer: Promise<Response>): Promise<Body> {
  return (await (await answer).json()) as Body;
}

/** What the database must agree with: presses, checks and mails are once each. */
async function faultsOfLives(database: Database, lives: readonly Promised[]): Promise<unknown[]> {
  const ids = lives.flatMap(({ checks }) => checks);
  const paid = lives.flatMap(({ orders }) =>
    orders.filter((order) => order.paid).map(({ bookId }) => bookId),
  );
  const presses = lives.reduce(
    (sum, { orders }) => sum + new Set(orders.map(({ bookId }) => bookId)).size,
    0,
  );
  const { rows } = await database.query(
    `WITH given AS (
      SELECT sum(uses_granted - uses_left)::int AS taken FROM ats_uses WHERE revoked_at IS NULL
    ), charged AS (
      SELECT count(*)::int AS checks FROM ats_check WHERE status = 'done' AND uses_id IS NOT NULL
    ), mailed AS (
      SELECT recipient, subject, substring(html from '(?:detail\\?id=|cv/review/)([a-z0-9]{36})') AS order_id FROM mail_outbox
    ), queued AS (
      -- A mail, or the announcement that asks for it.
      SELECT data::text AS data FROM pgboss.job WHERE state <> 'completed'
    )
    SELECT 'uses and checks differ' AS fault, taken || ' taken, ' || checks || ' checks' AS id
      FROM given, charged WHERE taken IS DISTINCT FROM checks
    UNION ALL
    SELECT 'acknowledged check is not done', id FROM ats_check WHERE id = ANY($1) AND status <> 'done'
    UNION ALL
    SELECT 'acknowledged check is gone', wanted FROM unnest($1::text[]) AS wanted
      WHERE wanted NOT IN (SELECT id FROM ats_check)
    UNION ALL
    SELECT 'one press, two orders', user_id FROM "order" WHERE client_token IS NOT NULL
      GROUP BY user_id, client_token HAVING count(*) > 1
    UNION ALL
    SELECT 'mailed twice', order_id FROM mailed WHERE order_id IS NOT NULL
      GROUP BY recipient, subject, order_id HAVING count(*) > 1
    UNION ALL
    SELECT 'paid and not mailed', wanted FROM unnest($2::text[]) AS wanted
      WHERE wanted NOT IN (SELECT order_id FROM mailed WHERE subject = ANY($3) AND order_id IS NOT NULL)
        AND NOT EXISTS (SELECT 1 FROM queued WHERE position(wanted IN queued.data) > 0)`,
    [ids, paid, RECEIPTS],
  );
  const answered = lives.reduce((sum, { orders }) => sum + orders.length, 0);
  return answered === presses ? rows : [...rows, { fault: 'presses answered with the same order' }];
}
