import { and, desc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { mentorReview } from '~/services/db/mentoring-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';

interface OfMentor {
  services: Pick<Services, 'db'>;
  mentorId: string;
}

const SHOWN = 50;

export const replyForm = z.object({
  orderId: z.string().min(1),
  reply: z
    .string()
    .trim()
    .min(2, 'Tulis balasanmu dulu.')
    .max(1_000, 'Balasan paling panjang 1.000 karakter.'),
});

/** What was said about a mentor, newest first, with their answers. */
export function listOwnReviews({ services: { db }, mentorId }: OfMentor) {
  return db
    .select({
      orderId: mentorReview.orderId,
      customerName: mentorReview.customerName,
      rating: mentorReview.rating,
      review: mentorReview.review,
      createdAt: mentorReview.createdAt,
      reply: mentorReview.reply,
    })
    .from(mentorReview)
    .where(eq(mentorReview.mentorId, mentorId))
    .orderBy(desc(mentorReview.createdAt))
    .limit(SHOWN);
}

export type OwnReview = Awaited<ReturnType<typeof listOwnReviews>>[number];

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
    .where(and(own, isNull(mentorReview.reply)))
    .returning({ orderId: mentorReview.orderId });
  if (answered) return;
  throw new AppError((await db.$count(mentorReview, own)) > 0 ? 'conflict' : 'not_found');
}
