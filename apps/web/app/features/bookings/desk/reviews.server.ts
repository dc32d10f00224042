import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { severalLines } from '~/services/one-line.ts';
import { keyset, readPage } from '~/services/db/keyset.server.ts';
import { mentorReview } from '~/services/db/mentoring-schema.ts';
import { closedTask } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';

interface OfMentor {
  services: Pick<Services, 'db'>;
  mentorId: string;
}

export const PAGE_SIZE = 20;

export const replyForm = z.object({
  orderId: z.string().min(1),
  reply: z
    .string()
    .overwrite(severalLines)
    .min(2, 'Tulis balasanmu dulu.')
    .max(1_000, 'Balasan paling panjang 1.000 karakter.'),
});

export const reportForm = z.object({
  orderId: z.string().min(1),
  report: z
    .string()
    .overwrite(severalLines)
    .min(10, 'Ceritakan apa yang tidak pantas, minimal 10 karakter.')
    .max(500, 'Laporan paling panjang 500 karakter.'),
});

/** What was said about a mentor, newest first, with their answers: one page of it. */
export async function listOwnReviews({
  services: { db },
  mentorId,
  query,
}: OfMentor & { query: URLSearchParams }) {
  const { rows, before, after } = await readPage({
    query,
    size: PAGE_SIZE,
    read: (window) => {
      const { at, where, orderBy } = keyset(window, 'descending', [
        { column: mentorReview.createdAt, kind: 'moment' },
        { column: mentorReview.orderId, kind: 'text' },
      ]);
      return (
        db
          .select({
            at,
            orderId: mentorReview.orderId,
            customerName: mentorReview.customerName,
            rating: mentorReview.rating,
            review: mentorReview.review,
            createdAt: mentorReview.createdAt,
            reply: mentorReview.reply,
            reportedAt: mentorReview.reportedAt,
            hiddenReason: mentorReview.hiddenReason,
            keptReason: closedTask.note,
          })
          .from(mentorReview)
          // What operators say of a report that they did not follow.
          .leftJoin(closedTask, eq(closedTask.key, sql`'review_report:' || ${mentorReview.orderId}`))
          .where(and(eq(mentorReview.mentorId, mentorId), where))
          .orderBy(...orderBy)
          .limit(window.limit)
      );
    },
  });
  return { reviews: rows.map(({ at: _, ...review }) => review), before, after };
}

export type OwnReviews = Awaited<ReturnType<typeof listOwnReviews>>;

interface ReplyToReview extends OfMentor {
  orderId: string;
  reply: string;
  now?: Date;
}

/** A mentor answers what was said about them, publicly and once. @throws AppError not_found, also for another's; conflict */
export async function replyToReview({
  services: { db },
  mentorId,
  orderId,
  reply,
  now = new Date(),
}: ReplyToReview): Promise<void> {
  const own = and(eq(mentorReview.orderId, orderId), eq(mentorReview.mentorId, mentorId));
  const [answered] = await db
    .update(mentorReview)
    .set({ reply, repliedAt: now })
    // Whose account is gone left stars, and nothing to answer.
    .where(and(own, isNull(mentorReview.reply), isNull(mentorReview.hiddenAt), ne(mentorReview.review, '')))
    .returning({ orderId: mentorReview.orderId });
  if (answered) return;
  throw new AppError((await db.$count(mentorReview, own)) > 0 ? 'conflict' : 'not_found');
}

interface ReportReview extends OfMentor {
  orderId: string;
  report: string;
  now?: Date;
}

/** A mentor asks operators to look at what was said about them, once. @throws AppError not_found, also for another's; conflict */
export async function reportReview({
  services: { db },
  mentorId,
  orderId,
  report,
  now = new Date(),
}: ReportReview): Promise<void> {
  const own = and(eq(mentorReview.orderId, orderId), eq(mentorReview.mentorId, mentorId));
  const [reported] = await db
    .update(mentorReview)
    .set({ report, reportedAt: now })
    .where(
      and(own, isNull(mentorReview.reportedAt), isNull(mentorReview.hiddenAt), ne(mentorReview.review, '')),
    )
    .returning({ orderId: mentorReview.orderId });
  if (reported) return;
  throw new AppError((await db.$count(mentorReview, own)) > 0 ? 'conflict' : 'not_found');
}
