import { and, eq } from 'drizzle-orm';
import { heldTime, loadOrder, numberOf } from '~/features/checkout/public.server.ts';
import { cv } from '~/services/db/schema.ts';
import { mentorCalendar } from '~/services/db/calendar-schema.ts';
import { isListedMentor } from '~/services/db/listed-mentors.server.ts';
import { mentor, mentorReview, sessionCase } from '~/services/db/mentoring-schema.ts';
import type { PriceLine } from '~/services/payments/order-content.ts';
import { HOME_ZONE } from '~/ui/format/zoned-times.ts';
import type { Services } from '~/services/services.server.ts';
import { isEditable, isPaid } from './model.ts';
import { guaranteeUntil } from './sessions/first-session.server.ts';

interface LoadBooking {
  services: Pick<Services, 'db'>;
  userId: string;
  bookId: string;
  now?: Date;
}

/**
 * A person's own order as its page shows it: no tokens, and the mentor's contact only once the session is paid.
 * @throws AppError not_found, also for another's
 */
export async function loadBooking({ services, userId, bookId, now = new Date() }: LoadBooking) {
  const { db } = services;
  const { order, payments, session, review, uses } = await loadOrder({ services, userId, bookId });
  const line = order.lines.find(({ kind }) => kind === 'mentoring');
  // The session may have gone to another mentor since it was booked.
  const mentorId = session?.mentorId ?? line?.id;
  const [rated, attached, booked] = await Promise.all([
    findRating(db, userId, bookId),
    findCv(db, userId, order.details.cvId),
    mentorId ? findMentor(db, mentorId) : undefined,
  ]);
  const latest = payments.at(-1);
  // Its money may have gone back since.
  const settled =
    payments.find(({ status, surplus }) => ['settlement', 'refunded'].includes(status) && !surplus) ?? latest;
  const { status, paidAt } = order;
  return {
    bookId,
    number: numberOf(order),
    type: order.transactionType,
    status,
    paidAt,
    createdAt: order.createdAt,
    payBefore: order.payBefore,
    total: order.total,
    lines: order.lines.map(withoutDelivery),
    customer: { name: order.customerName, email: order.customerEmail },
    notes: order.details.notes ?? null,
    cv: attached,
    job: order.details.job ?? null,
    session: line && {
      hours: line.quantity,
      expiresAt: session?.expiresAt ?? null,
      outcome: session?.outcome ?? null,
      outcomeAt: session?.outcomeAt ?? null,
      contactAttempts: session?.contactAttempts ?? 0,
      startAt: session?.startAt ?? null,
      timeZone: session?.timeZone ?? HOME_ZONE,
      isTimeLost: session?.timeLostAt !== undefined && session.timeLostAt !== null && !session.startAt,
      proposedStartAt: session?.proposedStartAt ?? null,
      meetingUrl: session?.meetingUrl ?? null,
      moves: session?.moves ?? 0,
      cancelledBy: session?.cancelledBy ?? null,
      /** A second order paid what another mentor cost more. */
      hasDifference: session ? session.differenceOrderId !== null : false,
    },
    /** The time that an unpaid order was placed for. */
    time: status === 'awaiting_payment' ? await heldTime(db, bookId, order.details) : null,
    /** What the customer reported of the session. */
    problem: session ? await findProblem(db, session.id) : null,
    /** Until when the guarantee of the first session can be claimed. */
    guaranteeUntil: session ? await guaranteeUntil(db, order, session, now) : null,
    /** Whether the mentor's free times can be chosen from. */
    hasCalendar: mentorId !== undefined && (await hasCalendar(db, mentorId)),
    uses: uses?.usesGranted ?? null,
    reviewDueAt: review?.dueAt ?? null,
    mentor: booked?.mentor ?? null,
    contact: isPaid(order) ? (booked?.contact ?? null) : null,
    payment: latest?.status ?? null,
    paid: paidAt && settled ? paidBy(settled, order) : null,
    extraMoney: extraMoneyOf(payments),
    /** Rupiah that went back. */
    refunded: (settled?.refundedAmount ?? 0) - (settled?.chargedBackAmount ?? 0),
    /** What the customer's own bank took back. */
    chargedBack: settled?.chargedBackAmount ?? 0,
    rating: rated && { ...rated, editable: rated.hiddenReason === null && isEditable(rated.createdAt, now) },
    canRate: line !== undefined && isPaid(order),
  };
}

/** Rupiah that came beside what the order cost, and how much of it went back; null where there was none. */
function extraMoneyOf(
  payments: readonly { surplus: boolean; amount: number; refundedAmount: number }[],
): { amount: number; returned: number } | null {
  const extra = payments.filter(({ surplus }) => surplus);
  if (extra.length === 0) return null;
  return {
    amount: extra.reduce((sum, { amount }) => sum + amount, 0),
    returned: extra.reduce((sum, { refundedAmount }) => sum + refundedAmount, 0),
  };
}

export type Booking = Awaited<ReturnType<typeof loadBooking>>;

function withoutDelivery({ delivers: _, ...line }: PriceLine) {
  return line;
}

interface Settled {
  paymentType: string | null;
  invoiceUrl: string | null;
}

/** The gateway shows what it was paid on the page on which it was paid. */
function paidBy({ paymentType, invoiceUrl }: Settled, { voucherCode }: { voucherCode: string | null }) {
  const redeemCode = paymentType === 'redeem' ? voucherCode : null;
  return { paymentType, gatewayPage: invoiceUrl, redeemCode };
}

async function findRating(db: Services['db'], userId: string, bookId: string) {
  const [found] = await db
    .select({
      rating: mentorReview.rating,
      review: mentorReview.review,
      createdAt: mentorReview.createdAt,
      hiddenReason: mentorReview.hiddenReason,
    })
    .from(mentorReview)
    .where(and(eq(mentorReview.orderId, bookId), eq(mentorReview.userId, userId)));
  return found ?? null;
}

async function findProblem(db: Services['db'], sessionId: string) {
  const [found] = await db
    .select({ state: sessionCase.state, decision: sessionCase.decision })
    .from(sessionCase)
    .where(eq(sessionCase.sessionId, sessionId));
  return found ?? null;
}

async function hasCalendar(db: Services['db'], mentorId: string): Promise<boolean> {
  return (await db.$count(mentorCalendar, eq(mentorCalendar.mentorId, mentorId))) > 0;
}

async function findCv(db: Services['db'], userId: string, id: string | undefined) {
  if (!id) return null;
  const [found] = await db
    .select({ id: cv.id, name: cv.name, deletedAt: cv.deletedAt })
    .from(cv)
    .where(and(eq(cv.id, id), eq(cv.userId, userId)));
  return found ? { id: found.id, name: found.name, deleted: found.deletedAt !== null } : null;
}

/** Also one who left since: a past session keeps its name. */
async function findMentor(db: Services['db'], id: string) {
  const [found] = await db
    .select({
      id: mentor.id,
      name: mentor.name,
      title: mentor.title,
      photoUrl: mentor.photoUrl,
      serviceLine: mentor.serviceLine,
      listed: isListedMentor(db),
      phoneNumber: mentor.phoneNumber,
      email: mentor.email,
    })
    .from(mentor)
    .where(eq(mentor.id, id));
  if (!found) return undefined;
  const { phoneNumber, email, ...shown } = found;
  return { mentor: shown, contact: { phoneNumber, email } };
}
