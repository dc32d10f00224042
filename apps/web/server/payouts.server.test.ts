import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  changeBatch,
  changeMentorAccount,
  exportBatch,
  startBatch,
} from '../app/features/admin/money/change-payouts.server.ts';
import {
  findFaults,
  loadBatch,
  loadEarnings,
  loadPayouts,
  mentorAccountInput,
  payableOf,
  rollUpLedger,
  sendPayoutStatement,
} from '../app/features/ledger/public.server.ts';
import { writeEntries } from '../app/features/ledger/books/write-entries.server.ts';
import { adminAudit } from '../app/services/db/admin-schema.ts';
import { mentorAccount } from '../app/services/db/calendar-schema.ts';
import { ledgerPayable, mentorBankAccount, payout } from '../app/services/db/ledger-schema.ts';
import { mentor } from '../app/services/db/mentoring-schema.ts';
import { describeOnDatabases, makeUser } from '../app/services/db/testing.ts';
import { newId } from '../app/services/id.ts';
import { createSealing } from '../app/services/sealing/sealing.server.ts';
import { openTestServices, type TestServices } from '../app/services/testing-services.ts';

const account = { bank: '014', number: '1234567890', holder: 'Sari Dewanti' } as const;

describeOnDatabases('payouts of mentors', (getDatabase) => {
  let on: TestServices & { sealing: ReturnType<typeof createSealing> };
  beforeAll(async () => {
    const opened = await openTestServices(getDatabase());
    on = { ...opened, sealing: createSealing('a secret of the tests, long enough') };
  });
  afterAll(async () => {
    expect(await findFaults(getDatabase().db)).toEqual([]);
    await on.close();
  });

  const newAdmin = () => makeUser(getDatabase(), { role: 'admin' });

  /** A mentor who has earned this much; with an account unless told otherwise. */
  async function makeMentor(earned: number, { hasAccount = true } = {}) {
    const id = newId();
    const contact = { phoneNumber: '+6281', email: `${id}@setapak.example` };
    const name = 'Sari Dewanti';
    await getDatabase()
      .db.insert(mentor)
      .values({ id, name, title: 'HR Lead', price: 100_000, ...contact });
    if (earned !== 0) await earn(id, earned);
    if (hasAccount)
      await changeMentorAccount({ services: on, actor: await newAdmin(), mentorId: id, account });
    return { id, email: contact.email };
  }
  const earn = (mentorId: string, amount: number) =>
    getDatabase().db.transaction((tx) =>
      writeEntries(tx, [
        {
          key: newId(),
          kind: 'adjustment',
          note: 'Bonus',
          at: new Date(),
          lines: [
            { account: 'revenue', mentorId: null, amount },
            { account: 'mentor_payable', mentorId, amount: -amount },
          ],
        },
      ]),
    );
  const balance = async (mentorId: string) =>
    (await payableOf(getDatabase().db, [mentorId])).get(mentorId) ?? 0;
  const settle = (batchId: string, actor: Awaited<ReturnType<typeof newAdmin>>, failed: string[] = []) =>
    changeBatch({
      services: on,
      actor,
      batchId,
      change: { intent: 'settle', reference: 'BCA-20261122', failed },
    });
  async function mailsTo(email: string, template: string) {
    const { rows } = await getDatabase().query(
      `SELECT data->'props' AS props FROM pgboss.job WHERE name = 'send-mail' AND data->>'to' = $1 AND data->>'template' = $2`,
      [email, template],
    );
    return rows.map(({ props }) => props as Record<string, string>);
  }

  test('a batch takes what is due: not what is too little, not without an account, and no debt', async () => {
    const actor = await newAdmin();
    const due = await makeMentor(70_000);
    const small = await makeMentor(49_999);
    const homeless = await makeMentor(90_000, { hasAccount: false });
    const debtor = await makeMentor(-20_000);
    const batchId = await startBatch({ services: on, actor });
    const { payouts } = await loadBatch(getDatabase().db, batchId);
    expect(payouts).toMatchObject([
      { mentorId: due.id, amount: 70_000, status: 'open', masked: 'BCA •••• 7890' },
    ]);
    const { due: next, mentors } = await loadPayouts(getDatabase().db);
    expect(next).toEqual({ count: 0, total: 0 });
    const why = Object.fromEntries(mentors.map((one) => [one.id, one.why]));
    expect(why).toMatchObject({ [small.id]: 'small', [homeless.id]: 'no account', [debtor.id]: 'debt' });
    expect(await balance(due.id)).toBe(0);
    await expect(startBatch({ services: on, actor })).rejects.toMatchObject({ code: 'nothing_due' });
    const audits = await getDatabase().db.select().from(adminAudit).where(eq(adminAudit.recordId, batchId));
    expect(audits).toMatchObject([{ action: 'make batch', after: { count: 1, total: 70_000 } }]);
    await settle(batchId, actor);
  });

  test('mentors come in pages, and what a batch would pay is counted over all of them', async () => {
    const { db } = getDatabase();
    const before = (await loadPayouts(db)).due;
    const ids: string[] = [];
    for (let n = 0; n < 60; n += 1)
      ids.push((await makeMentor(n % 2 ? 60_000 : 1_000, { hasAccount: n % 4 !== 3 })).id);
    const seen: string[] = [];
    let query = new URLSearchParams();
    for (;;) {
      const { due, mentors, after } = await loadPayouts(db, query);
      expect(due).toEqual({ count: before.count + 15, total: before.total + 15 * 60_000 });
      expect(mentors.length).toBeLessThanOrEqual(50);
      seen.push(...mentors.map(({ id }) => id));
      if (after === null) break;
      query = new URLSearchParams({ after });
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(ids));
    await settle(await startBatch({ services: on, actor: await newAdmin() }), await newAdmin());
  });

  test('balances are sums of old entries and the entries since, whichever of them were added up', async () => {
    const { db } = getDatabase();
    const [one, other] = [await makeMentor(70_000), await makeMentor(-5_000)];
    const all = await payableOf(db);
    const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    await Promise.all([rollUpLedger({ db, now: later(2) }), rollUpLedger({ db, now: later(2) })]);
    expect(await payableOf(db)).toEqual(all);
    expect(await db.$count(ledgerPayable, eq(ledgerPayable.mentorId, one.id))).toBe(1);
    await earn(one.id, 10_000);
    await earn(other.id, 5_000);
    expect([await balance(one.id), await balance(other.id)]).toEqual([80_000, 0]);
    expect((await payableOf(db)).has(other.id)).toBe(false);
    const batchId = await startBatch({ services: on, actor: await newAdmin() });
    expect(await balance(one.id)).toBe(0);
    await rollUpLedger({ db, now: later(3) });
    expect(await balance(one.id)).toBe(0);
    await settle(batchId, await newAdmin());
  });

  test('operators who make, settle and call off at once pay nobody twice', async () => {
    const [one, other] = [await newAdmin(), await newAdmin()];
    const people = await Promise.all([makeMentor(60_000), makeMentor(80_000), makeMentor(100_000)]);
    const made = await Promise.allSettled(
      [one, other, one, other].map((actor) => startBatch({ services: on, actor })),
    );
    const batches = made.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(batches).toHaveLength(1);
    const [batchId = ''] = batches;
    const settled = await Promise.allSettled([
      settle(batchId, one),
      settle(batchId, other),
      changeBatch({ services: on, actor: other, batchId, change: { intent: 'cancel' } }),
    ]);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { payouts } = await loadBatch(getDatabase().db, batchId);
    const isPaid = payouts.every(({ status }) => status === 'paid');
    for (const [index, { id }] of people.entries())
      expect(await balance(id)).toBe(isPaid ? 0 : [60_000, 80_000, 100_000][index]);
    if (!isPaid) await settle(await startBatch({ services: on, actor: one }), one);
  });

  test('the file for the bank holds what was kept with the batch, and who read it is noted', async () => {
    const actor = await newAdmin();
    const { id } = await makeMentor(75_000);
    const batchId = await startBatch({ services: on, actor });
    await changeMentorAccount({
      services: on,
      actor,
      mentorId: id,
      account: { ...account, number: '9999999999' },
    });
    const csv = await exportBatch({ services: on, actor, batchId });
    const [row] = parse<Record<string, string>>(csv, { columns: true });
    expect(row).toMatchObject({
      bank_code: '014',
      bank: 'BCA',
      account_number: '1234567890',
      account_name: 'Sari Dewanti',
      amount: '75000',
    });
    expect(row?.['reference']).toMatch(/^SP[A-Z0-9]{10}$/);
    const audits = await getDatabase().db.select().from(adminAudit).where(eq(adminAudit.recordId, batchId));
    expect(audits.map(({ action }) => action)).toContain('view payout accounts');
    await settle(batchId, actor);
    await expect(exportBatch({ services: on, actor, batchId })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('an account is sealed, shown masked, and its change is mailed to the mentor', async () => {
    const { id, email } = await makeMentor(0);
    const [kept] = await getDatabase()
      .db.select()
      .from(mentorBankAccount)
      .where(eq(mentorBankAccount.mentorId, id));
    expect(kept?.masked).toBe('BCA •••• 7890');
    expect(Buffer.from(kept?.sealed ?? '', 'base64').toString('latin1')).not.toContain('1234567890');
    expect(await mailsTo(email, 'payout-account-changed')).toMatchObject([{ account: 'BCA •••• 7890' }]);
    const audits = await getDatabase().db.select().from(adminAudit).where(eq(adminAudit.recordId, id));
    expect(JSON.stringify(audits)).not.toContain('1234567890');
  });

  test.each(['=HYPERLINK("x")', '@SUM(1)', '+62', 'A', 'Sari; DROP'])(
    'an account in the name of %j is refused',
    (holder) => {
      expect(mentorAccountInput.safeParse({ ...account, holder }).success).toBe(false);
    },
  );

  test('what the bank did not carry out, or sent back, is paid with the next batch', async () => {
    const actor = await newAdmin();
    const [sari, budi] = [await makeMentor(60_000), await makeMentor(90_000)];
    const batchId = await startBatch({ services: on, actor });
    const { payouts } = await loadBatch(getDatabase().db, batchId);
    const of = (mentorId: string) => payouts.find((one) => one.mentorId === mentorId)?.id ?? '';
    await settle(batchId, actor, [of(sari.id)]);
    expect(await balance(sari.id)).toBe(60_000);
    expect(await balance(budi.id)).toBe(0);
    const failures = (email: string) => mailsTo(email, 'payout-failed');
    expect(await failures(sari.email)).toMatchObject([{ amount: 'Rp60.000', cameBack: false }]);
    expect(await failures(budi.email)).toEqual([]);
    const back = { intent: 'return', payoutId: of(budi.id) } as const;
    const both = await Promise.allSettled(
      [1, 2].map(() => changeBatch({ services: on, actor, batchId, change: back })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await balance(budi.id)).toBe(90_000);
    expect(await failures(budi.email)).toMatchObject([{ amount: 'Rp90.000', cameBack: true }]);
    const again = await loadBatch(getDatabase().db, await startBatch({ services: on, actor }));
    expect(new Set(again.payouts.map(({ amount }) => amount))).toEqual(new Set([60_000, 90_000]));
    await settle(again.id, actor);
  });

  test('what is refunded while a payout is under way is owed, and set off against what comes next', async () => {
    const actor = await newAdmin();
    const { id } = await makeMentor(80_000);
    const batchId = await startBatch({ services: on, actor });
    await earn(id, -30_000);
    await settle(batchId, actor);
    expect(await balance(id)).toBe(-30_000);
    await earn(id, 100_000);
    const { payouts } = await loadBatch(getDatabase().db, await startBatch({ services: on, actor }));
    expect(payouts).toMatchObject([{ mentorId: id, amount: 70_000 }]);
    await settle((await loadPayouts(getDatabase().db)).batches[0]?.id ?? '', actor);
  });

  test('mails about money lead to the earnings of a mentor with an account, and nowhere without one', async () => {
    const actor = await newAdmin();
    const [member, stranger] = await Promise.all([1, 2].map(() => makeMentor(60_000, { hasAccount: false })));
    if (!member || !stranger) throw new Error('no mentors');
    const { id: userId } = await makeUser(getDatabase(), { role: 'mentor' });
    await getDatabase().db.insert(mentorAccount).values({ mentorId: member.id, userId });
    for (const { id } of [member, stranger])
      await changeMentorAccount({ services: on, actor, mentorId: id, account });
    const batchId = await startBatch({ services: on, actor });
    await settle(batchId, actor);
    for (const { id } of await getDatabase().db.select().from(payout).where(eq(payout.batchId, batchId)))
      await sendPayoutStatement({ services: on, payoutId: id });
    const url = `${on.baseUrl}/mentor/earnings`;
    for (const template of ['payout-account-changed', 'payout-statement']) {
      expect((await mailsTo(member.email, template)).at(-1)).toMatchObject({ url });
      expect((await mailsTo(stranger.email, template)).at(-1)).toMatchObject({ url: null });
    }
  });

  test('the statement goes out once, with every line since the payout before', async () => {
    const actor = await newAdmin();
    const { id, email } = await makeMentor(60_000);
    const first = await startBatch({ services: on, actor });
    await settle(first, actor);
    await earn(id, 40_000);
    await earn(id, 25_000);
    await earn(id, -5_000);
    const batchId = await startBatch({ services: on, actor });
    await settle(batchId, actor);
    const [own] = await getDatabase().db.select().from(payout).where(eq(payout.batchId, batchId));
    const payoutId = own?.id ?? '';
    await Promise.all([1, 2, 3].map(() => sendPayoutStatement({ services: on, payoutId })));
    const mails = await mailsTo(email, 'payout-statement');
    expect(mails).toMatchObject([{ amount: 'Rp60.000', account: 'BCA •••• 7890', name: 'Sari Dewanti' }]);
    const pdf = Buffer.from(mails[0]?.['pdf'] ?? '', 'base64');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const earnings = await loadEarnings({ db: getDatabase().db, mentorId: id });
    for (const before of ['1.5', '99999999999999999999', '-1', 'x', ''])
      expect(await loadEarnings({ db: getDatabase().db, mentorId: id, before })).toEqual(earnings);
    expect(earnings.lines.map(({ amount }) => amount)).toEqual([
      -60_000, -5_000, 25_000, 40_000, -60_000, 60_000,
    ]);
    expect(earnings).toMatchObject({ payable: 0, share: 7_000, masked: 'BCA •••• 7890', next: null });
    const { rows } = await getDatabase().query(
      `SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'send-payout-statement' AND data->>'payoutId' = $1`,
      [payoutId],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});
