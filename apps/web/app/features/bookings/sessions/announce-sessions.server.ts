import { and, eq, isNull } from 'drizzle-orm';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { mentoringSession, order } from '~/services/db/payments-schema.ts';
import { user } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';
import { formatDateTime } from '~/ui/format/dates.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { durationOf } from '../model.ts';
import { detailPath, receiptPath } from '../paths.ts';
import { sessionPath } from './model.ts';
import { sessionCalendar } from './session-calendar.ts';

type AnnouncingServices = Pick<Services, 'db' | 'jobs' | 'links' | 'baseUrl'>;

const BATCH = 200;

/**
 * Job: tells customer and mentor of every session that was paid for and that they were not told of yet. The mails are queued
 * in the transaction that notes it, so each goes out once, whatever dies in between.
 * @returns how many sessions were announced
 */
export async function announceSessions(services: AnnouncingServices, now = new Date()): Promise<number> {
  const fresh = await services.db
    .select({ id: mentoringSession.id })
    .from(mentoringSession)
    .where(and(isNull(mentoringSession.announcedAt), isNull(mentoringSession.revokedAt)))
    .orderBy(mentoringSession.createdAt)
    .limit(BATCH);
  let announced = 0;
  for (const { id } of fresh) if (await announce(services, id, now)) announced += 1;
  return announced;
}

async function announce({ db, jobs, links, baseUrl }: AnnouncingServices, id: string, now: Date) {
  return db.transaction(async (tx) => {
    const [mine] = await tx
      .update(mentoringSession)
      .set({ announcedAt: now, updatedAt: now })
      .where(and(eq(mentoringSession.id, id), isNull(mentoringSession.announcedAt)))
      .returning();
    if (!mine) return false;
    const [bought] = await tx.select().from(order).where(eq(order.id, mine.orderId));
    const [booked] = await tx.select().from(mentor).where(eq(mentor.id, mine.mentorId));
    // An account that was deleted in the meantime left nobody to write to, or about.
    if (!bought?.customerEmail || !booked) return false;
    const [customer] = await tx.select({ phone: user.phone }).from(user).where(eq(user.id, mine.userId));

    const { customerName, customerEmail, details } = bought;
    const until = formatDateTime(mine.expiresAt);
    const duration = durationOf(mine.hours);
    const when = { sessionId: id, madeAt: now, expiresAt: mine.expiresAt };
    const orderUrl = baseUrl + detailPath(bought.id);
    const mentorUrl = baseUrl + sessionPath(id, links.keyOf('mentor session', id));
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
        lines: bought.lines.map(({ name, amount }) => ({ name, amount: formatRupiah(amount) })),
        total: formatRupiah(bought.total),
        url: orderUrl,
        receiptUrl: baseUrl + receiptPath(bought.id),
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
    return true;
  });
}
