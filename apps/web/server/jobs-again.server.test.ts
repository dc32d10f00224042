import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingsOn, hoursAhead } from '../app/features/bookings/testing.ts';
import { reviewsOn } from '../app/features/cv-review/testing.ts';
import { readConfig } from '../app/services/config/config.server.ts';
import { databaseKinds, fillPgliteFolder, makeUser } from '../app/services/db/testing.ts';
import { makePostgres } from '../app/services/db/testing-postgres.ts';
import { newId } from '../app/services/id.ts';
import { queueNames, type JobPayload, type QueueName } from '../app/services/jobs/queues.ts';
import { startMidtrans, type MidtransWire } from '../app/services/payments/testing-midtrans.ts';
import { createServices, type Services } from '../app/services/services.server.ts';
import { startJobs } from './jobs.ts';

describe.each(databaseKinds)('jobs that are killed before they are marked done (%s)', (kind) => {
  let services: Services;
  let wire: MidtransWire;
  let bookings: Awaited<ReturnType<typeof bookingsOn>>;
  let reviews: Awaited<ReturnType<typeof reviewsOn>>;
  let drop: () => Promise<void> = () => Promise.resolve();

  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'setapak-jobs-again-'));
    const postgres = kind === 'postgres' ? await makePostgres() : undefined;
    if (!postgres) await fillPgliteFolder(dataDir);
    services = await createServices(
      readConfig({
        SETAPAK_DATA_DIR: dataDir,
        SETAPAK_DEMO: 'public',
        LOG_LEVEL: 'silent',
        DATABASE_URL: postgres?.url,
      }),
    );
    wire = await startMidtrans();
    bookings = await bookingsOn(services.database, wire);
    reviews = await reviewsOn(services.database, wire);
    drop = async () => {
      await Promise.all([bookings.stop(), reviews.stop(), wire.stop()]);
      await services.close();
      await postgres?.drop();
      await rm(dataDir, { recursive: true, force: true });
    };
  });
  afterAll(() => drop());

  const rowsOf = async (statement: string) => (await services.database.query(statement)).rows;

  /** Until nothing waits and nothing runs. */
  const rest = () =>
    expect
      .poll(() => rowsOf(`SELECT name FROM pgboss.job WHERE state < 'completed' AND start_after <= now()`))
      .toEqual([]);

  /** The mails that were enqueued: to whom, and which. */
  const mails = () =>
    rowsOf(`
      SELECT data->>'template' AS template, data->>'to' AS "to", data->'props'->>'kind' AS kind, count(*)::int AS n
      FROM pgboss.job WHERE name = 'send-mail' GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`);

  test('send each mail once, however often they run', async () => {
    const { db, database, jobs } = services;
    await makeUser(database, { role: 'admin' });
    await makeUser(database, { role: 'reviewer' });
    const proven = await makeUser(database, { emailVerified: true });
    const fresh = await makeUser(database);
    const claimed = await makeUser(database, {
      email: `${newId()}@claim.invalid`,
      claimedEmail: 'claimed@setapak.example',
    });
    const secondClaim = await makeUser(database, {
      email: `${newId()}@claim.invalid`,
      claimedEmail: proven.email,
    });
    const [mentorId, former] = [await bookings.makeMentor(), await bookings.makeMentor()];
    await bookings.openCalendar(mentorId);
    const startAt = hoursAhead(20);
    const { own } = await bookings.book({ mentorId, startAt });
    await reviews.paid();
    const [booked] = await rowsOf(`SELECT id FROM mentoring_session WHERE order_id = '${own.bookId}'`);
    const sessionId = String(booked?.['id']);
    const { own: other } = await bookings.book({ mentorId, startAt: hoursAhead(30) });
    const [refunded] = await rowsOf(`
      UPDATE mentoring_session SET revoked_at = now(), announced_at = now() WHERE order_id = '${other.bookId}' RETURNING id`);

    const userId = proven.id;
    // Every kind of work there is; what a purchase above has asked for already stands empty.
    const work: { [Name in QueueName]: JobPayload<Name>[] } = {
      'send-mail': [],
      'send-registration-mail': [fresh, claimed, secondClaim].map(({ id }) => ({ userId: id })),
      'send-verification': [{ userId: fresh.id }],
      'tell-owner': [{ userId, kind: 'token-made', about: 'CI' }],
      'warn-of-attempts': [{ email: proven.email }],
      'send-reset-link': [{ email: proven.email }],
      'tell-former-mentor': [{ sessionId, mentorId: former, startAt: startAt.toISOString(), sequence: 1 }],
      'withdraw-session': [{ sessionId: 'none' }, { sessionId: String(refunded?.['id']) }],
      'announce-session': [],
      'announce-review': [],
      'request-refund': [{ refundId: 'none' }],
      'send-payout-statement': [{ payoutId: 'none' }],
      'remove-files': [{ keys: [] }],
      'render-thumbnail': [{ userId, cvId: 'none' }],
      'renew-matches': [{ userId, cvId: 'none' }],
      'sandbox-notify': [{ token: 'none', transactionStatus: 'settlement' }],
      // Only where PostHog is configured.
      'export-analytics': [],
      'read-pending-checks': [{}],
      'purge-deleted-cvs': [{}],
      'keep-up-applications': [{}],
      'analytics-upkeep': [{}],
      'reconcile-payments': [{}],
      'expire-orders': [{}],
      'keep-up-sessions': [{}],
      'read-busy-times': [{}],
      'roll-up-figures': [{}],
      'purge-notifications': [{}],
      'check-ledger': [{}],
      'keep-up-reviews': [{}],
      'remove-orphans': [{}],
      'database-upkeep': [{}],
    };
    for (const name of queueNames) for (const payload of work[name]) await jobs.enqueue(db, name, payload);
    await startJobs(services);
    await rest();

    // Side by side they hold one another up, and none has to be tried again.
    expect(
      await rowsOf(`SELECT name, output FROM pgboss.job WHERE state = 'failed' OR retry_count > 0`),
    ).toEqual([]);
    const first = await mails();
    expect(first.filter(({ n }) => n !== 1)).toEqual([]);
    const kinds = new Set(first.map(({ template }) => template));
    for (const template of [
      'welcome',
      'verify-email',
      'already-registered',
      'account-notice',
      'reset-password',
    ])
      expect(kinds).toContain(template);
    for (const template of ['session-booked', 'session-news', 'session-for-mentor', 'review-received'])
      expect(kinds).toContain(template);

    // What a process that was killed leaves behind, once nothing was heard of it for a while.
    await database.query(`
      UPDATE pgboss.job SET state = 'retry', start_after = now(), completed_on = NULL WHERE state = 'completed'`);
    await rest();
    expect(await mails()).toEqual(first);
    const [{ n } = {}] = await rowsOf('SELECT count(*)::int AS n FROM mail_outbox');
    expect(n).toBe(first.length);
  });
});
