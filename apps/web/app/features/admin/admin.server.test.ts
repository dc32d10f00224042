import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, like, sql } from 'drizzle-orm';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminAudit, landingItem } from '~/services/db/admin-schema.ts';
import { mentor, mentorSearch } from '~/services/db/mentoring-schema.ts';
import {
  order,
  payment,
  paymentNotification,
  product,
  refund,
  voucher,
} from '~/services/db/payments-schema.ts';
import { createEvents } from '~/services/events/events.server.ts';
import { reviewCase } from '~/services/db/review-schema.ts';
import { session, user } from '~/services/db/schema.ts';
import { twoFactor } from '~/services/db/sign-in-schema.ts';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { newId } from '~/services/id.ts';
import { seenValues } from '~/services/seen-values.server.ts';
import { testPools } from '~/services/testing-pools.ts';
import { createJobs, type Jobs } from '~/services/jobs/jobs.server.ts';
import { orderNumber } from '~/services/payments/order-number.server.ts';
import { createStorage, type Storage } from '~/services/storage/storage.server.ts';
import { seedCatalogue } from '~/features/checkout/public.server.ts';
import { setBookable } from '~/features/mentors/public.server.ts';
import { generateSchema, generateVouchers, lastGenerated } from './generate-vouchers.server.ts';
import { cursorOf } from '~/services/db/keyset.server.ts';
import { listRecords, PAGE_SIZE, readAllRecords } from './list-records.server.ts';
import { loadOrderFile } from './load-order-file.server.ts';
import { loadGlance } from './load-glance.server.ts';
import { changeable } from './resource.ts';
import { resourceOf } from './resources.server.ts';
import { saveRecord } from './save-record.server.ts';
import { resetSecondFactor } from './reset-second-factor.server.ts';
import { setRole } from './set-role.server.ts';

const voucherForm = {
  code: 'kampus-10',
  description: 'Untuk kampus',
  types: ['mentoring', 'atsc'],
  discountPercent: '10',
  active: 'on',
  meant: 'on',
  max: '5',
  startAt: '2026-11-01T00:00',
  closeAt: '2026-12-01T00:00',
};

const everything = { search: '', by: '', filter: '', since: '', until: '' };

type FormValues = Record<string, string | string[] | File>;

function formOf(values: FormValues): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat()) form.append(name, one);
  return form;
}

