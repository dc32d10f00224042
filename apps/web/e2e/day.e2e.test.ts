import { starterResume } from '@setapak/resume';
import { render } from '@setapak/resume-pdf';
import { describe, expect, test } from 'vitest';
import { faultsOf } from '../app/features/checkout/testing/services.ts';
import { openDatabase } from '../app/services/db/db.server.ts';
import { newPerson, signIn, type Person } from './day-person.ts';
import { databaseKinds, startServer, type RunningServer } from './server.ts';

/** Three of each plan. */
const PEOPLE = 15;
const AT_ONCE = 5;
const reviewNotes = 'Tolong periksa pengalaman magangku.';
const bookingNotes = 'Aku ingin berlatih wawancara untuk posisi analis data di perusahaan rintisan.';

/** What people paid, got and gave back, as they saw it themselves. */
interface Ledger {
  paid: number;
  refunded: number;
  usesGranted: number;
  checks: number;
  paidOrders: string[];
  reviews: string[];
  sessions: { bookId: string; paid: number }[];
}

/**
 * The one journey on PostgreSQL, where one is named: an empty database, its migration, and every purchase there is, at
 * once. All others run on PGlite, which everybody has; what a database could decide differently is tried by use cases, on both.
 */
const kind = databaseKinds.at(-1) ?? 'pglite';

describe(`a whole day (${kind})`, () => {
  test('fifteen people order, redeem, check, get reviews, cancel and get refunds; the books balance', async () => {
    const server = await startServer({ database: kind, env: { LOG_LEVEL: 'error' } });
    const ledger: Ledger = {
      paid: 0,
      refunded: 0,
      usesGranted: 0,
      checks: 0,
      paidOrders: [],
      reviews: [],
      sessions: [],
    };
    const [finance, marketing] = await Promise.all(
      (['finance', 'marketing'] as const).map((role) => render(starterResume(role), { pages: 'multi' })),
    );
    if (!finance || !marketing) throw new Error('no CVs');
    const files = { finance, marketing };

    let next = 0;
    const live = async () => {
      for (let n = (next += 1); n <= PEOPLE; n = next += 1)
        await plans[n % plans.length]!(await newPerson(server.url), files, ledger);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, live));
    await workAsReviewer(server, ledger);
    await workAsAdmin(server, ledger);

    const log = server.log();
    await server.end();
    await expectBalanced(server, ledger);
    expect(log).toBe('');
    await server.stop();
  }, 600_000);
});

type Plan = (
  person: Person,
  files: { finance: Uint8Array; marketing: Uint8Array },
  ledger: Ledger,
) => Promise<void>;

const plans: Plan[] = [
  async function buysChecks(person, { finance, marketing }, ledger) {
    const order = await person.order({ transactionType: 'ats', packageId: 'pkg-pas' }, 'HEMAT5000');
    await person.atGateway(order, 'pay', 'paid');
    ledger.paid += 29_000;
    ledger.usesGranted += 8;
    ledger.paidOrders.push(order.bookId);
    const [one, other] = await Promise.all([person.check(finance), person.check(marketing)]);
    expect([one.failure, other.failure]).toEqual([null, null]);
    // The same file again is free.
    expect((await person.check(finance)).id).toBe(one.id);
    ledger.checks += 2;
    const again = await person.order({ transactionType: 'ats', packageId: 'pkg-pas' }, 'HEMAT5000');
    expect(again.error).toBe('voucher_used');
  },
  async function redeems(person, { finance }, ledger) {
    expect((await person.check(finance)).failure).toBe('no_uses');
    const code = { intent: 'process', code: 'REDEEM3', clientToken: 'redeem-once' };
    expect((await person.json('/app/cv/ats-redeem', code)).status).toBe(200);
    expect((await person.json('/app/cv/ats-redeem', { ...code, clientToken: 'redeem-twice' })).status).toBe(
      400,
    );
    ledger.usesGranted += 3;
    expect((await person.check(finance)).failure).toBeNull();
    ledger.checks += 1;
    expect((await person.check(new TextEncoder().encode('no PDF at all'))).failure).toBe('not_pdf');
  },
  async function ordersReview(person, { marketing }, ledger) {
    const cvId = await person.uploadCv(marketing);
    const purchase = {
      transactionType: 'cvReview',
      packageId: '7-days',
      bundleId: 'pkg-ekonomis',
      email: person.email,
      targetRole: 'marketing',
      notes: reviewNotes,
      cvId,
    };
    const order = await person.order(purchase, 'REVIEW35');
    await person.atGateway(order, 'pay', 'paid');
    // 60.000 less 35 %, and 18.000 less 3.000 for the bundle.
    ledger.paid += 54_000;
    ledger.usesGranted += 1;
    ledger.paidOrders.push(order.bookId);
    ledger.reviews.push(order.bookId);
  },
  async function booksMentor(person, _, ledger) {
    const purchase = { transactionType: 'mentoring', mentorId: 'rani', hours: 0.5, notes: bookingNotes };
    const first = await person.order(purchase, 'SATUSAJA');
    const order = first.status === 200 ? first : await person.order(purchase);
    if (first.status !== 200) expect(first.error).toBe('voucher_exhausted');
    await person.atGateway(order, 'pay', 'paid');
    const paid = await paidFor(person, order.invoiceUrl);
    ledger.paid += paid;
    ledger.paidOrders.push(order.bookId);
    ledger.sessions.push({ bookId: order.bookId, paid });
  },
  async function changesTheirMind(person, { finance }) {
    const purchase = { transactionType: 'ats', packageId: 'pkg-super' };
    const failed = await person.order(purchase, 'HEMAT5000');
    await person.atGateway(failed, 'fail', 'failed');
    expect((await person.cancel(failed.bookId)).status).toBe(200);
    // Its voucher came back with it.
    const expired = await person.order(purchase, 'HEMAT5000');
    expect(expired.status).toBe(200);
    await person.atGateway(expired, 'expire', 'expired');
    expect((await person.check(finance)).failure).toBe('no_uses');
  },
];

