import { starterResume } from '@setapak/resume';
import { render } from '@setapak/resume-pdf';
import { Client } from 'pg';
import { newPerson, signIn, type Person } from '../../../apps/web/e2e/day-person.ts';
import type { Models } from './fill.ts';

const booking = 'Aku ingin berlatih wawancara untuk posisi analis data di perusahaan rintisan.';

/** One person buys, checks and gets one of everything through the product; the fill copies what came of it. */
export async function makeModels(
  base: string,
  databaseUrl: string,
): Promise<Models & { cvId: string; checkId: string }> {
  const person = await newPerson(base);
  const [finance, marketing] = await Promise.all(
    (['finance', 'marketing'] as const).map((role) => render(starterResume(role), { pages: 'multi' })),
  );
  if (!finance || !marketing) throw new Error('no CVs');
  const ordered: Models['orders'] = [];
  const order = async (kind: string, purchase: object, becomes?: 'paid' | 'expired') => {
    const placed = await person.order(purchase);
    if (placed.status !== 200) throw new Error(`${kind}: ${placed.error}`);
    if (becomes) await person.atGateway(placed, becomes === 'paid' ? 'pay' : 'expire', becomes);
    ordered.push({ id: placed.bookId, kind });
    return placed.bookId;
  };
  await order('checks', { transactionType: 'ats', packageId: 'pkg-pas' }, 'paid');
  const { id: checkId } = await person.check(finance);
  if (!checkId) throw new Error('the check failed');
  const cvId = await person.makeCv();
  await order('expired', { transactionType: 'ats', packageId: 'pkg-super' }, 'expired');
  const session = { transactionType: 'mentoring', mentorId: 'rani', hours: 0.5, notes: booking };
  const held = await order('session', session, 'paid');
  await order('comingSession', session, 'paid');
  const refunded = await order('refunded', session, 'paid');
  const review = async () => ({
    transactionType: 'cvReview',
    packageId: '7-days',
    bundleId: 'pkg-ekonomis',
    email: person.email,
    targetRole: 'marketing',
    notes: booking,
    cvId: await person.uploadCv(marketing),
  });
  const delivered = await order('review', await review(), 'paid');
  await order('openReview', await review(), 'paid');
  await order('waiting', { transactionType: 'ats', packageId: 'pkg-super' });
  await deliver(base, delivered);
  await giveBack(await signIn(base, 'admin@setapak.example'), refunded);
  return { seeker: await hold(databaseUrl, person.email, held), orders: ordered, cvId, checkId };
}

async function deliver(base: string, bookId: string): Promise<void> {
  const reviewer = await signIn(base, 'reviewer@setapak.example');
  const desk = `/reviewer/${bookId}`;
  await reviewer.post(desk, { intent: 'claim' });
  await reviewer.post(desk, { intent: 'comment', section: 'work', text: 'Tambahkan angka hasilnya.' });
  await reviewer.post(desk, { intent: 'summary', summary: 'Sudah kuat, tinggal angka hasilnya.' });
}

async function giveBack(admin: Person, bookId: string): Promise<void> {
  const html = await (await admin.get(`/admin/orders/${bookId}`)).text();
  const amount = /name="amount"[^>]*value="(\d+)"/.exec(html)?.[1] ?? '30000';
  const form = { intent: 'refund', amount, reason: 'Sesi uji coba' };
  const answer = await admin.post(`/admin/orders/${bookId}`, form);
  if (answer.status !== 200) throw new Error(`the refund answered ${answer.status}`);
}

/** What would take days: the review is delivered, the session over, and the mentor's share booked. */
async function hold(databaseUrl: string, email: string, sessionOrder: string): Promise<Models['seeker']> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`SET session_replication_role = replica`);
    await client.query(`UPDATE review_case SET delivered_at = now() WHERE claimed_at IS NOT NULL`);
    await client.query(
      `UPDATE cv_review SET delivered_at = now() WHERE order_id IN (SELECT order_id FROM review_case WHERE delivered_at IS NOT NULL)`,
    );
    await client.query(
      `UPDATE "order" SET status = 'done' WHERE id IN (SELECT order_id FROM review_case WHERE delivered_at IS NOT NULL) OR id = $1`,
      [sessionOrder],
    );
    await client.query(
      `UPDATE mentoring_session SET outcome = 'held', outcome_at = now(), announced_at = now() WHERE order_id = $1`,
      [sessionOrder],
    );
    await client.query(
      `WITH share AS (INSERT INTO ledger_transaction (key, kind, order_id, note, at) VALUES ('share:' || $1::text, 'share', $1, '', now()) RETURNING id)
       INSERT INTO ledger_line (transaction_id, position, account, mentor_id, amount)
       SELECT id, place, account::ledger_account, mentor, amount FROM share,
         (VALUES (1, 'unearned', NULL, 30000), (2, 'mentor_payable', 'rani', -21000), (3, 'revenue', NULL, -9000)) AS line (place, account, mentor, amount)`,
      [sessionOrder],
    );
    const { rows } = await client.query<{ id: string }>('SELECT id FROM "user" WHERE email = $1', [email]);
    return { id: rows[0]?.id ?? '', email };
  } finally {
    await client.end();
  }
}
