import { and, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { sessionCase } from '~/services/db/mentoring-schema.ts';
import { AppError } from '~/services/error.ts';
import { newId } from '~/services/id.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { beginRefund, giveVoucher } from '~/features/checkout/public.server.ts';
import { requestSafely, type MoneyServices } from './cancel-session.server.ts';
import { guaranteeUntil } from './first-session.server.ts';
import { lockSession } from './lock-session.server.ts';
import { canReportProblem } from './model.ts';
import { changed, type MoveServices } from './move-session.server.ts';
import { notifySession } from './notify-session.server.ts';
import { settleSession } from './settle-session.server.ts';

type CaseKind = (typeof sessionCase.$inferSelect)['kind'];

interface OpenCase {
  services: MoveServices;
  userId: string;
  bookId: string;
  kind: CaseKind;
  words: string;
  now?: Date;
}

/**
 * A customer says that something was wrong with their session. Nothing is settled and no money moves until an operator decides.
 * @throws AppError not_found, too_late_to_change, case_closed (there is one already)
 */
export async function openCase({
  services,
  userId,
  bookId,
  kind,
  words,
  now = new Date(),
}: OpenCase): Promise<void> {
  await services.db.transaction(async (tx) => {
    const facts = await lockSession(tx, { bookId, userId });
    const { session, order, mentor } = facts;
    // Of two first sessions that are claimed at once the second sees the claim of the first.
    if (kind === 'first_session')
      await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`guarantee ${userId}`}, 0))`);
    const isPaid = ['paid', 'in_progress', 'done'].includes(order.status) && session.revokedAt === null;
    const isInTime =
      kind === 'first_session'
        ? (await guaranteeUntil(tx, order, session, now)) !== null
        : session.outcome !== 'cancelled' && canReportProblem(session, now);
    if (!isPaid || !isInTime) throw new AppError('case_out_of_time');
    const [opened] = await tx
      .insert(sessionCase)
      .values({
        id: newId(),
        sessionId: session.id,
        orderId: bookId,
        mentorId: mentor.id,
        userId,
        kind,
        words,
      })
      .onConflictDoNothing()
      .returning({ id: sessionCase.id });
    if (!opened) throw new AppError('case_closed');
    const to = ['customer', 'mentor', 'operator'] as const;
    const about = kind === 'first_session' ? 'Ini permintaan garansi sesi pertama.' : null;
    await notifySession(services, tx, { facts, kind: 'case', to, words: about, now });
    await changed(services, tx, facts);
  });
}

interface DecideCase {
  services: MoneyServices;
  caseId: string;
  decidedBy: string;
  /** Rupiah that go back. */
  refundAmount: number;
  /** The mentor keeps the share of what goes back: we bear it alone. */
  keepsShare?: boolean;
  /** Rupiah of a voucher that the customer gets, instead or as well; 0 for none. */
  voucherAmount?: number;
  /** What became of the session, as the operator sees it now. */
  outcome: 'held' | 'no_show' | 'mentor_absent';
  /** The reason, which customer and mentor read. */
  decision: string;
  /** What else is written with it, such as the audit. */
  alongside?: (tx: DbOrTx) => Promise<void>;
  now?: Date;
}

/**
 * An operator decides a case: what became of the session, and what goes back. Two operators at once: one decides.
 * @throws AppError not_found, case_closed, refund_refused (more than what was paid)
 */
export async function decideCase({
  services,
  caseId,
  decidedBy,
  refundAmount,
  keepsShare = false,
  voucherAmount = 0,
  outcome,
  decision,
  alongside,
  now = new Date(),
}: DecideCase): Promise<void> {
  const begun = await services.db.transaction(async (tx) => {
    const [seen] = await tx.select().from(sessionCase).where(eq(sessionCase.id, caseId));
    if (!seen) throw new AppError('not_found');
    const facts = await lockSession(tx, { sessionId: seen.sessionId });
    const [closed] = await tx
      .update(sessionCase)
      .set({ state: 'closed', refundAmount, decision, decidedBy, decidedAt: now, updatedAt: now })
      .where(and(eq(sessionCase.id, caseId), eq(sessionCase.state, 'open')))
      .returning({ id: sessionCase.id });
    if (!closed) throw new AppError('case_closed');
    const { order, session } = facts;
    // All of its money may have gone back meanwhile, and the session with it: then only the report ends.
    if (session.revokedAt === null) await settleSession(tx, facts, { outcome, now });
    await alongside?.(tx);
    const refund =
      refundAmount > 0
        ? await beginRefund(tx, { orderId: order.id, amount: refundAmount, reason: decision, keepsShare })
        : undefined;
    if (voucherAmount > 0) await giveVoucher({ services, tx, orderId: order.id, amount: voucherAmount, now });
    const given = [
      ...(refund ? [`${formatRupiah(refund.amount)} dikembalikan ke mentee.`] : []),
      ...(voucherAmount > 0 ? [`Voucher ${formatRupiah(voucherAmount)} dikirim ke mentee.`] : []),
    ];
    const money = given.join(' ') || 'Tidak ada dana yang dikembalikan.';
    await notifySession(services, tx, {
      facts,
      kind: 'decided',
      to: ['customer', 'mentor'],
      words: `${decision} ${money}`,
      now,
    });
    await changed(services, tx, facts);
    return refund;
  });
  if (begun) await requestSafely(services, begun);
}

/** Whether somebody's case about a session waits for its decision. */
export async function hasOpenCase(tx: DbOrTx, sessionId: string): Promise<boolean> {
  const open = and(eq(sessionCase.sessionId, sessionId), eq(sessionCase.state, 'open'));
  return (await tx.$count(sessionCase, open)) > 0;
}