/** What the invoice asks for, read from its page as a customer does. */
async function paidFor(person: Person, invoiceUrl: string | null): Promise<number> {
  const html = await (await person.get(new URL(invoiceUrl ?? '', 'http://here').pathname)).text();
  return Number(/Rp([\d.]+)/.exec(html)?.[1]?.replaceAll('.', ''));
}

async function workAsReviewer(server: RunningServer, ledger: Ledger): Promise<void> {
  const reviewer = await signIn(server.url, 'reviewer@setapak.example');
  for (const bookId of ledger.reviews) {
    const desk = `/reviewer/${bookId}`;
    expect((await reviewer.post(desk, { intent: 'claim' })).status).toBe(200);
    const comment = { intent: 'comment', section: 'work', text: 'Tambahkan angka hasilnya.' };
    expect((await reviewer.post(desk, comment)).status).toBe(200);
    expect((await reviewer.post(desk, { intent: 'deliver' })).status).toBe(400);
    expect((await reviewer.upload(`${desk}/voice?seconds=2`, silentWav(2))).status).toBe(200);
    // Handed over twice at once, it is delivered once.
    await Promise.all([1, 2].map(() => reviewer.post(desk, { intent: 'deliver' })));
  }
}

/** Two seconds of silence as a WAV file. */
function silentWav(seconds: number): Uint8Array {
  const rate = 8_000;
  const data = Buffer.alloc(rate * seconds, 128);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}

/** Every other session is paid back whole, and a part of one review. */
async function workAsAdmin(server: RunningServer, ledger: Ledger): Promise<void> {
  const admin = await signIn(server.url, 'admin@setapak.example');
  const refund = async (bookId: string, amount: number) => {
    const form = { intent: 'refund', amount: String(amount), reason: 'Sesi uji coba' };
    expect((await admin.post(`/admin/orders/${bookId}`, form)).status).toBe(200);
    ledger.refunded += amount;
  };
  for (const [index, { bookId, paid }] of ledger.sessions.entries())
    if (index % 2 === 0) await refund(bookId, paid);
  const [review = ''] = ledger.reviews;
  await refund(review, 10_000);
  const tooMuch = { intent: 'refund', amount: '44001', reason: 'Lebih dari sisanya' };
  expect((await admin.post(`/admin/orders/${review}`, tooMuch)).status).toBe(409);
}

async function expectBalanced({ dataFolder, databaseUrl }: RunningServer, ledger: Ledger): Promise<void> {
  const database = await openDatabase({
    ...(databaseUrl !== undefined && { url: databaseUrl }),
    dataDir: dataFolder,
    onError: () => {},
  });
  const numbers = async (statement: string) => Object.values((await database.query(statement)).rows[0] ?? {});
  expect(await faultsOf(database)).toEqual([]);
  expect(
    await numbers(`SELECT sum(amount)::int AS paid, sum(refunded_amount)::int AS refunded FROM payment
      WHERE status IN ('settlement', 'refunded')`),
  ).toEqual([ledger.paid, ledger.refunded]);
  expect(
    await numbers(`SELECT sum(uses_granted)::int AS granted, sum(uses_granted - uses_left)::int AS taken FROM ats_uses
      WHERE revoked_at IS NULL`),
  ).toEqual([ledger.usesGranted, ledger.checks]);
  expect(await numbers(`SELECT count(*)::int FROM ats_check WHERE status = 'done'`)).toEqual([ledger.checks]);
  expect(await numbers(`SELECT count(*)::int FROM review_case WHERE delivered_at IS NOT NULL`)).toEqual([
    ledger.reviews.length,
  ]);
  // One mail each, be it sent already or still in the queue.
  expect(
    await numbers(`SELECT (SELECT count(*) FROM mail_outbox WHERE subject = 'Hasil review CV-mu sudah jadi')::int
      + (SELECT count(*) FROM pgboss.job WHERE name = 'send-mail' AND state IN ('created', 'retry')
          AND data->>'template' = 'review-delivered')::int AS mails`),
  ).toEqual([ledger.reviews.length]);
  expect(await numbers(`SELECT used FROM voucher WHERE code = 'SATUSAJA'`)).toEqual([1]);
  expect(await numbers(`SELECT count(*)::int FROM "order" WHERE total > 0 AND paid_at IS NOT NULL`)).toEqual([
    ledger.paidOrders.length,
  ]);
  await database.close();
}
