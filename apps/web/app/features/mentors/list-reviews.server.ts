import { and, eq, isNull, sql } from 'drizzle-orm';
import { keyset, readPage } from '~/services/db/keyset.server.ts';
import { mentorReview } from '~/services/db/mentoring-schema.ts';
import type { Services } from '~/services/services.server.ts';
import { REVIEWS_A_PAGE } from './model.ts';

interface ListReviews {
  services: Pick<Services, 'db'>;
  mentorId: string;
  /** `after` or `before` a review. */
  query: URLSearchParams;
}

/** Two reviews of one moment are told apart without naming an order in the address. */
const mark = sql`md5(${mentorReview.orderId})`;

/** What was said about a mentor, newest first, one page of it; nothing that leads to the customer. */
export async function listReviews({ services: { db }, mentorId, query }: ListReviews) {
  const page = await readPage({
    query,
    size: REVIEWS_A_PAGE,
    read: (window) => {
      const { at, where, orderBy } = keyset(window, 'descending', [
        { column: mentorReview.createdAt, kind: 'moment' },
        { column: mark, kind: 'text' },
      ]);
      return db
        .select({
          at,
          customerName: mentorReview.customerName,
          rating: mentorReview.rating,
          review: mentorReview.review,
          createdAt: mentorReview.createdAt,
          reply: mentorReview.reply,
        })
        .from(mentorReview)
        .where(and(eq(mentorReview.mentorId, mentorId), isNull(mentorReview.hiddenAt), where))
        .orderBy(...orderBy)
        .limit(window.limit);
    },
  });
  const { rows, before, after } = page;
  return { reviews: rows.map(({ at: _, ...review }) => review), before, after };
}

export type ReviewPage = Awaited<ReturnType<typeof listReviews>>;
