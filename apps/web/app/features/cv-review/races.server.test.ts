import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atsUses, cvReview, refund } from '~/services/db/payments-schema.ts';
import { reviewCase } from '~/services/db/review-schema.ts';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { startMidtrans, type MidtransWire } from '~/services/payments/testing-midtrans.ts';
import { claimReview } from './claim-review.server.ts';
import { deliverReview } from './deliver-review.server.ts';
import { keepUpReviews } from './keep-up-reviews.server.ts';
import { reviewsOn } from './testing.ts';

const MINUTE_MS = 60_000;

describeOnDatabases('races around reviews', (getDatabase) => {
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

  const times = <Result>(count: number, act: (n: number) => Promise<Result>) =>
    Promise.allSettled(Array.from({ length: count }, (_, n) => act(n)));
  const lateFor = async (bookId: string) => {
    const [found] = await getDatabase().db.select().from(cvReview).where(eq(cvReview.orderId, bookId));
    return new Date((found?.dueAt.getTime() ?? 0) + 21 * MINUTE_MS);
  };
  const refundsOf = (bookId: string) =>
    getDatabase().db.select().from(refund).where(eq(refund.orderId, bookId));

  test('claim: of 20 reviewers at once one gets the review', async () => {
    const { bookId } = await on.paid();
    const reviewers = await Promise.all(
      Array.from({ length: 20 }, () => makeUser(getDatabase(), { role: 'reviewer' })),
    );
    const results = await times(20, (n) =>
      claimReview({ services: on.services, reviewerId: reviewers[n]?.id ?? '', bookId }),
    );
    const won = results.findIndex(({ status }) => status === 'fulfilled');
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const codes = results.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(new Set(codes)).toEqual(new Set(['review_taken']));
    const [found] = await getDatabase().db.select().from(reviewCase).where(eq(reviewCase.orderId, bookId));
    expect(found?.reviewerId).toBe(reviewers[won]?.id);
  });

  test('20 presses on "deliver" send one mail', async () => {
    const { user, own } = await on.drafted();
    const results = await times(20, () => deliverReview(own));
    expect(results.every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await on.mails(`review-${user.email}`)).toEqual(['review-delivered']);
  });

  test('ten processes that look for late reviews at once open one refund case and send one mail', async () => {
    const { bookId, user } = await on.drafted();
    const now = await lateFor(bookId);
    const results = await times(10, () => keepUpReviews(on.services, now));
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await refundsOf(bookId)).toHaveLength(1);
    const mails = await on.mails(`review-${user.email}`);
    expect(mails.filter((template) => template === 'review-late')).toHaveLength(1);
  });

  test('delivering too late while the job looks opens one refund case', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { bookId, own } = await on.drafted();
      const now = await lateFor(bookId);
      const results = await Promise.allSettled([
        deliverReview({ ...own, now }),
        keepUpReviews(on.services, now),
        deliverReview({ ...own, now }),
        keepUpReviews(on.services, now),
      ]);
      expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
      expect(await refundsOf(bookId)).toHaveLength(1);
    }
  });

  test('what was delivered in time opens none, however late it is looked at', async () => {
    const { bookId, own } = await on.drafted();
    const late = await lateFor(bookId);
    const inTime = new Date(late.getTime() - 2 * MINUTE_MS);
    await Promise.all([deliverReview({ ...own, now: inTime }), keepUpReviews(on.services, inTime)]);
    await keepUpReviews(on.services, late);
    expect(await refundsOf(bookId)).toEqual([]);
  });

  test('mail: repeated settlements enqueue one, and ten workers send one', async () => {
    const { bookId, user } = await on.order();
    await times(10, () => on.pay(bookId));
    expect(await on.announce(bookId, 10)).toBe(1);
    expect(await on.mails(`review-${user.email}`)).toEqual(['review-received']);
  });

  test('a review that is delivered while its order is announced is called each once at most, and received no more after that', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { bookId, user, own } = await on.drafted();
      const results = await Promise.allSettled([
        on.announce(bookId, 2),
        deliverReview(own),
        on.announce(bookId, 2),
      ]);
      expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
      // Jobs bear the time at which their transaction began, not the one at which it got its turn.
      const mails = (await on.mails(`review-${user.email}`)).toSorted();
      expect([['review-delivered'], ['review-delivered', 'review-received']]).toContainEqual(mails);
      await on.announce(bookId, 2);
      expect(await on.mails(`review-${user.email}`)).toHaveLength(mails.length);
    }
  });

  test('settlements of a bundle that come again and again grant both things once', async () => {
    const { bookId } = await on.order({ purchase: { bundleId: 'pkg-super' } });
    await times(10, () => on.pay(bookId));
    const uses = await getDatabase().db.select().from(atsUses).where(eq(atsUses.orderId, bookId));
    expect(uses.map(({ usesGranted }) => usesGranted)).toEqual([5]);
    expect(await getDatabase().db.select().from(cvReview).where(eq(cvReview.orderId, bookId))).toHaveLength(
      1,
    );
  });
});
