import { createHash } from 'node:crypto';
import { readResume, type Reading } from '@setapak/ats';
import { starterResume } from '@setapak/resume';
import { render } from '@setapak/resume-pdf';
import { and, eq, sql, sum } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { atsUses, payment, refund } from '~/services/db/payments-schema.ts';
import { atsCheck } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import { newId } from '~/services/id.ts';
import { buildPdf } from '../../../../../packages/ats/src/testing/build-pdf.ts';
import { checkCv } from './checks/check-cv.server.ts';
import { deleteCheck } from './checks/delete-check.server.ts';
import { finishCheck } from './checks/finish-check.server.ts';
import { checkServices } from './testing/services.ts';
import { giveUses } from './testing/give-uses.ts';
import { countUses } from './uses/count-uses.server.ts';
import { takeUse } from './uses/take-use.server.ts';

describeOnDatabases('what checks cost', (getDatabase) => {
  const services = checkServices(getDatabase);
  let cv: Uint8Array;
  let read: Reading;
  beforeAll(async () => {
    cv = await render(starterResume('finance'), { pages: 'multi' });
    read = await readResume(cv);
  });

  const upload = (userId: string, bytes: Uint8Array, fileName = 'cv.pdf') =>
    checkCv({ services: services(), userId, fileName, bytes });
  const usesLeft = async (userId: string) => {
    const [row] = await getDatabase()
      .db.select({ left: sum(atsUses.usesLeft).mapWith(Number) })
      .from(atsUses)
      .where(eq(atsUses.userId, userId));
    return row?.left;
  };
  const results = (userId: string) =>
    getDatabase()
      .db.select()
      .from(atsCheck)
      .where(and(eq(atsCheck.userId, userId), eq(atsCheck.status, 'done')));
  /** The same CV with another name: another file. */
  const cvOf = (firstName: string) => {
    const starter = starterResume('finance');
    return render({ ...starter, profile: { ...starter.profile, firstName } }, { pages: 'multi' });
  };

  test('a result takes one use, of the oldest package first', async () => {
    const { id: userId } = await makeUser(getDatabase());
    const day = (date: string) => new Date(`2026-11-${date}T00:00:00Z`);
    const newer = await giveUses(getDatabase(), { userId, uses: 8, createdAt: day('12') });
    const older = await giveUses(getDatabase(), { userId, uses: 1, createdAt: day('01') });
    await upload(userId, cv);
    expect((await results(userId)).map((row) => row.usesId)).toEqual([older]);
    await upload(userId, await cvOf('Sari'));
    expect(new Set((await results(userId)).map((row) => row.usesId))).toEqual(new Set([older, newer]));
    expect(await usesLeft(userId)).toBe(7);
  });

  test('a package that a refund takes back just then pays for nothing', async () => {
    const { db, kind } = getDatabase();
    const { id: userId } = await makeUser(getDatabase());
    const id = await giveUses(getDatabase(), { userId, uses: 3 });
    let taking: Promise<string | null> | undefined;
    await db.transaction(async (tx) => {
      await tx.update(atsUses).set({ revokedAt: new Date() }).where(eq(atsUses.id, id));
      taking = db.transaction((other) => takeUse(other, userId));
      // PGlite has one connection: there the other one begins afterwards.
      if (kind === 'pglite') return;
      const waiting = sql`SELECT pid FROM pg_stat_activity WHERE pg_backend_pid() = ANY(pg_blocking_pids(pid))`;
      await expect.poll(async () => (await tx.execute(waiting)).rows.length).toBe(1);
    });
    expect(await taking).toBeNull();
    expect(await usesLeft(userId)).toBe(3);
  });

  test('a package whose whole refund is under way pays for nothing; with a part, or once it failed, it stands', async () => {
    const { db } = getDatabase();
    const { id: userId } = await makeUser(getDatabase());
    const id = await giveUses(getDatabase(), { userId, uses: 2 });
    const [own] = await db.select().from(atsUses).where(eq(atsUses.id, id));
    const { orderId = '' } = own ?? {};
    const about = { orderId, userId, amount: 18_000 };
    await db
      .insert(payment)
      .values({ id: `${orderId}-1`, ...about, attempt: 1, gateway: 'midtrans', status: 'settlement' });
    const refundOf = (amount: number) =>
      db.insert(refund).values({
        id: newId(),
        paymentId: `${orderId}-1`,
        ...about,
        amount,
        reason: 'x',
        status: 'manual',
      });
    await refundOf(10_000);
    expect(await usesLeft(userId)).toBe(2);
    expect((await countUses(db, userId)).usesLeft).toBe(2);
    await refundOf(8_000);
    expect(await db.transaction((tx) => takeUse(tx, userId))).toBeNull();
    expect((await countUses(db, userId)).usesLeft).toBe(0);
    await db.update(refund).set({ status: 'failed' }).where(eq(refund.orderId, orderId));
    expect(await db.transaction((tx) => takeUse(tx, userId))).toBe(id);
  });

  test('the same unchanged file is free and shows the result of then', async () => {
    const { id: userId } = await makeUser(getDatabase());
    await giveUses(getDatabase(), { userId, uses: 1 });
    const first = await upload(userId, cv);
    const second = await upload(userId, cv, 'nama-lain.pdf');
    expect(second).toEqual({ id: first.id, failure: null, again: true });
    expect(await usesLeft(userId)).toBe(0);
    await deleteCheck({ services: services(), userId, id: first.id! });
    await expect(upload(userId, cv)).rejects.toMatchObject({ code: 'no_uses' });
  });

  test("another person's result of the same file is not shown", async () => {
    const [one, other] = [await makeUser(getDatabase()), await makeUser(getDatabase())];
    await giveUses(getDatabase(), { userId: one.id, uses: 1 });
    await upload(one.id, cv);
    await expect(upload(other.id, cv)).rejects.toMatchObject({ code: 'no_uses', status: 402 });
  });

  test('without a use nothing is read and nothing is kept', async () => {
    const { id: userId } = await makeUser(getDatabase());
    await expect(upload(userId, cv)).rejects.toMatchObject({ code: 'no_uses' });
    expect(await getDatabase().db.select().from(atsCheck).where(eq(atsCheck.userId, userId))).toEqual([]);
  });

  test.each([
    ['damaged', () => Promise.resolve(cv.slice(0, 400))],
    ['no_text', () => Promise.resolve(buildPdf([[]]))],
    ['not_a_cv', () => Promise.resolve(buildPdf([recipe()]))],
    ['too_many_pages', () => Promise.resolve(buildPdf(Array.from({ length: 201 }, () => recipe())))],
    ['empty', () => Promise.resolve(new Uint8Array())],
    ['not_pdf', () => Promise.resolve(Buffer.from('<html>'))],
  ] as const)('a file refused as %s costs nothing', async (code, make) => {
    const { id: userId } = await makeUser(getDatabase());
    await giveUses(getDatabase(), { userId, uses: 1 });
    expect(await upload(userId, await make())).toMatchObject({ failure: code });
    expect(await usesLeft(userId)).toBe(1);
    expect(await results(userId)).toEqual([]);
  });

  test('refund: a refunded package has no uses', async () => {
    const { id: userId } = await makeUser(getDatabase());
    const id = await giveUses(getDatabase(), { userId, uses: 4 });
    await getDatabase().db.update(atsUses).set({ revokedAt: new Date() }).where(eq(atsUses.id, id));
    await expect(upload(userId, cv)).rejects.toMatchObject({ code: 'no_uses' });
  });

  test('refund: a check is paid from the package that is left, not from the older one that was taken back', async () => {
    const { id: userId } = await makeUser(getDatabase());
    const older = await giveUses(getDatabase(), { userId, uses: 4, createdAt: new Date('2026-11-01') });
    const newer = await giveUses(getDatabase(), { userId, uses: 1, createdAt: new Date('2026-11-12') });
    await getDatabase().db.update(atsUses).set({ revokedAt: new Date() }).where(eq(atsUses.id, older));
    await upload(userId, cv);
    expect((await results(userId)).map((row) => row.usesId)).toEqual([newer]);
    await expect(upload(userId, await cvOf('Sari'))).rejects.toMatchObject({ code: 'no_uses' });
  });

  test('two checks at once on one remaining use give one result', async () => {
    const { id: userId } = await makeUser(getDatabase());
    await giveUses(getDatabase(), { userId, uses: 1 });
    const files = [cv, await cvOf('Sari')];
    // The later one is refused before it is read, or after: whichever, it costs nothing.
    const refused = (error: unknown) => ({ failure: error instanceof AppError ? error.code : String(error) });
    const outcomes = await Promise.all(files.map((bytes) => upload(userId, bytes).catch(refused)));
    expect(new Set(outcomes.map(({ failure }) => failure))).toEqual(new Set(['no_uses', null]));
    expect(await usesLeft(userId)).toBe(0);
    expect(await results(userId)).toHaveLength(1);
  });

  test('50 checks at once on a package of 4 uses give 4 results', async () => {
    const { id: userId } = await makeUser(getDatabase());
    await giveUses(getDatabase(), { userId, uses: 4 });
    const finished = await finishMany(userId, (n) => `file ${n}`);
    expect(finished.filter(({ failure }) => failure === null)).toHaveLength(4);
    expect(finished.filter(({ failure }) => failure === 'no_uses')).toHaveLength(46);
    expect(await usesLeft(userId)).toBe(0);
    expect(await results(userId)).toHaveLength(4);
  }, 60_000);

  test('50 checks at once of one file take one use and show one result', async () => {
    const { id: userId } = await makeUser(getDatabase());
    await giveUses(getDatabase(), { userId, uses: 4 });
    const finished = await finishMany(userId, () => 'one file');
    expect(new Set(finished.map(({ id }) => id)).size).toBe(1);
    expect(await usesLeft(userId)).toBe(3);
    expect(await results(userId)).toHaveLength(1);
  }, 60_000);

  test('a result that is stored twice is paid for once', async () => {
    const { id: userId } = await makeUser(getDatabase());
    await giveUses(getDatabase(), { userId, uses: 4 });
    const id = await insertCheck(userId);
    const store = () =>
      finishCheck({ services: services(), userId, id, contentHash: hash('x'), outcome: read });
    const outcomes = await Promise.all([store(), store(), store()]);
    expect(outcomes).toEqual([1, 2, 3].map(() => ({ id, failure: null })));
    expect(await usesLeft(userId)).toBe(3);
  });

  test('a check that was deleted while it was read costs nothing', async () => {
    const { id: userId } = await makeUser(getDatabase());
    await giveUses(getDatabase(), { userId, uses: 1 });
    const id = await insertCheck(userId);
    await deleteCheck({ services: services(), userId, id });
    const outcome = { services: services(), userId, id, contentHash: hash('x'), outcome: read };
    expect(await finishCheck(outcome)).toEqual({ id, failure: 'gone' });
    expect(await usesLeft(userId)).toBe(1);
  });

  test('when storing the result fails, the use is still there', async () => {
    const { id: userId } = await makeUser(getDatabase());
    await giveUses(getDatabase(), { userId, uses: 1 });
    const id = await insertCheck(userId);
    const broken = { ...services().events, publish: () => Promise.reject(new Error('power cut')) };
    const storing = finishCheck({
      services: { ...services(), events: broken },
      userId,
      id,
      contentHash: hash('x'),
      outcome: read,
    });
    await expect(storing).rejects.toThrow('power cut');
    expect(await usesLeft(userId)).toBe(1);
    expect(await results(userId)).toEqual([]);
  });

  async function insertCheck(userId: string): Promise<string> {
    const id = newId();
    const { key } = await services().storage.put('ats', cv, { contentType: 'application/pdf' });
    await getDatabase()
      .db.insert(atsCheck)
      .values({ id, userId, fileName: 'cv.pdf', fileKey: key, fileBytes: cv.length });
    return id;
  }

  async function finishMany(userId: string, content: (n: number) => string) {
    const ids = Array.from({ length: 50 }, () => newId());
    const rows = ids.map((id) => ({
      id,
      userId,
      fileName: 'cv.pdf',
      fileKey: `ats/${newId()}`,
      fileBytes: 1,
    }));
    await getDatabase().db.insert(atsCheck).values(rows);
    return Promise.all(
      ids.map((id, n) =>
        finishCheck({ services: services(), userId, id, contentHash: hash(content(n)), outcome: read }),
      ),
    );
  }
});

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** A page that is text, and no CV. */
function recipe() {
  const lines = [
    'Resep nasi goreng kampung',
    'Panaskan minyak, tumis bawang merah dan bawang putih sampai harum.',
    'Masukkan nasi, aduk rata, beri kecap manis dan garam secukupnya.',
    'Sajikan selagi hangat dengan telur mata sapi dan kerupuk.',
  ];
  return lines.map((text, index) => ({ text, x: 60, y: 780 - index * 24 }));
}