describeOnDatabases('the back office', (getDatabase) => {
  let jobs: Jobs;
  let storage: Storage;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'setapak-admin-'));
    storage = createStorage({ dataDir });
    jobs = await createJobs({ database: getDatabase(), log: pino({ level: 'silent' }) });
  });
  afterAll(async () => {
    await jobs.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const newAdmin = () => makeUser(getDatabase(), { role: 'admin' });
  const save = (actor: { id: string; email: string }, name: string, id: string | null, form: FormValues) => {
    const baseUrl = 'https://setapak.example';
    const services = { db: getDatabase().db, images: testPools.images, jobs, storage, baseUrl };
    return saveRecord({ services, actor, resource: resourceOf(name), id, form: formOf(form) });
  };
  const auditOf = (recordId: string) =>
    getDatabase().db.select().from(adminAudit).where(eq(adminAudit.recordId, recordId));

  test('voucher: created in Jakarta time, with an audit entry', async () => {
    const actor = await newAdmin();
    expect(await save(actor, 'vouchers', null, voucherForm)).toEqual({ id: 'KAMPUS-10' });
    const [made] = await getDatabase().db.select().from(voucher).where(eq(voucher.code, 'KAMPUS-10'));
    expect(made).toMatchObject({ discount: 0.1, max: 5, used: 0, types: ['mentoring', 'atsc'] });
    expect(made?.startAt.toISOString()).toBe('2026-10-31T17:00:00.000Z');
    expect(await auditOf('KAMPUS-10')).toMatchObject([
      { action: 'create', resource: 'vouchers', actorEmail: actor.email, after: { max: 5 } },
    ]);
  });

  test('refuses a code that is taken, and leaves no trace of it', async () => {
    const actor = await newAdmin();
    await save(actor, 'vouchers', null, { ...voucherForm, code: 'TWICE' });
    await expect(save(actor, 'vouchers', null, { ...voucherForm, code: 'twice' })).rejects.toMatchObject({
      code: 'taken',
    });
    expect(await auditOf('TWICE')).toHaveLength(1);
  });

  test('voucher: invalid fields are named', async () => {
    const actor = await newAdmin();
    const outcome = await save(actor, 'vouchers', null, {
      ...voucherForm,
      types: 'redeem-atsc',
      discountPercent: '-1',
      closeAt: '2026-10-01T00:00',
    });
    expect(outcome).toMatchObject({ errors: { discountPercent: expect.any(String) as string } });
    const later = await save(actor, 'vouchers', null, {
      ...voucherForm,
      types: 'redeem-atsc',
      closeAt: '2026-10-01T00:00',
    });
    expect(Object.keys('errors' in later ? later.errors : {}).sort()).toEqual(['closeAt', 'usesGranted']);
  });

  test('a change is audited by the fields that differ', async () => {
    const actor = await newAdmin();
    await seedCatalogue(getDatabase());
    const form = { name: 'Paket Pas', price: '35000', discountPrice: '0', usesGranted: '8', active: 'on' };
    await save(actor, 'products', 'ats.pkg-pas', form);
    const [changed] = await getDatabase().db.select().from(product).where(eq(product.price, 35_000));
    expect(changed).toMatchObject({ kind: 'ats', id: 'pkg-pas', usesGranted: 8, turnaroundDays: null });
    // Saved again as it is, nothing changes and nothing is noted.
    await save(actor, 'products', 'ats.pkg-pas', form);
    expect(await auditOf('ats.pkg-pas')).toMatchObject([
      { action: 'update', before: { price: 34_000 }, after: { price: 35_000 } },
    ]);
  });

  test('a form that shows what another operator has changed since is not saved, until it is sent once more', async () => {
    const [first, second] = [await newAdmin(), await newAdmin()];
    await save(first, 'vouchers', null, { ...voucherForm, code: 'BOTH' });
    const vouchers = resourceOf('vouchers');
    const stored = async () => {
      const values = await vouchers.load(getDatabase().db, 'BOTH');
      if (!values) throw new Error('no voucher');
      return values;
    };
    const seen = seenValues(changeable(vouchers.fields), await stored());
    const form = { ...voucherForm, active: 'on', seen };
    expect(await save(first, 'vouchers', 'BOTH', { ...form, max: '70' })).toEqual({ id: 'BOTH' });
    // Pressed twice: what it says is there already.
    expect(await save(first, 'vouchers', 'BOTH', { ...form, max: '70' })).toEqual({ id: 'BOTH' });

    const stale = { ...form, description: 'Dari formulir yang lama' };
    const outcome = await save(second, 'vouchers', 'BOTH', stale);
    const label = vouchers.fields.find(({ name }) => name === 'max')?.label;
    expect(outcome).toMatchObject({ overtaken: { labels: [label] } });
    expect(await stored()).toMatchObject({ max: 70, description: voucherForm.description });
    expect(await auditOf('BOTH')).toHaveLength(2);

    const again = 'overtaken' in outcome ? outcome.overtaken.seen : '';
    expect(await save(second, 'vouchers', 'BOTH', { ...stale, seen: again })).toEqual({ id: 'BOTH' });
    expect(await stored()).toMatchObject({ max: 5, description: 'Dari formulir yang lama' });
  });

  test('of two forms that are saved at the same moment one is refused and names the other', async () => {
    const actor = await newAdmin();
    await save(actor, 'vouchers', null, { ...voucherForm, code: 'SAME' });
    const vouchers = resourceOf('vouchers');
    const values = await vouchers.load(getDatabase().db, 'SAME');
    const seen = seenValues(changeable(vouchers.fields), values ?? {});
    const both = await Promise.all(
      ['70', '80'].map((max) => save(actor, 'vouchers', 'SAME', { ...voucherForm, active: 'on', max, seen })),
    );
    expect(both.filter((outcome) => 'id' in outcome)).toHaveLength(1);
    expect(both.filter((outcome) => 'overtaken' in outcome)).toHaveLength(1);
  });

  test('only the role of a person can be changed', async () => {
    const actor = await newAdmin();
    const person = await makeUser(getDatabase(), { emailVerified: true });
    await save(actor, 'users', person.id, { role: 'reviewer', email: 'stolen@setapak.example' });
    const [after] = await getDatabase().db.select().from(user).where(eq(user.id, person.id));
    expect(after).toMatchObject({ role: 'reviewer', email: person.email });
  });

  test('role: an admin cannot remove their own, and of two admins who demote each other one stays', async () => {
    const { db } = getDatabase();
    await db.update(user).set({ role: 'user' }).where(eq(user.role, 'admin'));
    const [one, other] = [await newAdmin(), await newAdmin()];
    await expect(save(one, 'users', one.id, { role: 'user' })).rejects.toMatchObject({ code: 'last_admin' });
    await Promise.allSettled([
      save(one, 'users', other.id, { role: 'user' }),
      save(other, 'users', one.id, { role: 'user' }),
    ]);
    expect(await db.$count(user, eq(user.role, 'admin'))).toBe(1);
  });

  test('set-role command: makes a registered account the first admin', async () => {
    const { db } = getDatabase();
    const person = await makeUser(getDatabase());
    await db.update(user).set({ emailVerified: true }).where(eq(user.id, person.id));
    expect(
      await setRole({ db, email: ` ${person.email.toUpperCase()}`, role: 'admin', onlyProved: true }),
    ).toBe('set');
    expect(await db.$count(user, and(eq(user.id, person.id), eq(user.role, 'admin')))).toBe(1);
    expect(await setRole({ db, email: 'unknown@setapak.example', role: 'admin', onlyProved: true })).toBe(
      'unknown',
    );
  });

  test('roles of those who work here: an account gets one only once its address was proved, from the command and from the page', async () => {
    const { db } = getDatabase();
    const actor = await newAdmin();
    // Anybody may have registered the address before its owner did.
    const stranger = await makeUser(getDatabase());
    const roleOf = async () => (await db.select().from(user).where(eq(user.id, stranger.id)))[0]?.role;
    for (const role of ['admin', 'reviewer'] as const) {
      expect(await setRole({ db, email: stranger.email, role, onlyProved: true })).toBe('unproven');
      await expect(save(actor, 'users', stranger.id, { role })).rejects.toMatchObject({
        code: 'role_unproven',
      });
    }
    expect(await roleOf()).toBe('user');
    expect(await auditOf(stranger.id)).toEqual([]);
    expect(await setRole({ db, email: stranger.email, role: 'reviewer', onlyProved: false })).toBe('set');
    expect(await setRole({ db, email: stranger.email, role: 'user', onlyProved: true })).toBe('set');
    expect(await roleOf()).toBe('user');
  });

  test('the command takes a lost second factor off: every way in ends, the owner gets a mail, the audit says why', async () => {
    const { db } = getDatabase();
    const person = await makeUser(getDatabase());
    const events = await createEvents({ database: getDatabase(), log: pino({ level: 'silent' }) });
    const services = { db, jobs, events };
    await db.update(user).set({ twoFactorEnabled: true }).where(eq(user.id, person.id));
    await db
      .insert(twoFactor)
      .values({ id: person.id, userId: person.id, secret: 'x', backupCodes: 'x', verified: true });
    await db
      .insert(session)
      .values({ id: person.id, token: person.id, userId: person.id, expiresAt: new Date('2099-01-01') });
    const reason = 'Panggilan video dengan Rani, tiket 12';
    const reset = { services, email: person.email.toUpperCase(), reason };
    expect(await resetSecondFactor(reset)).toBe(true);
    expect(await db.$count(twoFactor, eq(twoFactor.userId, person.id))).toBe(0);
    expect(await db.$count(session, eq(session.userId, person.id))).toBe(0);
    expect(await db.$count(user, and(eq(user.id, person.id), eq(user.twoFactorEnabled, false)))).toBe(1);
    const [written] = await db.select().from(adminAudit).where(eq(adminAudit.recordId, person.id));
    expect(written).toMatchObject({ action: 'reset-second-factor', after: { reason } });
    const { rows } = await getDatabase().query(
      `SELECT data->>'kind' AS kind FROM pgboss.job WHERE name = 'tell-owner' AND data->>'userId' = $1`,
      [person.id],
    );
    expect(rows).toEqual([{ kind: 'second-factor-reset' }]);
    expect(await resetSecondFactor({ ...reset, email: 'unknown@setapak.example' })).toBe(false);
    await events.stop();
  });

  test('makes many codes at once, all different and alike in the rest', async () => {
    const actor = await newAdmin();
    const values = generateSchema.parse({
      ...voucherForm,
      discountPercent: 10,
      max: 1,
      prefix: 'alumni',
      count: 200,
      startAt: new Date('2026-11-01'),
      closeAt: new Date('2026-12-01'),
    });
    const codes = await generateVouchers({ services: getDatabase(), actor, values, seen: undefined });
    expect(new Set(codes).size).toBe(200);
    expect(codes.every((code) => /^ALUMNI-[2-9A-Z]{8}$/.test(code))).toBe(true);
    const { db } = getDatabase();
    const resource = resourceOf('vouchers');
    const first = await listRecords({ db, resource, query: new URLSearchParams('q=ALUMNI') });
    expect(first).toMatchObject({ before: null, total: { count: PAGE_SIZE, more: true } });
    // All of them were made in one moment: the code alone tells which comes after which.
    const pages = [first];
    for (let last = first; last.after; pages.push(last))
      last = await listRecords({
        db,
        resource,
        query: new URLSearchParams({ q: 'ALUMNI', after: last.after }),
      });
    expect(pages.map(({ rows }) => rows.length)).toEqual([PAGE_SIZE, PAGE_SIZE, PAGE_SIZE, PAGE_SIZE]);
    const listed = pages.flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(listed).toEqual(codes.toSorted().toReversed());
    const third = pages[3]?.before ?? '';
    const back = await listRecords({
      db,
      resource,
      query: new URLSearchParams({ q: 'ALUMNI', before: third }),
    });
    expect(back.rows).toEqual(pages[2]?.rows);
    expect(back.before).not.toBeNull();
    const all: string[] = [];
    const criteria = { ...everything, search: 'ALUMNI' };
    for await (const { id } of readAllRecords({ db, resource, criteria, batch: 70 })) all.push(id);
    expect(all).toEqual(listed);
  });

  test('codes: one form makes one set, however often and in how many windows it is sent', async () => {
    const actor = await newAdmin();
    const { db } = getDatabase();
    const values = generateSchema.parse({
      ...voucherForm,
      discountPercent: 10,
      max: 1,
      prefix: 'sekali',
      count: 3,
      startAt: new Date('2026-11-01'),
      closeAt: new Date('2026-12-01'),
    });
    const seen = await lastGenerated(db);
    const generate = (shown: string) =>
      generateVouchers({ services: getDatabase(), actor, values, seen: shown });
    const presses = await Promise.allSettled(Array.from({ length: 12 }, () => generate(seen)));
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(presses.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))).toEqual(
      Array(11).fill('done_meanwhile'),
    );
    const made = () => db.$count(voucher, like(voucher.code, 'SEKALI-%'));
    expect(await made()).toBe(3);
    // Once its answer was read, it may be meant.
    await generate(await lastGenerated(db));
    expect(await made()).toBe(6);
  });

  test('people are found by a part of their name or their address, and by nothing that is neither', async () => {
    const { db } = getDatabase();
    const { id } = await makeUser(getDatabase(), { name: 'Gita Wibowo', email: 'gita.w@setapak.example' });
    const found = async (q: string) => {
      const { rows } = await listRecords({
        db,
        resource: resourceOf('users'),
        query: new URLSearchParams({ q }),
      });
      return rows.some((row) => row.id === id);
    };
    for (const q of ['gita wib', 'WIBOWO', 'gita.w@', 'a.w@setapak'])
      expect([q, await found(q)]).toEqual([q, true]);
    for (const q of ['gita @ wibowo', 'gita@wibowo', 'gitawibowo'])
      expect([q, await found(q)]).toEqual([q, false]);
  });

  test('a count ends where nobody counts on', async () => {
    const { db } = getDatabase();
    const counted = (most: number) => resourceOf('products').count?.({ db, ...everything, most });
    expect(counted(1)).toBeUndefined();
    const users = await resourceOf('users').count?.({ db, ...everything, most: 1 });
    expect(users).toBe(1);
  });

  test('a mentor can be found by what an admin wrote, and keeps ratings that others gave', async () => {
    const actor = await newAdmin();
    const { db } = getDatabase();
    const form = {
      id: 'sekar-wulandari',
      name: 'Sekar Wulandari',
      title: 'Ahli Mikrobiologi',
      phoneNumber: '+628111222333',
      email: 'sekar@setapak.example',
      price: '75000',
      serviceLine: 'Professional Life Sharing',
      experiences: 'Peneliti | Labhayati | 3 tahun\nAsisten | Kampus Rimba | 1 tahun',
      education: '',
      schedule: '',
      description: '',
      linkedin: '',
      photoUrl: '',
      videoUrl: '',
      seniority: 'senior',
      active: 'on',
      bookable: 'on',
    };
    expect(await save(actor, 'mentors', null, form)).toEqual({ id: 'sekar-wulandari' });
    await db.update(mentor).set({ ratingCount: 2, ratingSum: 9 }).where(eq(mentor.id, 'sekar-wulandari'));
    await save(actor, 'mentors', 'sekar-wulandari', { ...form, price: '80000' });
    const [kept] = await db.select().from(mentor).where(eq(mentor.id, 'sekar-wulandari'));
    expect(kept).toMatchObject({ price: 80_000, ratingCount: 2, ratingSum: 9 });
    expect(kept?.experiences).toEqual([
      { title: 'Peneliti', organization: 'Labhayati', duration: '3 tahun' },
      { title: 'Asisten', organization: 'Kampus Rimba', duration: '1 tahun' },
    ]);
    const [found] = await db.select().from(mentorSearch).where(eq(mentorSearch.mentorId, 'sekar-wulandari'));
    expect(found?.words).toContain('mikrobiologi');
    const outcome = await save(actor, 'mentors', 'sekar-wulandari', {
      ...form,
      experiences: 'Peneliti saja',
    });
    expect(Object.keys('errors' in outcome ? outcome.errors : {})).toEqual(['experiences']);
    await expect(save(actor, 'mentors', null, form)).rejects.toMatchObject({ code: 'taken' });

    // A break that the mentor takes while an operator saves stays, no matter who comes first.
    const { fields, load } = resourceOf('mentors');
    const own = { services: getDatabase(), mentorId: 'sekar-wulandari' };
    for (const schedule of ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu']) {
      await setBookable({ ...own, bookable: true });
      const seen = seenValues(changeable(fields), (await load(db, 'sekar-wulandari')) ?? {});
      await Promise.all([
        save(actor, 'mentors', 'sekar-wulandari', { ...form, schedule, seen }),
        setBookable({ ...own, bookable: false }),
      ]);
      expect(await load(db, 'sekar-wulandari')).toMatchObject({ bookable: false });
    }
  });

  test('a logo is drawn anew and keeps what is see-through; the one before goes with the change', async () => {
    const actor = await newAdmin();
    const { db } = getDatabase();
    const form = { title: 'Nusaloka', position: '1', active: 'on', photoUrl: '' };
    const logo = async (background: string) => {
      const image = sharp({ create: { width: 2_000, height: 400, channels: 4, background } });
      const bytes = await image
        .withExif({ IFD0: { Make: 'KameraRahasia' } })
        .png()
        .toBuffer();
      return new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' });
    };
    const storedAt = async (id: string) => {
      const [row] = await db.select().from(landingItem).where(eq(landingItem.id, id));
      return row?.photoUrl ?? '';
    };
    const keyOf = (address: string) => address.replace('/pictures/', 'picture/');

    // Without one, or with what is no picture, nothing is made.
    const none = await save(actor, 'partners', null, form);
    expect(none).toEqual({ errors: { photoUrl: 'Harus diisi' } });
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.png', { type: 'image/png' });
    const refused = await save(actor, 'partners', null, { ...form, 'photoUrl-upload': svg });
    expect(refused).toEqual({
      errors: { photoUrl: expect.stringContaining('JPG, PNG, atau WebP') as string },
    });

    const made = await save(actor, 'partners', null, { ...form, 'photoUrl-upload': await logo('#ff000000') });
    const id = 'id' in made ? made.id : '';
    const first = await storedAt(id);
    expect(first).toMatch(/^\/pictures\/[a-z0-9]{36}$/);
    const kept = await sharp(await storage.getBytes(keyOf(first))).metadata();
    expect(kept).toMatchObject({ format: 'webp', width: 1_280, height: 256, hasAlpha: true });
    expect(kept.exif).toBeUndefined();

    // Saved without another one it stays; a refused form leaves nothing in the store.
    await save(actor, 'partners', id, { ...form, photoUrl: first, title: 'Nusaloka Raya' });
    expect(await storedAt(id)).toBe(first);
    const another = await logo('#00ff00ff');
    await save(actor, 'partners', id, { ...form, photoUrl: first, title: '', 'photoUrl-upload': another });
    expect(await storedAt(id)).toBe(first);
    expect(await readdir(join(dataDir, 'files/picture'))).toHaveLength(1);

    await save(actor, 'partners', id, { ...form, photoUrl: first, 'photoUrl-upload': another });
    expect(await storedAt(id)).not.toBe(first);
    const leaving = await db.execute<{ keys: string[] }>(
      sql`SELECT data->'keys' AS keys FROM pgboss.job WHERE name = 'remove-files'`,
    );
    expect(leaving.rows).toEqual([{ keys: [keyOf(first)] }]);
  });

  test('a picture that may be missing is taken away', async () => {
    const actor = await newAdmin();
    const form = { title: 'Diskon', content: 'Hemat', label: 'Lihat', pushTo: '/app/home', position: '1' };
    const made = await save(actor, 'promotions', null, { ...form, photoUrl: '/landing/promo-a.svg' });
    const id = 'id' in made ? made.id : '';
    await save(actor, 'promotions', id, {
      ...form,
      photoUrl: '/landing/promo-a.svg',
      'photoUrl-removal': 'on',
    });
    const { db } = getDatabase();
    const [row] = await db.select().from(landingItem).where(eq(landingItem.id, id));
    expect(row?.photoUrl).toBe('');
  });

  test('every noun lists and searches without complaint, signs of patterns included', async () => {
    const { db } = getDatabase();
    const names = `users mentors vouchers products events promotions testimonials partners orders refunds money-rules gateway-fees reviews ratings feedback mails audit`;
    for (const name of names.split(' ')) {
      const query = new URLSearchParams({ q: `100%_\\` });
      const resource = resourceOf(name);
      const listed = await listRecords({ db, resource, query });
      expect(listed.before).toBeNull();
      for (const after of [
        'x',
        cursorOf([]),
        cursorOf(['a', 'b', 'c']),
        cursorOf([1, 2]),
        cursorOf([9e15, 'x']),
      ])
        await listRecords({ db, resource, query: new URLSearchParams({ after }) });
      expect(await resourceOf(name).load(db, 'unknown')).toBeNull();
    }
  });

  test('order timeline: includes session and review, newest first', async () => {
    const { db } = getDatabase();
    const buyer = await makeUser(getDatabase());
    const orderId = newId();
    const day = (date: number) => new Date(Date.UTC(2026, 10, date));
    await db.insert(order).values({
      id: orderId,
      userId: buyer.id,
      clientToken: orderId,
      transactionType: 'cvReview',
      status: 'done',
      lines: [],
      total: 60_000,
      customerName: buyer.name,
      customerEmail: buyer.email,
      details: {},
      payBefore: day(2),
      createdAt: day(1),
    });
    await db.insert(reviewCase).values({
      orderId,
      userId: buyer.id,
      cvName: 'CV',
      fileKey: orderId,
      announcedAt: day(2),
      claimedAt: day(3),
      lateAt: day(9),
      guaranteeAmount: 30_000,
      deliveredAt: day(10),
    });
    const { timeline, number } = await loadOrderFile(db, orderId);
    expect(number).toMatch(/^SP-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(timeline.map(({ title, detail }) => [title, detail])).toEqual([
      ['Hasil review dikirim', 'Beserta email ke pelanggan'],
      ['Garansi terlambat dibuka', 'Rp30.000'],
      ['Diambil reviewer', ''],
      ['Email dikirim', 'Pesanan diterima'],
      ['Pesanan dibuat', ''],
    ]);
    await db
      .update(order)
      .set({ status: 'expired', updatedAt: day(12) })
      .where(eq(order.id, orderId));
    const operator = { resource: 'orders', recordId: orderId, actorId: buyer.id, actorEmail: buyer.email };
    await db
      .insert(adminAudit)
      .values({ ...operator, id: newId(), action: 'extend', after: { days: 4 }, createdAt: day(11) });
    const [last, extended] = (await loadOrderFile(db, orderId)).timeline;
    expect(last?.title).toBe('Pesanan kedaluwarsa');
    expect(extended?.title).toBe('Operator menambah waktu pesanan ini 4 hari');

    // What a gateway sent and what went back are told in words, and the list of refunds names the order.
    const about = { orderId, userId: buyer.id };
    const gateway = 'sandbox';
    await db
      .insert(payment)
      .values({ ...about, id: orderId, attempt: 1, gateway, amount: 60_000, createdAt: day(1) });
    await db.insert(paymentNotification).values({
      id: newId(),
      gateway,
      body: '{}',
      verdict: 'applied',
      paymentId: orderId,
      createdAt: day(13),
    });
    await db.insert(refund).values({
      ...about,
      id: newId(),
      paymentId: orderId,
      amount: 5_000,
      reason: 'Terlambat',
      status: 'done',
      createdAt: day(14),
    });
    const [back, heard] = (await loadOrderFile(db, orderId)).timeline;
    expect(back?.detail).toBe('Rp5.000, Sudah dikembalikan: Terlambat');
    expect(heard?.detail).toBe('sandbox: diterapkan');
    const { rows } = await listRecords({ db, resource: resourceOf('refunds'), query: new URLSearchParams() });
    expect(rows.find(({ id }) => id === orderId)?.cells['number']).toBe(orderNumber(orderId));
  });

  test('the glance counts thirty days', async () => {
    const glance = await loadGlance(getDatabase().db);
    expect(glance.users.values).toHaveLength(30);
    expect(glance.users.values.at(-1)?.value).toBe(await getDatabase().db.$count(user));
    expect(glance.waiting).toEqual({
      overdueReviews: 0,
      openReviews: 0,
      manualRefunds: 0,
      awaitingPayment: 0,
      ledgerFaults: 0,
    });
  });
});
