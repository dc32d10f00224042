import { eq } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { mentor, mentorReview } from '~/services/db/mentoring-schema.ts';
import { order } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import type { MailProps } from '~/services/mail/message.ts';
import type { Services } from '~/services/services.server.ts';
import { detailPath } from './paths.ts';
import { addStars } from './rate-session.server.ts';

type Said = typeof mentorReview.$inferSelect;

interface OfReview {
  services: Pick<Services, 'jobs' | 'baseUrl'>;
  /** Inside the transaction that also writes down who did it. */
  tx: DbOrTx;
  orderId: string;
}

interface ModerateReview extends OfReview {
  /** Read by customer and mentor; null shows the review. */
  hiddenReason: string | null;
  /** Takes the mentor's answer away, which may then be given anew. */
  withoutReply: boolean;
  now?: Date;
}

/**
 * An operator takes what was said about a mentor off their page and out of their average, or puts it back. Its author is told by mail, and
 * so is a mentor who had reported it or whose answer was taken away. The order is locked first, as by whoever rates. @throws AppError not_found
 */
export async function moderateReview({
  services,
  tx,
  orderId,
  hiddenReason,
  withoutReply,
  now = new Date(),
}: ModerateReview): Promise<void> {
  const [booked] = await tx.select().from(order).where(eq(order.id, orderId)).for('update');
  const [said] = await tx.select().from(mentorReview).where(eq(mentorReview.orderId, orderId)).for('update');
  if (!said) throw new AppError('not_found');
  const [wasHidden, isHidden] = [said.hiddenAt !== null, hiddenReason !== null];
  await tx
    .update(mentorReview)
    .set({
      hiddenAt: isHidden ? (said.hiddenAt ?? now) : null,
      hiddenReason,
      ...(withoutReply && { reply: null, repliedAt: null }),
    })
    .where(eq(mentorReview.orderId, orderId));
  if (wasHidden !== isHidden)
    await addStars(tx, said.mentorId, isHidden ? -1 : 1, isHidden ? -said.rating : said.rating);
  const reason = hiddenReason ?? '';
  if (wasHidden !== isHidden && booked)
    await tellAuthor({ services, tx, said, booked, kind: isHidden ? 'hidden' : 'shown', reason });
  if (!wasHidden && isHidden && said.reportedAt)
    await tellMentor({ services, tx, said, kind: 'reportHeard', reason });
  if (withoutReply && said.reply) await tellMentor({ services, tx, said, kind: 'replyRemoved', reason: '' });
}

/**
 * An operator looked at what a mentor had reported, and it stays: the mentor is told why. Nothing where it is hidden meanwhile.
 * @param why the mentor reads it
 */
export async function keepReportedReview({ services, tx, orderId, why }: OfReview & { why: string }) {
  const [said] = await tx.select().from(mentorReview).where(eq(mentorReview.orderId, orderId)).for('update');
  if (!said?.reportedAt || said.hiddenAt) return;
  await tellMentor({ services, tx, said, kind: 'reportKept', reason: why });
}

interface Tell extends Pick<OfReview, 'services' | 'tx'> {
  said: Said;
  kind: MailProps<'rating-decision'>['kind'];
  reason: string;
}

async function tellAuthor({
  services: { jobs, baseUrl },
  tx,
  said,
  booked: { customerEmail, customerName },
  kind,
  reason,
}: Tell & { booked: typeof order.$inferSelect }): Promise<void> {
  // A deleted account has no address.
  if (!customerEmail) return;
  const [rated] = await tx.select({ name: mentor.name }).from(mentor).where(eq(mentor.id, said.mentorId));
  await jobs.enqueue(tx, 'send-mail', {
    template: 'rating-decision',
    to: customerEmail,
    props: {
      kind,
      name: customerName,
      about: rated?.name ?? '',
      reason,
      url: baseUrl + detailPath(said.orderId),
    },
  });
}

async function tellMentor({ services: { jobs, baseUrl }, tx, said, kind, reason }: Tell): Promise<void> {
  const [told] = await tx.select().from(mentor).where(eq(mentor.id, said.mentorId));
  if (!told) return;
  const { email, name } = told;
  const about = said.customerName || 'Pengguna Setapak';
  await jobs.enqueue(tx, 'send-mail', {
    template: 'rating-decision',
    to: email,
    props: { kind, name, about, reason, url: `${baseUrl}/mentor/reviews` },
  });
}
