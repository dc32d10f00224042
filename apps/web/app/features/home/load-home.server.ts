import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { nextStepsOf } from '~/features/job-applications/public.server.ts';
import { prepared } from '~/services/db/prepared.server.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { cvReview, mentoringSession, order } from '~/services/db/payments-schema.ts';
import { reviewCase } from '~/services/db/review-schema.ts';
import { atsCheck, cv } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';

interface LoadHome {
  services: Pick<Services, 'db'>;
  userId: string;
  now?: Date;
}

const MOST_ORDERS = 3;
const LONGEST_MS = 90 * 60_000;

const statements = prepared((db) => {
  const userId = sql.placeholder('userId');
  const paid = inArray(order.status, ['paid', 'in_progress', 'done']);
  const items = (section: string) =>
    sql`jsonb_array_length(COALESCE(${cv.document}->${section}->'items', '[]'))`;
  /** A PDF of one's own, or a document with experience or education in it. Version 2 is the chosen starter, still as it came. */
  const finished = sql<boolean>`(${cv.fileKey} IS NOT NULL OR (${cv.version} <> 2 AND ${items('work')} + ${items('education')} > 0))`;
  return {
    cvs: db
      .select({
        id: cv.id,
        name: cv.name,
        finished,
      })
      .from(cv)
      .where(and(eq(cv.userId, userId), isNull(cv.deletedAt)))
      .orderBy(desc(finished), desc(cv.updatedAt))
      .limit(1)
      .prepare(''),
    checks: db
      .select({ score: sql<number | null>`(${atsCheck.checkup}->>'score')::int` })
      .from(atsCheck)
      .where(and(eq(atsCheck.userId, userId), eq(atsCheck.status, 'done')))
      .orderBy(desc(atsCheck.createdAt))
      .limit(1)
      .prepare(''),
    reviews: db
      .select({ bookId: cvReview.orderId, delivered: sql<boolean>`${reviewCase.deliveredAt} IS NOT NULL` })
      .from(cvReview)
      .innerJoin(order, and(eq(order.id, cvReview.orderId), paid))
      .leftJoin(reviewCase, eq(reviewCase.orderId, cvReview.orderId))
      .where(eq(cvReview.userId, userId))
      .orderBy(desc(cvReview.createdAt))
      .limit(1)
      .prepare(''),
    sessions: db
      .select({
        bookId: mentoringSession.orderId,
        held: sql<boolean>`(${mentoringSession.outcome} = 'held' OR ${order.status} = 'done')`,
        startAt: mentoringSession.startAt,
        timeZone: mentoringSession.timeZone,
        expiresAt: mentoringSession.expiresAt,
        outcome: mentoringSession.outcome,
        mentorName: mentor.name,
        photoUrl: mentor.photoUrl,
      })
      .from(mentoringSession)
      .innerJoin(order, and(eq(order.id, mentoringSession.orderId), paid))
      .innerJoin(mentor, eq(mentor.id, mentoringSession.mentorId))
      .where(eq(mentoringSession.userId, userId))
      .orderBy(desc(mentoringSession.createdAt))
      .limit(20)
      .prepare(''),
    orders: db
      .select({
        bookId: order.id,
        type: order.transactionType,
        title: sql<string>`${order.lines}->0->>'name'`,
        total: order.total,
        payBefore: order.payBefore,
      })
      .from(order)
      .where(
        and(
          eq(order.userId, userId),
          eq(order.status, 'awaiting_payment'),
          eq(order.invoiced, true),
          gt(order.payBefore, sql.placeholder('now')),
        ),
      )
      .orderBy(asc(order.payBefore))
      .limit(MOST_ORDERS)
      .prepare(''),
  };
});

/** How far a person has come, what waits for their payment, and their next session: one round of queries. */
export async function loadHome({ services, userId, now = new Date() }: LoadHome) {
  const own = statements(services.db);
  const [cvs, checks, reviews, sessions, orders, applications] = await Promise.all([
    own.cvs.execute({ userId }),
    own.checks.execute({ userId }),
    own.reviews.execute({ userId }),
    own.sessions.execute({ userId }),
    own.orders.execute({ userId, now }),
    nextStepsOf({ services, userId, now }),
  ]);
  const open = sessions.filter(
    ({ outcome, held, startAt }) => outcome === null && !held && isAhead(startAt, now),
  );
  return {
    cv: cvs[0] ?? null,
    ats: checks[0] ?? null,
    review: reviews[0] ?? null,
    session: sessions.find(({ held }) => held) ?? open[0] ?? null,
    /** The one that begins first; one whose time is still to be agreed on comes last. */
    nextSession: open.toSorted((a, b) => timeOf(a.startAt) - timeOf(b.startAt))[0] ?? null,
    orders,
    applications,
  };
}

/** Also while it runs. */
const isAhead = (startAt: Date | null, now: Date): boolean =>
  startAt === null || startAt.getTime() > now.getTime() - LONGEST_MS;

const timeOf = (moment: Date | null): number => moment?.getTime() ?? Number.MAX_SAFE_INTEGER;

export type LoadedHome = Awaited<ReturnType<typeof loadHome>>;
