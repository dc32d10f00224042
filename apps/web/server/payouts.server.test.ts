import { parse } from 'csv-parse/sync';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  batchChange,
  changeBatch,
  changeMentorAccount,
  exportBatch,
  readBankResults,
  startBatch,
} from '../app/features/admin/money/change-payouts.server.ts';
import {
  findFaults,
  loadBatch,
  loadEarnings,
  loadPayouts,
  mentorAccountInput,
  openTransfers,
  payableOf,
  rollUpLedger,
  sendPayoutStatement,
  type TransferEnd,
} from '../app/features/ledger/public.server.ts';
import { writeEntries } from '../app/features/ledger/books/write-entries.server.ts';
import { adminAudit } from '../app/services/db/admin-schema.ts';
import { mentorAccount } from '../app/services/db/calendar-schema.ts';
import { ledgerPayable, mentorBankAccount, payout, payoutBatch } from '../app/services/db/ledger-schema.ts';
import { mentor } from '../app/services/db/mentoring-schema.ts';
import { describeOnDatabases, makeUser } from '../app/services/db/testing.ts';
import { newId } from '../app/services/id.ts';
import { createSealing } from '../app/services/sealing/sealing.server.ts';
import { openTestServices, type TestServices } from '../app/services/testing-services.ts';

type Actor = Parameters<typeof changeBatch>[0]['actor'];

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
  const change = (
    batchId: string,
    actor: Actor,
    what: Parameters<typeof changeBatch>[0]['change'],
    pressed?: string,
  ) => changeBatch({ services: on, actor, batchId, change: what, pressed });
  /** The bank made all transfers that are under way. */
  async function settle(batchId: string, actor: Actor) {
    const open = await openOf(batchId);
    return change(batchId, actor, {
      intent: 'paid',
      reference: 'BCA-20261122',
      id: [],
      all: 'on',
      open: open.length,
    });
  }
  const openOf = (batchId: string) => openTransfers(getDatabase().db, batchId);
  const paid = (...id: string[]) => ({ intent: 'paid' as const, reference: 'BCA-20261122', id });
  const failed = (...id: string[]) => ({
    intent: 'failed' as const,
    reason: 'Nama penerima tidak sesuai',
    id,
  });
  async function payoutsOf(batchId: string) {
    const { payouts } = await loadBatch(getDatabase().db, batchId);
    return { payouts, of: (mentorId: string) => payouts.find((one) => one.mentorId === mentorId)?.id ?? '' };
  }
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
      change(batchId, other, { intent: 'cancel' }),
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

  test('transfers end one by one: some are paid, some fail with a reason, the others stay under way', async () => {
    const actor = await newAdmin();
    const [sari, budi, tono] = [await makeMentor(60_000), await makeMentor(90_000), await makeMentor(70_000)];
    const batchId = await startBatch({ services: on, actor });
    const { of } = await payoutsOf(batchId);
    expect(await change(batchId, actor, paid(of(budi.id)))).toContain('1 transfer ditandai sudah dibayar');
    expect(await change(batchId, actor, failed(of(sari.id)))).toContain('1 transfer ditandai gagal');
    const { states, paidAt } = await loadBatch(getDatabase().db, batchId);
    expect(new Set(states)).toEqual(
      new Set([
        { state: 'open', count: 1, amount: 70_000 },
        { state: 'paid', count: 1, amount: 90_000 },
        { state: 'failed', count: 1, amount: 60_000 },
      ]),
    );
    expect(paidAt).toBeNull();
    expect([await balance(sari.id), await balance(budi.id), await balance(tono.id)]).toEqual([60_000, 0, 0]);
    expect(await mailsTo(sari.email, 'payout-failed')).toMatchObject([
      { amount: 'Rp60.000', cameBack: false, reason: 'Nama penerima tidak sesuai' },
    ]);
    expect(await mailsTo(budi.email, 'payout-failed')).toEqual([]);
    const { rows } = await getDatabase().query(
      `SELECT kind, note, (SELECT sum(abs(amount)) FROM ledger_line WHERE transaction_id = entry.id)::int AS moved
       FROM ledger_transaction AS entry WHERE payout_id = $1 ORDER BY id`,
      [of(sari.id)],
    );
    expect(rows).toEqual([
      { kind: 'payout', note: '', moved: 120_000 },
      { kind: 'payout', note: 'Nama penerima tidak sesuai', moved: 120_000 },
    ]);
    // What failed is due at once; who is still under way is not.
    const next = await payoutsOf(await startBatch({ services: on, actor }));
    expect(next.payouts.map(({ mentorId }) => mentorId)).toEqual([sari.id]);
    await settle(next.payouts[0]?.batchId ?? '', actor);
    expect(await change(batchId, actor, { intent: 'cancel' })).toContain('Dibatalkan');
    expect(await balance(tono.id)).toBe(70_000);
    expect((await loadBatch(getDatabase().db, batchId)).paidAt).not.toBeNull();
    expect(await mailsTo(tono.email, 'payout-failed')).toEqual([]);
    await settle(await startBatch({ services: on, actor }), actor);
  });

  test('a transfer ends once: who marks one that ended meanwhile marks none of theirs', async () => {
    const [one, other] = [await newAdmin(), await newAdmin()];
    const people = [await makeMentor(60_000), await makeMentor(80_000), await makeMentor(100_000)];
    const batchId = await startBatch({ services: on, actor: one });
    const { of } = await payoutsOf(batchId);
    const [a = '', b = '', c = ''] = people.map(({ id }) => of(id));
    const both = await Promise.allSettled([
      change(batchId, one, paid(a, b)),
      change(batchId, other, failed(b, c)),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'transfer_ended' },
    });
    expect(await openOf(batchId)).toHaveLength(1);
    // All that are under way are those that the page showed.
    const all = { ...paid(), all: 'on' as const };
    await expect(change(batchId, one, { ...all, open: 3 })).rejects.toMatchObject({ code: 'transfer_ended' });
    await expect(change(batchId, one, paid('unknown'))).rejects.toMatchObject({ code: 'not_found' });
    await expect(change(batchId, one, paid())).rejects.toMatchObject({ code: 'none_chosen' });
    await change(batchId, one, { ...all, open: 1 });
    await expect(change(batchId, one, { ...all, open: 0 })).rejects.toMatchObject({ code: 'batch_closed' });
    if ((await payablePeople(people)) > 0) await settle(await startBatch({ services: on, actor: one }), one);
  });
  async function payablePeople(people: { id: string }[]) {
    const balances = await Promise.all(people.map(({ id }) => balance(id)));
    return balances.filter((amount) => amount > 0).length;
  }

  test.each(['paid', 'failed'] as const)(
    'one press marks %s once, however often it arrives',
    async (kind) => {
      const actor = await newAdmin();
      const { id, email } = await makeMentor(60_000);
      const batchId = await startBatch({ services: on, actor });
      const { of } = await payoutsOf(batchId);
      const what = kind === 'paid' ? paid(of(id)) : failed(of(id));
      const pressed = newId();
      const answers = await Promise.all([1, 2, 3].map(() => change(batchId, actor, what, pressed)));
      expect(new Set(answers).size).toBe(1);
      expect(await balance(id)).toBe(kind === 'paid' ? 0 : 60_000);
      expect(await mailsTo(email, 'payout-failed')).toHaveLength(kind === 'paid' ? 0 : 1);
      const audits = await getDatabase().db.select().from(adminAudit).where(eq(adminAudit.recordId, batchId));
      expect(audits.filter(({ action }) => action === 'settle transfers')).toHaveLength(1);
      if (kind === 'failed') await settle(await startBatch({ services: on, actor }), actor);
    },
  );

  test('what the bank sent back is told with its reason, and paid with the next batch', async () => {
    const actor = await newAdmin();
    const budi = await makeMentor(90_000);
    const batchId = await startBatch({ services: on, actor });
    const { of } = await payoutsOf(batchId);
    await settle(batchId, actor);
    const back = { intent: 'return', payoutId: of(budi.id), reason: 'Rekening ditutup' } as const;
    const both = await Promise.allSettled([1, 2].map(() => change(batchId, actor, back)));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await balance(budi.id)).toBe(90_000);
    expect(await mailsTo(budi.email, 'payout-failed')).toMatchObject([
      { amount: 'Rp90.000', cameBack: true, reason: 'Rekening ditutup' },
    ]);
    const earnings = await loadEarnings({ db: getDatabase().db, mentorId: budi.id });
    expect(earnings.lines[0]).toMatchObject({ amount: 90_000, note: 'Rekening ditutup' });
    const again = await payoutsOf(await startBatch({ services: on, actor }));
    expect(again.payouts.map(({ amount }) => amount)).toEqual([90_000]);
    await settle(again.payouts[0]?.batchId ?? '', actor);
  });

  test('a file of the bank is read first and noted when an operator agrees; what is not clear stays under way', async () => {
    const actor = await newAdmin();
    const people: { id: string; email: string }[] = [];
    for (const amount of [60_000, 70_000, 80_000, 90_000, 100_000]) people.push(await makeMentor(amount));
    const batchId = await startBatch({ services: on, actor });
    const { payouts, of } = await payoutsOf(batchId);
    const name = (index: number) =>
      payouts.find(({ mentorId }) => mentorId === people[index]?.id)?.transfer ?? '';
    const text = [
      'reference;amount;bank_reference;status;reason',
      `${name(0)};60000;TRX-1;Berhasil;`,
      `${name(1)};70000;;Gagal;Rekening tidak ditemukan`,
      `${name(2)};80000;;Pending;`,
      `${name(3)};9000;;Berhasil;`,
      'SP0000000000;1;;Berhasil;',
    ].join('\n');
    const read = () => readBankResults({ services: on, batchId, file: new File([text], 'hasil.csv') });
    const { rows, left } = await read();
    expect(rows.map(({ verdict }) => verdict)).toEqual(['paid', 'failed', 'unknown', 'amount', 'foreign']);
    expect(left).toBe(1);
    expect(await openOf(batchId)).toHaveLength(5);
    const ends = rows.flatMap(({ payoutId, verdict, reference, words }): TransferEnd[] => {
      if (verdict === 'paid') return [{ payoutId, outcome: verdict, reference }];
      return verdict === 'failed' ? [{ payoutId, outcome: verdict, reason: words }] : [];
    });
    const noted = { intent: 'results' as const, reference: 'BCA-1', end: ends };
    await change(batchId, actor, noted);
    const after = await payoutsOf(batchId);
    expect(after.payouts.find(({ id }) => id === of(people[0]?.id ?? ''))).toMatchObject({
      status: 'paid',
      reference: 'TRX-1',
    });
    expect(await mailsTo(people[1]?.email ?? '', 'payout-failed')).toMatchObject([
      { reason: 'Rekening tidak ditemukan' },
    ]);
    expect(await openOf(batchId)).toHaveLength(3);
    // The same file once more finds nothing new.
    expect((await read()).rows.map(({ verdict }) => verdict)).toEqual([
      'ended',
      'ended',
      'unknown',
      'amount',
      'foreign',
    ]);
    await expect(change(batchId, actor, noted)).rejects.toMatchObject({ code: 'transfer_ended' });
    await settle(batchId, actor);
    await settle(await startBatch({ services: on, actor }), actor);
  });

  test.each([
    [
      [
        { outcome: 'paid', reference: 'TRX-1' },
        { outcome: 'failed', reason: '' },
      ],
      true,
    ],
    [[{ outcome: 'paid', reference: '' }], false],
    [[{ outcome: 'returned', reference: 'x' }], false],
    [[], false],
  ])('results of the bank %j need no reference of ours: %s', (ends, isFine) => {
    const end = ends.map((line) => JSON.stringify({ payoutId: 'x', ...line }));
    expect(batchChange.safeParse({ intent: 'results', end }).success).toBe(isFine);
    expect(batchChange.safeParse({ intent: 'results', end: ['{'] }).success).toBe(false);
  });

  test('the transfers of a batch come in pages, and by their state', async () => {
    const rolledBack = new Error('rolled back');
    const count = 103;
    const work = getDatabase().db.transaction(async (tx) => {
      await tx.execute(sql`
        INSERT INTO mentor (id, name, title, price, phone_number, email)
        SELECT 'page' || n, 'Sari', 'HR', 1, '1', 'page' || n || '@setapak.example' FROM generate_series(1, ${count}::int) AS n`);
      await tx.insert(payoutBatch).values({ id: 'pages', madeBy: 'admin' });
      await tx.execute(sql`
        INSERT INTO payout (id, batch_id, mentor_id, amount, sealed, masked, status)
        SELECT 'page' || n, 'pages', 'page' || n, 1, '', '', (CASE n WHEN 1 THEN 'failed' ELSE 'open' END)::payout_status
        FROM generate_series(1, ${count}::int) AS n`);
      const first = await loadBatch(tx, 'pages');
      expect(first.payouts).toHaveLength(100);
      const second = await loadBatch(tx, 'pages', new URLSearchParams({ after: first.after ?? '' }));
      expect(new Set([...first.payouts, ...second.payouts].map(({ id }) => id)).size).toBe(count);
      const failures = await loadBatch(tx, 'pages', new URLSearchParams({ state: 'failed' }));
      expect([failures.state, failures.payouts.length]).toEqual(['failed', 1]);
      expect((await loadBatch(tx, 'pages', new URLSearchParams({ state: 'paid' }))).state).toBeNull();
      throw rolledBack;
    });
    await expect(work).rejects.toBe(rolledBack);
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
