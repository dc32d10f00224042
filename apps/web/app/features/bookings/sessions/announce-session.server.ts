import { and, eq, isNull } from 'drizzle-orm';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { mentoringSession, order } from '~/services/db/payments-schema.ts';
import { user } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';
import { formatDateTime } from '~/ui/format/dates.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { durationOf } from '../model.ts';
import { detailPath, receiptPath } from '../paths.ts';
import { keySubject, sessionPath } from './model.ts';
import { sessionCalendar } from './session-calendar.ts';

interface AnnounceSession {
  services: Pick<Services, 'db' | 'jobs' | 'links' | 'baseUrl'>;
  sessionId: string;
  now?: Date;
}

/**
 * Job: tells customer and mentor of a session that was paid for. The mails are queued in the transaction that notes it, so
 * each goes out once, however often the job runs.
 */
export async function announceSession({ services, sessionId: id, now = new Date() }: AnnounceSession) {
  const { db, jobs, links, baseUrl } = services;
  await db.transaction(async (tx) => {
    const fresh = [isNull(mentoringSession.announcedAt), isNull(mentoringSession.revokedAt)];
    const [mine] = await tx
      .update(mentoringSession)
      .set({ announcedAt: now, updatedAt: now })
      .where(and(eq(mentoringSession.id, id), ...fresh))
      .returning();
    if (!mine) return;
    const [orderRow] = await tx.select().from(order).where(eq(order.id, mine.orderId));
    const [booked] = await tx.select().from(mentor).where(eq(mentor.id, mine.mentorId));
    // An account that was deleted in the meantime has no address.
    if (!orderRow?.customerEmail || !booked) return;
    const [customer] = await tx.select({ phone: user.phone }).from(user).where(eq(user.id, mine.userId));

    const { customerName, customerEmail, details } = orderRow;
    const until = formatDateTime(mine.expiresAt);
    const duration = durationOf(mine.hours);
    const when = { sessionId: id, madeAt: now, expiresAt: mine.expiresAt };
    const orderUrl = baseUrl + detailPath(orderRow.id);
    const mentorUrl = baseUrl + sessionPath(id, links.keyOf('mentor session', keySubject(mine)));
    await jobs.enqueue(tx, 'send-mail', {
      template: 'session-booked',
      to: customerEmail,
      props: {
        name: customerName,
        mentorName: booked.name,
        mentorPhone: booked.phoneNumber,
        mentorEmail: booked.email,
        duration,
        until,
        lines: orderRow.lines.map(({ name, amount }) => ({ name, amount: formatRupiah(amount) })),
        total: formatRupiah(orderRow.total),
        url: orderUrl,
        receiptUrl: baseUrl + receiptPath(orderRow.id),
        calendar: sessionCalendar({ ...when, withName: booked.name, url: orderUrl }),
      },
    });
    await jobs.enqueue(tx, 'send-mail', {
      template: 'session-for-mentor',
      to: booked.email,
      props: {
        name: booked.name,
        customerName,
        customerPhone: customer?.phone ?? null,
        customerEmail,
        duration,
        until,
        notes: details.notes ?? '',
        hasCv: details.cvId !== undefined,
        url: mentorUrl,
        calendar: sessionCalendar({ ...when, withName: customerName, url: mentorUrl }),
      },
    });
  });
}
