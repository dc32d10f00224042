import { beforeAll, expect, test } from 'vitest';
import { jobApplication, jobApplicationEvent } from '~/services/db/job-application-schema.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { cvReview, mentoringSession, order } from '~/services/db/payments-schema.ts';
import { reviewCase } from '~/services/db/review-schema.ts';
import { atsCheck, cv, user } from '~/services/db/schema.ts';
import { describeOnDatabases } from '~/services/db/testing.ts';
import { newId } from '~/services/id.ts';
import { loadHome } from './load-home.server.ts';

const now = new Date('2026-11-22T03:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

describeOnDatabases('the home of a person', (getDatabase) => {
  const mentorId = newId();
  const contact = { phoneNumber: '+6281', email: 'sari@setapak.example' };
  beforeAll(async () => {
    await getDatabase()
      .db.insert(mentor)
      .values({ id: mentorId, name: 'Sari Dewanti', title: 'HR Lead', ...contact });
  });

  const makeUser = async () => {
    const id = newId();
    await getDatabase()
      .db.insert(user)
      .values({ id, name: 'Rani', email: `${id}@setapak.example` });
    return id;
  };
  const makeOrder = async (userId: string, values: Partial<typeof order.$inferInsert> = {}) => {
    const id = newId();
    await getDatabase()
      .db.insert(order)
      .values({
        id,
        userId,
        transactionType: 'mentoring',
        lines: [{ kind: 'mentoring', id: mentorId, name: 'Sari Dewanti', amount: 60_000 }] as never,
        total: 60_000,
        customerName: 'Rani',
        customerEmail: 'rani@setapak.example',
        details: {} as never,
        payBefore: later(24),
        invoiced: true,
        ...values,
      });
    return id;
  };
  const makeSession = async (userId: string, startAt: Date | null, outcome: 'held' | null = null) => {
    const orderId = await makeOrder(userId, { status: 'paid' });
    await getDatabase()
      .db.insert(mentoringSession)
      .values({ id: newId(), orderId, userId, mentorId, hours: 1, expiresAt: later(168), startAt, outcome });
    return orderId;
  };
  const home = (userId: string) => loadHome({ services: getDatabase(), userId, now });

  test('is empty for a new person', async () => {
    expect(await home(await makeUser())).toEqual({
      cv: null,
      ats: null,
      review: null,
      session: null,
      nextSession: null,
      orders: [],
      applications: [],
    });
  });

  test('a CV is finished once it was filled in; a starter as it came is not; an uploaded PDF is', async () => {
    const { db } = getDatabase();
    const document = { work: { items: [{}] }, education: { items: [] } };
    const [begun, filled, uploaded, binned] = [
      await makeUser(),
      await makeUser(),
      await makeUser(),
      await makeUser(),
    ];
    await db.insert(cv).values([
      { id: newId(), userId: begun, name: 'Baru', document, version: 2 },
      { id: newId(), userId: filled, name: 'Baru', document, version: 2, updatedAt: later(1) },
      { id: newId(), userId: filled, name: 'Lama', document, version: 7, updatedAt: now },
      { id: newId(), userId: uploaded, name: 'PDF', fileKey: 'cv/1' },
      { id: newId(), userId: binned, name: 'Lama', document, version: 7, deletedAt: now },
    ]);
    expect((await home(begun)).cv).toMatchObject({ finished: false });
    // A finished one is what counts, though another was begun since.
    expect((await home(filled)).cv).toMatchObject({ finished: true, name: 'Lama' });
    expect((await home(uploaded)).cv).toMatchObject({ finished: true });
    expect((await home(binned)).cv).toBeNull();
  });

  test('the last score, the review and what waits for payment are there, and nothing of others', async () => {
    const { db } = getDatabase();
    const [userId, other] = [await makeUser(), await makeUser()];
    const file = { fileName: 'cv.pdf', fileKey: 'k', fileBytes: 1 };
    await db.insert(atsCheck).values([
      { id: newId(), userId, status: 'done', checkup: { score: 60 }, createdAt: later(-2), ...file },
      { id: newId(), userId, status: 'done', checkup: { score: 84 }, createdAt: later(-1), ...file },
      { id: newId(), userId, status: 'failed', createdAt: now, ...file },
    ]);
    const orderId = await makeOrder(userId, { transactionType: 'cvReview', status: 'in_progress' });
    await db.insert(cvReview).values({ id: newId(), orderId, userId, turnaroundDays: 7, dueAt: later(160) });
    await db.insert(reviewCase).values({ orderId, userId, cvName: 'CV', fileKey: newId() });
    const waiting = await makeOrder(userId);
    await makeOrder(userId, { payBefore: later(-1) });
    await makeOrder(userId, { invoiced: false });
    const found = await home(userId);
    expect(found).toMatchObject({ ats: { score: 84 }, review: { bookId: orderId, delivered: false } });
    expect(found.orders).toMatchObject([{ bookId: waiting, title: 'Sari Dewanti', total: 60_000 }]);
    expect(await home(other)).toMatchObject({ ats: null, review: null, orders: [] });
  });

  test('the session that begins first is the next one; one that was held is behind', async () => {
    const userId = await makeUser();
    await makeSession(userId, later(-48), 'held');
    const sooner = await makeSession(userId, later(5));
    await makeSession(userId, later(50));
    await makeSession(userId, null);
    const found = await home(userId);
    expect(found.session).toMatchObject({ held: true });
    expect(found.nextSession).toMatchObject({ bookId: sooner, mentorName: 'Sari Dewanti' });
  });

  test('what is to be done next on the board: the earliest first, three at most, nothing of what is over', async () => {
    const { db } = getDatabase();
    const [userId, other] = [await makeUser(), await makeUser()];
    const keep = async (title: string, values: Partial<typeof jobApplication.$inferInsert> = {}) => {
      const id = newId();
      await db.insert(jobApplication).values({ id, userId, title, ...values });
      return id;
    };
    await keep('Tanpa tenggat');
    const auditor = await keep('Auditor', { deadline: '2026-11-25', company: 'PT Maju' });
    const cashier = await keep('Kasir', { stage: 'applied', appliedAt: later(-6 * 24) });
    const teacher = await keep('Guru', { stage: 'interview', deadline: '2026-11-01' });
    const event = { userId, applicationId: teacher, kind: 'interview' } as const;
    await db.insert(jobApplicationEvent).values([
      { ...event, id: newId(), title: 'Wawancara user', startsAt: later(5) },
      { ...event, id: newId(), title: 'Tes', startsAt: later(-50), doneAt: later(-49) },
      { ...event, id: newId(), title: 'Kabar akhir', startsAt: later(50) },
    ]);
    await keep('Arsip', { deadline: '2026-11-22', archivedAt: now });
    await keep('Hapus', { deadline: '2026-11-22', deletedAt: now });
    await keep('Selesai', { stage: 'closed', outcome: 'rejected', deadline: '2026-11-22' });
    await keep('Nanti', { deadline: '2027-01-10' });
    expect((await home(userId)).applications.map(({ id, step }) => [id, step.text])).toEqual([
      [teacher, 'Wawancara user'],
      [cashier, 'Tanya kabar'],
      [auditor, 'Batas melamar'],
    ]);
    expect((await home(other)).applications).toEqual([]);
  });
});
