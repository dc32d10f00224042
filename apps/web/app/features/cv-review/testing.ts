import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { catalogue } from '~/features/checkout/public.ts';
import { reconcilePayments } from '~/features/checkout/public.server.ts';
import { createCv } from '~/features/cv-library/public.server.ts';
import type { Database } from '~/services/db/db.server.ts';
import { product } from '~/services/db/payments-schema.ts';
import { makeUser } from '~/services/db/testing.ts';
import { createEvents } from '~/services/events/events.server.ts';
import { newId } from '~/services/id.ts';
import { createJobs } from '~/services/jobs/jobs.server.ts';
import { createLinks } from '~/services/links/links.server.ts';
import { createLimits } from '~/services/limits/limits.server.ts';
import { createMidtrans } from '~/services/payments/midtrans.server.ts';
import { paymentsOf } from '~/services/payments/payments.server.ts';
import { MIDTRANS_KEY, type MidtransWire } from '~/services/payments/testing-midtrans.ts';
import { createStorage } from '~/services/storage/storage.server.ts';
import { testPools } from '~/services/testing-pools.ts';
import { announceReview } from './announce-review.server.ts';
import { claimReview } from './claim-review.server.ts';
import { orderReview } from './order-review.server.ts';
import { saveVoice } from './save-voice.server.ts';

interface Ordering {
  purchase?: { packageId?: string; bundleId?: string };
  voucherCode?: string;
}

const log = pino({ level: 'silent' });
const HOUR_MS = 3_600_000;

/** Half a second of silence, as a WAV file. */
export const silence = (() => {
  const samples = Buffer.alloc(8_000, 128);
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(16_000, 24);
  header.writeUInt32LE(16_000, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
})();

export async function* inParts(bytes: Uint8Array, size = 1_000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Customers and reviewers on this database, paying at this Midtrans. */
export async function reviewsOn(database: Database, wire: MidtransWire) {
  const dataDir = await mkdtemp(join(tmpdir(), 'setapak-reviews-'));
  const events = await createEvents({ database, log });
  const jobs = await createJobs({ database, log });
  const midtrans = createMidtrans({
    serverKey: MIDTRANS_KEY,
    snapUrl: wire.url,
    apiUrl: wire.url,
    timeoutMs: 30_000,
  });
  await database.db.insert(product).values(catalogue).onConflictDoNothing();
  const services = {
    db: database.db,
    events,
    jobs,
    log,
    ...testPools,
    limits: createLimits(database),
    storage: createStorage({ dataDir }),
    payments: paymentsOf(new Map([['midtrans', midtrans] as const]), 'midtrans'),
    links: createLinks('a secret of the tests that is long enough'),
    baseUrl: 'https://setapak.example',
  };

  /** Somebody with a CV, who may order its review. */
  async function customer() {
    const user = await makeUser(database, { emailVerified: true });
    return { user, cvId: await createCv({ services, user, name: 'CV Marketing' }) };
  }

  async function order({ purchase, voucherCode }: Ordering = {}) {
    const { user, cvId } = await customer();
    const { bookId } = await orderReview({
      services,
      user,
      clientToken: newId(),
      purchase: {
        transactionType: 'cvReview',
        packageId: '7-days',
        email: `review-${user.email}`,
        targetRole: 'finance',
        notes: 'Tolong lihat bagian pengalaman kerja saya.',
        cvId,
        ...purchase,
      },
      voucherCode,
    });
    return { bookId, user, cvId };
  }

  async function pay(bookId: string): Promise<void> {
    wire.set(`${bookId}-1`, 'settlement');
    await reconcilePayments(services, new Date(Date.now() + HOUR_MS));
  }

  /** A review that was paid for. */
  async function paid(more: Ordering = {}) {
    const made = await order(more);
    await pay(made.bookId);
    return made;
  }

  /** One that a reviewer has claimed and recorded a voice note for. */
  async function drafted(more: Ordering = {}) {
    const made = await paid(more);
    const reviewer = await makeUser(database, { role: 'reviewer' });
    const own = { services, reviewerId: reviewer.id, bookId: made.bookId };
    await claimReview(own);
    await saveVoice({ ...own, content: inParts(silence), seconds: 0.5 });
    return { ...made, own };
  }

  /** The enqueued mails, by template, to the address of an order. */
  async function mails(to: string): Promise<string[]> {
    const { rows } = await database.db.execute<{ template: string }>(
      sql`SELECT data->>'template' AS template FROM pgboss.job WHERE name = 'send-mail' AND data->>'to' = ${to} ORDER BY created_on`,
    );
    return rows.map(({ template }) => template);
  }

  /** Runs the jobs that the grants of an order enqueued, each `times` over and all at once. @returns how many there were */
  async function announce(bookId: string, times = 1): Promise<number> {
    const { rows } = await database.db.execute<{ orderId: string }>(
      sql`SELECT data->>'orderId' AS "orderId" FROM pgboss.job WHERE name = 'announce-review' AND data->>'orderId' = ${bookId}`,
    );
    const runs = rows.flatMap(({ orderId }) =>
      Array.from({ length: times }, () => announceReview({ services, orderId })),
    );
    await Promise.all(runs);
    return rows.length;
  }

  /** Files that a job is to remove. */
  async function doomedFiles(): Promise<string[]> {
    const { rows } = await database.db.execute<{ key: string }>(
      sql`SELECT jsonb_array_elements_text(data->'keys') AS key FROM pgboss.job WHERE name = 'remove-files'`,
    );
    return rows.map(({ key }) => key);
  }

  return {
    services,
    customer,
    order,
    pay,
    paid,
    drafted,
    announce,
    mails,
    doomedFiles,
    dataDir,
    async stop() {
      await Promise.all([jobs.stop(), events.stop()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
