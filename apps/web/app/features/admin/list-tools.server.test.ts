import { eq } from 'drizzle-orm';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { seedCatalogue } from '~/features/checkout/public.server.ts';
import { adminAudit, deletedRecord } from '~/services/db/admin-schema.ts';
import { mentor, mentorSearch } from '~/services/db/mentoring-schema.ts';
import { mentoringSession, order, payment, voucher } from '~/services/db/payments-schema.ts';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { newId } from '~/services/id.ts';
import { changeList } from './change-list.server.ts';
import { exportRecords } from './export-records.server.ts';
import { criteriaOf, listRecords } from './list-records.server.ts';
import { forgetRemoved, listRemoved, removeRecord } from './remove-record.server.ts';
import { resourceOf } from './resources.server.ts';
import { listViews } from './saved-views.server.ts';

const DAY_MS = 86_400_000;

describeOnDatabases('lists of the back office', (getDatabase) => {
  const services = () => ({ db: getDatabase().db });
  const newAdmin = () => makeUser(getDatabase(), { role: 'admin' });
  async function makeVoucher(values: Partial<typeof voucher.$inferInsert> = {}): Promise<string> {
    const code = newId().slice(0, 10).toUpperCase();
    const [startAt, closeAt] = [new Date(Date.now() - DAY_MS), new Date(Date.now() + DAY_MS)];
    await getDatabase()
      .db.insert(voucher)
      .values({ code, startAt, closeAt, max: 5, ...values });
    return code;
  }
  async function makeOrder(values: Partial<typeof order.$inferInsert> = {}): Promise<string> {
    const id = newId();
    const person = { userId: id, customerName: 'Budi', customerEmail: 'budi@setapak.example' };
    await getDatabase()
      .db.insert(order)
      .values({
        id,
        ...person,
        transactionType: 'ats',
        lines: [],
        total: 0,
        details: {},
        payBefore: new Date(),
        ...values,
      });
    return id;
  }
  const ids = async (name: string, query: string) =>
    (
      await listRecords({ ...services(), resource: resourceOf(name), query: new URLSearchParams(query) })
    ).rows.map(({ id }) => id);
  const send = (actor: { id: string; email: string }, name: string, values: [string, string][]) => {
    const form = new FormData();
    for (const [key, value] of values) form.append(key, value);
    return changeList({ services: services(), actor, resource: resourceOf(name), form });
  };

  test('orders are found by voucher, mentor, amount and what the gateway calls the payment', async () => {
    const { db } = getDatabase();
    const [mentorId, wanted, other] = [
      newId(),
      await makeOrder({ voucherCode: 'SALE', total: 123_456 }),
      await makeOrder(),
    ];
    await db
      .insert(mentor)
      .values({ id: mentorId, name: 'Dewi Pramesti', title: 'HR', phoneNumber: '+62', email: 'd@x.example' });
    const grant = { orderId: wanted, userId: wanted, mentorId, hours: 1, expiresAt: new Date() };
    await db.insert(mentoringSession).values({ id: newId(), ...grant });
    await db.insert(payment).values({
      id: `${wanted}-1`,
      orderId: wanted,
      userId: wanted,
      attempt: 1,
      gateway: 'midtrans',
      gatewayId: 'trx-998877',
      amount: 123_456,
    });
    for (const query of [
      'by=voucher&q=sale',
      `by=mentor&q=${mentorId}`,
      'by=mentor&q=pramesti',
      'by=amount&q=Rp123.456',
      'by=gateway&q=trx-998877',
      `by=gateway&q=${wanted}-1`,
    ])
      expect(await ids('orders', query), query).toEqual([wanted]);
    expect(await ids('orders', `q=${other}`)).toEqual([other]);
    expect(await ids('orders', 'by=amount&q=99999999999')).toEqual([]);
  });

  test('a search without three letters or digits in a row is neither looked for nor exported, but in ways with an index of their own', async () => {
    const placed = await makeOrder({ customerName: 'Al Li', customerEmail: 'j-2@x.example', total: 9 });
    const resource = resourceOf('orders');
    for (const q of ['Al Li', 'j-2', '@x.', '—a b']) {
      const query = new URLSearchParams({ q });
      expect(await listRecords({ ...services(), resource, query })).toMatchObject({
        tooShort: true,
        rows: [],
      });
      let rows = 0;
      for await (const part of exportRecords({
        ...services(),
        resource,
        criteria: criteriaOf(resource, query),
      }))
        rows += part.split('\r\n').length - 2;
      expect(rows).toBe(0);
    }
    expect(await ids('orders', 'by=amount&q=9')).toEqual([placed]);
    expect(await ids('orders', 'q=2%40x.exa')).toEqual([placed]);
  });

  test('days are those of Jakarta, both ends included; what is no day counts as not said', async () => {
    const early = await makeOrder({ createdAt: new Date('2024-03-09T16:59Z') });
    const first = await makeOrder({ createdAt: new Date('2024-03-09T17:00Z') });
    const last = await makeOrder({ createdAt: new Date('2024-03-10T16:59Z') });
    expect(await ids('orders', 'since=2024-03-10&until=2024-03-10')).toEqual([last, first]);
    expect(await ids('orders', 'until=2024-03-09')).toContain(early);
    const { since, until } = criteriaOf(
      resourceOf('orders'),
      new URLSearchParams('since=2024-02-30&until=x'),
    );
    expect([since, until]).toEqual(['', '']);
  });

  test('CSV: the list with its filters, formulas made harmless', async () => {
    const description = '=HYPERLINK("http://evil.example")';
    const [code] = [await makeVoucher({ description, active: false }), await makeVoucher()];
    const resource = resourceOf('vouchers');
    const criteria = criteriaOf(resource, new URLSearchParams('filter=inactive'));
    let text = '';
    for await (const part of exportRecords({ ...services(), resource, criteria })) text += part;
    const rows = parse(text, { bom: true, columns: true }) as unknown as Record<string, string>[];
    expect(rows.map((row) => row['id'])).toEqual([code]);
    expect(rows[0]).toMatchObject({ Keterangan: `'${description}`, Keadaan: 'Dinonaktifkan' });
  });

  test('vouchers: a list says why one cannot be used', async () => {
    const [past, later] = [new Date(Date.now() - 86_400_000), new Date(Date.now() + 86_400_000)];
    const states = {
      Berlaku: await makeVoucher(),
      Berakhir: await makeVoucher({ startAt: new Date(0), closeAt: past }),
      'Belum mulai': await makeVoucher({ startAt: later, closeAt: new Date(later.getTime() + 1) }),
      'Habis dipakai': await makeVoucher({ max: 2, used: 2 }),
      Dinonaktifkan: await makeVoucher({ active: false }),
    };
    for (const [state, code] of Object.entries(states)) {
      const resource = resourceOf('vouchers');
      const { rows } = await listRecords({
        ...services(),
        resource,
        query: new URLSearchParams({ q: code }),
      });
      expect(rows.map(({ cells }) => cells['state'])).toEqual([state]);
    }
  });

  test('audit: people, mentors and orders by the names that an operator knows; what is gone by its id', async () => {
    const { db } = getDatabase();
    const actor = await newAdmin();
    const person = await makeUser(getDatabase(), { name: 'Rani Kusuma' });
    const [mentorId, orderId, gone] = [newId(), await makeOrder({ number: 'SP-7K3Q-29C1' }), newId()];
    const contact = { phoneNumber: '+62', email: 'x@setapak.example' };
    await db.insert(mentor).values({ id: mentorId, name: 'Dewi Pramesti', title: 'HR', ...contact });
    const line = { actorId: actor.id, actorEmail: actor.email, before: null };
    await db.insert(adminAudit).values([
      { ...line, id: newId(), action: 'unsuspend', resource: 'users', recordId: person.id, after: null },
      {
        ...line,
        id: newId(),
        action: 'change mentor',
        resource: 'orders',
        recordId: orderId,
        after: { mentorId },
      },
      { ...line, id: newId(), action: 'unsuspend', resource: 'users', recordId: gone, after: null },
    ]);
    const query = new URLSearchParams({ q: actor.email });
    const { rows } = await listRecords({ ...services(), resource: resourceOf('audit'), query });
    expect(new Set(rows.map(({ cells }) => cells['sentence']))).toEqual(
      new Set([
        'mengaktifkan lagi pengguna Rani Kusuma',
        'mengganti mentor pesanan SP-7K3Q-29C1 menjadi Dewi Pramesti',
        `mengaktifkan lagi pengguna ${gone}`,
      ]),
    );
  });

  test('prices: what would be free is said before it is saved', async () => {
    await seedCatalogue(getDatabase());
    const resource = resourceOf('products');
    const values = { ...(await resource.load(getDatabase().db, 'ats.pkg-pas')), price: 0 };
    expect(await resource.warnings?.(getDatabase().db, values as never, 'ats.pkg-pas')).toEqual([
      expect.stringContaining('gratis'),
    ]);
  });

  test('bulk: all of them or none, each with its line in the audit', async () => {
    const actor = await newAdmin();
    const { db } = getDatabase();
    const codes = [await makeVoucher(), await makeVoucher()];
    const chosen = codes.map((code): [string, string] => ['id', code]);
    await expect(
      send(actor, 'vouchers', [['intent', 'deactivate'], ...chosen, ['id', 'NOT-THERE']]),
    ).rejects.toMatchObject({ code: 'not_found' });
    const active = () => ids('vouchers', 'filter=inactive');
    expect(await active()).not.toContain(codes[0]);
    expect(await send(actor, 'vouchers', [['intent', 'deactivate'], ...chosen])).toBe('2 voucher diubah.');
    expect(await active()).toEqual(expect.arrayContaining(codes));
    const lines = await db.select().from(adminAudit).where(eq(adminAudit.actorId, actor.id));
    expect(lines.map(({ before, after }) => [before, after])).toEqual([
      [{ active: true }, { active: false }],
      [{ active: true }, { active: false }],
    ]);
    await expect(send(actor, 'orders', [['intent', 'deactivate'], ...chosen])).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('deletion: only of what nothing points to, and undone as it was', async () => {
    const actor = await newAdmin();
    const { db } = getDatabase();
    const resource = resourceOf('vouchers');
    const used = await makeVoucher();
    await makeOrder({ voucherCode: used });
    const remove = (id: string) => removeRecord({ db, actor, resource, id });
    await expect(remove(used)).rejects.toMatchObject({ code: 'in_use' });
    const code = await makeVoucher({ types: ['mentoring'], discount: 0.35 });
    const [before] = await db.select().from(voucher).where(eq(voucher.code, code));
    const kept = await remove(code);
    expect(await db.$count(voucher, eq(voucher.code, code))).toBe(0);
    expect((await listRemoved(db, resource)).map(({ id, label }) => [id, label])).toContainEqual([
      kept,
      code,
    ]);
    await send(actor, 'vouchers', [
      ['intent', 'restore'],
      ['kept', kept],
    ]);
    expect(await db.select().from(voucher).where(eq(voucher.code, code))).toEqual([before]);
    await expect(
      send(actor, 'vouchers', [
        ['intent', 'restore'],
        ['kept', kept],
      ]),
    ).rejects.toMatchObject({
      code: 'not_found',
    });
    await remove(code);
    await forgetRemoved(db, new Date(Date.now() + 31 * DAY_MS));
    expect(await db.$count(deletedRecord, eq(deletedRecord.recordId, code))).toBe(0);
  });

  test('refusals of a list are sentences, and none looks like a success', async () => {
    const actor = await newAdmin();
    const refused = (...form: [string, string][]) => send(actor, 'vouchers', form);
    await expect(refused(['intent', 'deactivate'])).rejects.toMatchObject({ code: 'none_chosen' });
    const named = (name: string): [string, string][] => [
      ['intent', 'save-view'],
      ['name', name],
      ['query', 'filter=inactive'],
    ];
    await expect(refused(...named('  '))).rejects.toMatchObject({ code: 'view_without_name' });
    for (let n = 1; n <= 20; n += 1) await refused(...named(`Tampilan ${n}`));
    await expect(refused(...named('Satu lagi'))).rejects.toMatchObject({ code: 'too_many_views' });
    expect(await refused(...named('Tampilan 20'))).toContain('disimpan');
  });

  test('an amount without digits finds nothing, not the orders that cost nothing', async () => {
    const free = await makeOrder({ total: 0 });
    expect(await ids('orders', 'by=amount&q=abc')).toEqual([]);
    expect(await ids('orders', 'by=amount&q=Rp0')).toContain(free);
  });

  test('a mentor who comes back is found again', async () => {
    const actor = await newAdmin();
    const { db } = getDatabase();
    const id = newId();
    await db
      .insert(mentor)
      .values({ id, name: 'Tirta', title: 'HR', phoneNumber: '+62', email: 't@x.example' });
    const resource = resourceOf('mentors');
    const kept = await removeRecord({ db, actor, resource, id });
    await send(actor, 'mentors', [
      ['intent', 'restore'],
      ['kept', kept],
    ]);
    expect(await db.$count(mentorSearch, eq(mentorSearch.mentorId, id))).toBe(1);
    await send(actor, 'mentors', [
      ['intent', 'hide'],
      ['id', id],
    ]);
    expect(await db.$count(mentorSearch, eq(mentorSearch.mentorId, id))).toBe(0);
  });

  test('views: kept for oneself, without a page; the same name is the same view', async () => {
    const [actor, other] = [await newAdmin(), await newAdmin()];
    const keep = (query: string) =>
      send(actor, 'orders', [
        ['intent', 'save-view'],
        ['name', 'Belum dibayar'],
        ['query', query],
      ]);
    await keep('filter=awaiting_payment&after=abc');
    await keep('filter=awaiting_payment&since=2026-11-01');
    const own = { db: getDatabase().db, resource: 'orders' };
    const [view, ...more] = await listViews({ ...own, userId: actor.id });
    expect(more).toEqual([]);
    expect(view).toMatchObject({ query: 'filter=awaiting_payment&since=2026-11-01' });
    await send(other, 'orders', [
      ['intent', 'forget-view'],
      ['view', view?.id ?? ''],
    ]);
    expect(await listViews({ ...own, userId: actor.id })).toHaveLength(1);
    await send(actor, 'orders', [
      ['intent', 'forget-view'],
      ['view', view?.id ?? ''],
    ]);
    expect(await listViews({ ...own, userId: actor.id })).toEqual([]);
  });

  test('vouchers: what makes things free, or fits nothing, is said before it is saved', async () => {
    await seedCatalogue(getDatabase());
    const { warnings } = resourceOf('vouchers');
    const base = {
      description: '',
      appliesTo: [],
      discountPercent: null,
      discountAmount: null,
      usesGranted: null,
      max: 1,
    };
    const times = { startAt: new Date(), closeAt: new Date(Date.now() + DAY_MS) };
    const say = (values: object) =>
      warnings?.(getDatabase().db, { ...base, ...times, ...values } as never, null);
    expect(await say({ types: ['atsc'], appliesTo: ['pkg-pas'], discountAmount: 34_000 })).toEqual([
      expect.stringContaining('jadi gratis'),
    ]);
    expect(await say({ types: ['cv-review'], appliesTo: ['pkg-pas'], discountPercent: 10 })).toEqual([]);
    expect(await say({ types: ['atsc'], appliesTo: [], discountPercent: 10 })).toEqual([
      expect.stringContaining('tidak ada paketnya'),
    ]);
    expect(await say({ types: ['mentoring'], discountPercent: 10 })).toEqual([]);
  });
});
