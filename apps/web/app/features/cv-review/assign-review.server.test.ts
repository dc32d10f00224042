import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cvReview } from '~/services/db/payments-schema.ts';
import { reviewCase } from '~/services/db/review-schema.ts';
import { user } from '~/services/db/schema.ts';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { startMidtrans, type MidtransWire } from '~/services/payments/testing-midtrans.ts';
import { announceReview } from './announce-review.server.ts';
import { assignReview, listReviewers } from './assign-review.server.ts';
import { claimReview } from './claim-review.server.ts';
import { keepUpReviews } from './keep-up-reviews.server.ts';
import { reviewsOn } from './testing.ts';

const HOUR_MS = 3_600_000;

describeOnDatabases('reviewers and their work', (getDatabase) => {
  let wire: MidtransWire;
  let on: Awaited<ReturnType<typeof reviewsOn>>;
  beforeAll(async () => {
    wire = await startMidtrans();
    on = await reviewsOn(getDatabase(), wire);
  });
  afterAll(async () => {
    await on.stop();
    await wire.stop();
  });

  const newReviewer = () => makeUser(getDatabase(), { role: 'reviewer' });
  async function kindsTo(email: string): Promise<unknown[]> {
    const { rows } = await getDatabase().query(
      `SELECT data->'props'->>'kind' AS kind FROM pgboss.job
       WHERE name = 'send-mail' AND data->>'template' = 'review-work' AND data->>'to' = $1 ORDER BY created_on, id`,
      [email],
    );
    return rows.map(({ kind }) => kind);
  }

  test('reviewers are notified of new work and, once, of its deadline', async () => {
    const [reviewer, other] = [await newReviewer(), await newReviewer()];
    const { bookId } = await on.paid();
    const announce = () => announceReview({ services: on.services, orderId: bookId });
    await Promise.all([announce(), announce()]);
    expect(await kindsTo(reviewer.email)).toEqual(['new']);
    await claimReview({ services: on.services, reviewerId: reviewer.id, bookId });
    const [grant] = await getDatabase().db.select().from(cvReview).where(eq(cvReview.orderId, bookId));
    const soon = new Date((grant?.dueAt.getTime() ?? 0) - 6 * HOUR_MS);
    await keepUpReviews(on.services, new Date(soon.getTime() - 24 * HOUR_MS));
    expect(await kindsTo(reviewer.email)).toEqual(['new']);
    await Promise.all([keepUpReviews(on.services, soon), keepUpReviews(on.services, soon)]);
    expect(await kindsTo(reviewer.email)).toEqual(['new', 'due']);
    expect(await kindsTo(other.email)).toEqual(['new']);
  });

  test('a claimed review goes to another reviewer, and both are notified', async () => {
    const [first, second, customer] = [
      await newReviewer(),
      await newReviewer(),
      await makeUser(getDatabase()),
    ];
    const { bookId } = await on.paid();
    await claimReview({ services: on.services, reviewerId: first.id, bookId });
    const { db } = getDatabase();
    const assign = (reviewerId: string) =>
      db.transaction((tx) => assignReview({ services: on.services, tx, bookId, reviewerId }));
    await expect(assign(customer.id)).rejects.toMatchObject({ code: 'not_found' });
    await assign(second.id);
    await assign(second.id);
    const [found] = await db.select().from(reviewCase).where(eq(reviewCase.orderId, bookId));
    expect(found?.reviewerId).toBe(second.id);
    expect(await kindsTo(second.email)).toContain('assigned');
    expect((await kindsTo(second.email)).filter((kind) => kind === 'assigned')).toHaveLength(1);
    expect(await kindsTo(first.email)).toContain('moved');
  });

  test('a suspended reviewer gets no work and no mail', async () => {
    const { db } = getDatabase();
    const { id, email } = await newReviewer();
    await db.update(user).set({ suspendedAt: new Date() }).where(eq(user.id, id));
    const { bookId } = await on.paid();
    await announceReview({ services: on.services, orderId: bookId });
    expect(await kindsTo(email)).toEqual([]);
    await expect(
      db.transaction((tx) => assignReview({ services: on.services, tx, bookId, reviewerId: id })),
    ).rejects.toMatchObject({ code: 'not_found' });
    expect((await listReviewers(db)).map((one) => one.id)).not.toContain(id);
  });

  test('the deadline of a review whose reviewer is suspended is a matter of the operators', async () => {
    const { db } = getDatabase();
    const [reviewer, admin] = [await newReviewer(), await makeUser(getDatabase(), { role: 'admin' })];
    const { bookId } = await on.paid();
    await claimReview({ services: on.services, reviewerId: reviewer.id, bookId });
    await db.update(user).set({ suspendedAt: new Date() }).where(eq(user.id, reviewer.id));
    const [grant] = await db.select().from(cvReview).where(eq(cvReview.orderId, bookId));
    await keepUpReviews(on.services, new Date((grant?.dueAt.getTime() ?? 0) - 6 * HOUR_MS));
    expect(await kindsTo(reviewer.email)).toEqual([]);
    const { rows } = await getDatabase().query(
      `SELECT data->'props'->>'url' AS url FROM pgboss.job
       WHERE name = 'send-mail' AND data->>'template' = 'review-work' AND data->>'to' = $1`,
      [admin.email],
    );
    expect(rows.map(({ url }) => url)).toContain(`${on.services.baseUrl}/admin/orders/${bookId}`);
  });

  test('a review that was delivered stays with who did it', async () => {
    const { own } = await on.drafted();
    const { db } = getDatabase();
    await db.update(reviewCase).set({ deliveredAt: new Date() }).where(eq(reviewCase.orderId, own.bookId));
    const other = await newReviewer();
    await expect(
      db.transaction((tx) =>
        assignReview({ services: on.services, tx, bookId: own.bookId, reviewerId: other.id }),
      ),
    ).rejects.toMatchObject({ code: 'review_closed' });
  });
});
