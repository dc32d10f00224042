import { and, eq, exists, isNull, lt } from 'drizzle-orm';
import { lockOrder } from '~/features/checkout/public.server.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { mentoringSession, order } from '~/services/db/payments-schema.ts';
import { user } from '~/services/db/schema.ts';
import { oneByOne } from '~/services/jobs/one-by-one.server.ts';
import type { Services } from '~/services/services.server.ts';
import { formatDateTime } from '~/ui/format/dates.ts';
import { detailPath } from '../paths.ts';
import { factsOf } from './lock-session.server.ts';
import { nameOfCustomer } from './model.ts';
import { mentorSessionUrl } from './notify-session.server.ts';

type LapseServices = Pick<Services, 'db' | 'events' | 'jobs' | 'links' | 'baseUrl' | 'log'>;

const BATCH = 200;
/** So long before its end a mail warns everybody of a session that was not held. */
const WARN_MS = 48 * 3_600_000;

/** Job: a paid session that was not held in time lapses; customer, mentor and operators get a mail. @returns how many did */
export async function lapseSessions(services: LapseServices, now = new Date()): Promise<number> {
  const lapsing = await findUnheld(services.db, now);
  const run = ({ id }: { id: string }) =>
    services.db.transaction(async (tx) => {
      const current = await lockOrder(tx, id);
      const session = current?.status === 'paid' ? await unheldOf(tx, id) : undefined;
      // Extended in the meantime, or held.
      if (!current || !session || session.expiresAt >= now) return;
      await tx.update(order).set({ status: 'expired', updatedAt: now }).where(eq(order.id, id));
      await notifyAll(services, tx, { orderRow: current, session, kind: 'lapsed' });
      await services.events.publish(tx, { userId: current.userId, type: 'order.changed', id });
    });
  await oneByOne({ log: services.log, items: lapsing, run });
  return lapsing.length;
}

/** Job: tells of sessions that are about to lapse, each once. @returns how many were looked at */
export async function warnOfLapse(services: LapseServices, now = new Date()): Promise<number> {
  const soon = await findUnheld(services.db, new Date(now.getTime() + WARN_MS), true);
  const run = ({ id }: { id: string }) =>
    services.db.transaction(async (tx) => {
      const current = await lockOrder(tx, id);
      const session = current?.status === 'paid' ? await unheldOf(tx, id) : undefined;
      if (!current || !session || session.warnedAt || session.expiresAt < now) return;
      await tx.update(mentoringSession).set({ warnedAt: now }).where(eq(mentoringSession.id, session.id));
      await notifyAll(services, tx, { orderRow: current, session, kind: 'lapsing' });
    });
  await oneByOne({ log: services.log, items: soon, run });
  return soon.length;
}

type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;
type Session = typeof mentoringSession.$inferSelect;

async function findUnheld(db: DbOrTx, before: Date, unwarned = false): Promise<{ id: string }[]> {
  const unheld = db
    .select({ id: mentoringSession.id })
    .from(mentoringSession)
    .where(
      and(
        eq(mentoringSession.orderId, order.id),
        lt(mentoringSession.expiresAt, before),
        // Both, as in the index of what is open: the job looks every minute.
        isNull(mentoringSession.outcome),
        isNull(mentoringSession.revokedAt),
        // A session at a chosen time is settled by what became of it.
        isNull(mentoringSession.startAt),
        unwarned ? isNull(mentoringSession.warnedAt) : undefined,
      ),
    );
  return db
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.status, 'paid'), eq(order.transactionType, 'mentoring'), exists(unheld)))
    .limit(BATCH);
}

async function unheldOf(tx: DbOrTx, orderId: string): Promise<Session | undefined> {
  const [session] = await tx
    .select()
    .from(mentoringSession)
    .where(
      and(
        eq(mentoringSession.orderId, orderId),
        isNull(mentoringSession.revokedAt),
        isNull(mentoringSession.outcome),
        isNull(mentoringSession.startAt),
      ),
    );
  return session;
}

interface News {
  orderRow: Order;
  session: Session;
  kind: 'lapsing' | 'lapsed';
}

async function notifyAll(
  services: LapseServices,
  tx: DbOrTx,
  { orderRow, session, kind }: News,
): Promise<void> {
  const { jobs, baseUrl } = services;
  const facts = await factsOf(tx, orderRow, session);
  const admins = await tx.select({ email: user.email }).from(user).where(eq(user.role, 'admin'));
  const about = {
    kind,
    customerName: nameOfCustomer(orderRow.customerName),
    mentorName: facts.mentor.name,
    until: formatDateTime(session.expiresAt),
  };
  const names = { customer: orderRow.customerName, mentor: about.mentorName, operator: '' };
  const send = (to: string, reader: keyof typeof names, url: string) =>
    jobs.enqueue(tx, 'send-mail', {
      template: 'session-lapse',
      to,
      props: { ...about, reader, name: names[reader], url },
    });
  const { customerEmail, id } = orderRow;
  if (customerEmail) await send(customerEmail, 'customer', baseUrl + detailPath(id));
  await send(facts.mentor.email, 'mentor', mentorSessionUrl(services, facts));
  for (const { email } of admins) await send(email, 'operator', `${baseUrl}/admin/orders/${id}`);
}
