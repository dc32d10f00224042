import { and, desc, eq, inArray, sql, type Placeholder } from 'drizzle-orm';
import type { Db } from '~/services/db/db.server.ts';
import { keyset, readPage, type Window } from '~/services/db/keyset.server.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { cvReview, mentoringSession, order, payment } from '~/services/db/payments-schema.ts';
import { prepared } from '~/services/db/prepared.server.ts';
import type { Services } from '~/services/services.server.ts';
import { bookingTabs, typesOf, type BookingTab } from './model.ts';
import { shownOrders } from './shown-orders.ts';

export const PAGE_SIZE = 10;
const BEGINNING: Window = { from: null, back: false, limit: PAGE_SIZE + 1 };

interface ListBookings {
  services: Pick<Services, 'db'>;
  userId: string;
  tab: BookingTab;
  /** `after` or `before` an order. */
  query: URLSearchParams;
}

/** The list's beginning, which nearly everybody opens, for each tab. */
const beginnings = prepared((db) => {
  const of = (tab: BookingTab) =>
    read(db, { userId: sql.placeholder('userId'), tab, window: BEGINNING }).prepare('');
  return Object.fromEntries(bookingTabs.map((tab) => [tab, of(tab)])) as Record<
    BookingTab,
    ReturnType<typeof of>
  >;
});

/** One page of a person's orders of one kind, newest first. */
export async function listBookings({ services: { db }, userId, tab, query }: ListBookings) {
  const { rows, before, after } = await readPage({
    query,
    size: PAGE_SIZE,
    read: async (window) =>
      window.from ? read(db, { userId, tab, window }) : beginnings(db)[tab].execute({ userId }),
  });
  return { bookings: rows.map(({ at: _, ...booking }) => booking), before, after };
}

interface Read {
  userId: string | Placeholder;
  tab: BookingTab;
  window: Window;
}

function read(db: Pick<Db, 'select'>, { userId, tab, window }: Read) {
  const latest = db
    .select({ status: payment.status })
    .from(payment)
    .where(eq(payment.orderId, order.id))
    .orderBy(desc(payment.attempt))
    .limit(1);
  const { at, where, orderBy } = keyset(window, 'descending', [
    { column: order.createdAt, kind: 'moment' },
    { column: order.id, kind: 'text' },
  ]);
  return db
    .select({
      at,
      bookId: order.id,
      status: order.status,
      total: order.total,
      title: sql<string>`${order.lines}->0->>'name'`,
      hours: sql<number | null>`(${order.lines}->0->'delivers'->>'hours')::float8`,
      uses: sql<number | null>`(${order.lines}->0->'delivers'->>'usesGranted')::int`,
      /** The code that was turned into this order: its only line is named after it. */
      redeemCode: sql<
        string | null
      >`CASE WHEN ${order.lines}->0->>'id' = ${order.voucherCode} THEN ${order.voucherCode} END`,
      payBefore: order.payBefore,
      paidAt: order.paidAt,
      createdAt: order.createdAt,
      payment: sql<(typeof payment.$inferSelect)['status'] | null>`(${latest})`,
      /** Until when a paid session can be held. */
      expiresAt: mentoringSession.expiresAt,
      /** When it begins, where a time was chosen, and in which zone. */
      startAt: mentoringSession.startAt,
      timeZone: mentoringSession.timeZone,
      outcome: mentoringSession.outcome,
      /** When a paid review is due. */
      dueAt: cvReview.dueAt,
      mentorName: mentor.name,
      mentorTitle: mentor.title,
      photoUrl: mentor.photoUrl,
    })
    .from(order)
    .leftJoin(mentoringSession, eq(mentoringSession.orderId, order.id))
    .leftJoin(cvReview, eq(cvReview.orderId, order.id))
    .leftJoin(
      mentor,
      and(
        eq(order.transactionType, 'mentoring'),
        eq(mentor.id, sql`coalesce(${mentoringSession.mentorId}, ${order.lines}->0->>'id')`),
      ),
    )
    .where(and(shownOrders(userId), inArray(order.transactionType, typesOf[tab]), where))
    .orderBy(...orderBy)
    .limit(window.limit);
}

export type BookingPage = Awaited<ReturnType<typeof listBookings>>;
export type BookingSummary = BookingPage['bookings'][number];
