import { desc, eq } from 'drizzle-orm';
import { mentorReview } from '~/services/db/mentoring-schema.ts';
import type { Services } from '~/services/services.server.ts';
import { REVIEWS_A_PAGE } from './model.ts';

interface ListReviews {
  services: Pick<Services, 'db'>;
  mentorId: string;
  /** From 1 on. */
  page: number;
}

/** What was said about a mentor, newest first, one page of it; nothing that leads to the customer. */
export function listReviews({ services, mentorId, page }: ListReviews) {
  return services.db
    .select({
      customerName: mentorReview.customerName,
      rating: mentorReview.rating,
      review: mentorReview.review,
      createdAt: mentorReview.createdAt,
      reply: mentorReview.reply,
    })
    .from(mentorReview)
    .where(eq(mentorReview.mentorId, mentorId))
    .orderBy(desc(mentorReview.createdAt), mentorReview.orderId)
    .limit(REVIEWS_A_PAGE)
    .offset((page - 1) * REVIEWS_A_PAGE);
}

export type MentorReview = Awaited<ReturnType<typeof listReviews>>[number];
