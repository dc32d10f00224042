import { and, desc, eq, ilike, isNull } from 'drizzle-orm';
import { adminAudit, supportNote } from '~/services/db/admin-schema.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { mentor, mentorReview } from '~/services/db/mentoring-schema.ts';
import { atsUses, cvReview, mentoringSession, order } from '~/services/db/payments-schema.ts';
import { reviewCase } from '~/services/db/review-schema.ts';
import { atsCheck, cv, mailOutbox, profile, session, user } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import { auditSentence } from '../audit-words.ts';
import { statusWords } from '../order-words.ts';
import { SHOWN } from './shown.ts';

/**
 * Everything that an operator may know of a person at a glance: of their CVs and checks the names alone.
 * @throws AppError not_found
 */
export async function loadPerson(db: DbOrTx, userId: string) {
  const [found] = await db.select().from(user).where(eq(user.id, userId));
  if (!found) throw new AppError('not_found');
  const address = found.claimedEmail ?? found.email;
  const [[about], orders, uses, cvs, checks, reviews, sessions, ratings, mails, notes, audits, signedIn] =
    await Promise.all([
      db.select().from(profile).where(eq(profile.userId, userId)),
      db
        .select({
          id: order.id,
          createdAt: order.createdAt,
          total: order.total,
          status: order.status,
          lines: order.lines,
        })
        .from(order)
        .where(eq(order.userId, userId))
        .orderBy(desc(order.createdAt))
        .limit(SHOWN),
      db
        .select()
        .from(atsUses)
        .where(eq(atsUses.userId, userId))
        .orderBy(desc(atsUses.createdAt))
        .limit(SHOWN),
      db
        .select({ id: cv.id, name: cv.name, updatedAt: cv.updatedAt })
        .from(cv)
        .where(and(eq(cv.userId, userId), isNull(cv.deletedAt)))
        .orderBy(desc(cv.updatedAt))
        .limit(SHOWN),
      db
        .select({
          id: atsCheck.id,
          name: atsCheck.fileName,
          status: atsCheck.status,
          createdAt: atsCheck.createdAt,
        })
        .from(atsCheck)
        .where(eq(atsCheck.userId, userId))
        .orderBy(desc(atsCheck.createdAt))
        .limit(SHOWN),
      db
        .select({
          orderId: reviewCase.orderId,
          cvName: reviewCase.cvName,
          dueAt: cvReview.dueAt,
          deliveredAt: reviewCase.deliveredAt,
        })
        .from(reviewCase)
        .innerJoin(cvReview, eq(cvReview.orderId, reviewCase.orderId))
        .where(eq(reviewCase.userId, userId))
        .orderBy(desc(reviewCase.createdAt))
        .limit(SHOWN),
      db
        .select({
          orderId: mentoringSession.orderId,
          mentorName: mentor.name,
          startAt: mentoringSession.startAt,
          expiresAt: mentoringSession.expiresAt,
          outcome: mentoringSession.outcome,
          outcomeAt: mentoringSession.outcomeAt,
        })
        .from(mentoringSession)
        .leftJoin(mentor, eq(mentor.id, mentoringSession.mentorId))
        .where(eq(mentoringSession.userId, userId))
        .orderBy(desc(mentoringSession.createdAt))
        .limit(SHOWN),
      db
        .select({ orderId: mentorReview.orderId, rating: mentorReview.rating, review: mentorReview.review })
        .from(mentorReview)
        .where(eq(mentorReview.userId, userId))
        .orderBy(desc(mentorReview.createdAt))
        .limit(SHOWN),
      db
        .select({ id: mailOutbox.id, subject: mailOutbox.subject, createdAt: mailOutbox.createdAt })
        .from(mailOutbox)
        // As a pattern the index of its trigrams finds it.
        .where(ilike(mailOutbox.recipient, address.replaceAll(/[\\%_]/g, String.raw`\$&`)))
        .orderBy(desc(mailOutbox.createdAt))
        .limit(SHOWN),
      db
        .select()
        .from(supportNote)
        .where(eq(supportNote.userId, userId))
        .orderBy(desc(supportNote.createdAt))
        .limit(SHOWN),
      db
        .select()
        .from(adminAudit)
        .where(and(eq(adminAudit.resource, 'users'), eq(adminAudit.recordId, userId)))
        .orderBy(desc(adminAudit.createdAt), desc(adminAudit.id))
        .limit(SHOWN),
      db.$count(session, eq(session.userId, userId)),
    ]);
  return {
    id: found.id,
    name: found.name,
    email: address,
    emailVerified: found.emailVerified,
    phone: found.phone,
    role: found.role,
    createdAt: found.createdAt,
    hasSecondFactor: found.twoFactorEnabled,
    suspendedAt: found.suspendedAt,
    suspendedReason: found.suspendedReason,
    /** How many sign-ins are open. */
    signedIn,
    /** The last thing that operators did about them, as `lastDoneTo` says it. */
    lastDone: audits[0]?.id ?? '',
    profile: about
      ? {
          status: about.status,
          domicile: about.domicile,
          education: about.education,
          college: about.college,
          jobType: about.jobType,
        }
      : null,
    orders: orders.map(({ lines, status, ...row }) => ({
      ...row,
      name: lines[0]?.name ?? '',
      status: statusWords[status],
    })),
    uses: uses.map(({ orderId, productName, usesGranted, usesLeft, revokedAt }) => ({
      orderId,
      productName,
      usesGranted,
      usesLeft,
      revoked: revokedAt !== null,
    })),
    cvs,
    checks,
    reviews,
    sessions,
    ratings,
    mails,
    notes: notes.map(({ id, text, actorEmail, createdAt }) => ({ id, text, actorEmail, createdAt })),
    audits: audits.map((line) => ({
      id: line.id,
      by: line.actorEmail,
      sentence: auditSentence({ ...line, recordId: 'ini' }),
      createdAt: line.createdAt,
    })),
  };
}

export type Person = Awaited<ReturnType<typeof loadPerson>>;
