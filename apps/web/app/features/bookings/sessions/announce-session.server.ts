import { eq } from 'drizzle-orm';
import { mentoringSession } from '~/services/db/payments-schema.ts';
import { user } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';
import { formatDateTime } from '~/ui/format/dates.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { durationOf } from '../model.ts';
import { HOME_ZONE, isSameClock, zonedSpan } from '~/ui/format/zoned-times.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { detailPath, receiptPath } from '../paths.ts';
import { lockSession, type SessionFacts } from './lock-session.server.ts';
import {
  invitationTo,
  meetingUrlOf,
  mentorSessionUrl,
  type NotifyServices,
} from './notify-session.server.ts';
import { sessionCalendar } from './session-calendar.ts';

interface AnnounceSession {
  services: NotifyServices & Pick<Services, 'db'>;
  sessionId: string;
  now?: Date;
}

/**
 * Job: tells customer and mentor of a session that was paid for. The mails are queued in the transaction that notes it, so
 * each goes out once, however often the job runs.
 */
export async function announceSession({ services, sessionId: id, now = new Date() }: AnnounceSession) {
  const { db, jobs, baseUrl } = services;
  await db.transaction(async (tx) => {
    // An account that was deleted in the meantime may have taken its sessions along.
    if ((await tx.$count(mentoringSession, eq(mentoringSession.id, id))) === 0) return;
    const locked = await lockSession(tx, { sessionId: id });
    const { order: orderRow, session: mine, mentor: booked } = locked;
    if (mine.announcedAt || mine.revokedAt) return;
    await tx
      .update(mentoringSession)
      .set({ announcedAt: now, updatedAt: now })
      .where(eq(mentoringSession.id, id));
    // Or has left no address.
    if (!orderRow.customerEmail) return;
    const [customer] = await tx.select({ phone: user.phone }).from(user).where(eq(user.id, mine.userId));

    const { customerName, customerEmail, details } = orderRow;
    const until = formatDateTime(mine.expiresAt);
    const duration = durationOf(mine.hours);
    const facts = await roomFor(services, tx, locked);
    const orderUrl = baseUrl + detailPath(orderRow.id);
    const mentorUrl = mentorSessionUrl(services, facts);
    const time = {
      customer: timeFor(services, facts, { reader: 'customer', url: orderUrl, now }),
      mentor: timeFor(services, facts, { reader: 'mentor', url: mentorUrl, now }),
    };
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
        isTimeLost: mine.startAt === null && mine.timeLostAt !== null,
        ...time.customer,
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
        customerWhen: otherClock(mine, facts.mentorZone),
        ...time.mentor,
      },
    });
  });
}

/** A session's time on the customer's clock, where that shows another one than the mentor's. */
function otherClock({ startAt, hours, timeZone }: SessionFacts['session'], mentorZone: string) {
  if (!startAt || !timeZone || isSameClock(startAt, timeZone, mentorZone)) return undefined;
  return zonedSpan(startAt, hours * 60, timeZone);
}

/** Gives a session at a chosen time its room. */
async function roomFor(services: NotifyServices, tx: DbOrTx, facts: SessionFacts): Promise<SessionFacts> {
  const { session } = facts;
  if (!session.startAt || session.meetingUrl) return facts;
  const meetingUrl = meetingUrlOf(services, facts);
  await tx.update(mentoringSession).set({ meetingUrl }).where(eq(mentoringSession.id, session.id));
  return { ...facts, session: { ...session, meetingUrl } };
}

interface Reader {
  reader: 'customer' | 'mentor';
  /** Where they see the session. */
  url: string;
  now: Date;
}

/** What a mail says of the session's time: an invitation to the one that was chosen, or a reminder of the seven days. */
function timeFor(services: NotifyServices, facts: SessionFacts, { reader, url, now }: Reader) {
  const { session, order: orderRow, mentor: booked, mentorZone } = facts;
  const { id, startAt, expiresAt, meetingUrl, hours } = session;
  if (startAt)
    return {
      when: zonedSpan(
        startAt,
        hours * 60,
        reader === 'mentor' ? mentorZone : (session.timeZone ?? HOME_ZONE),
      ),
      meetingUrl,
      method: 'REQUEST' as const,
      calendar: invitationTo(services, facts, 'REQUEST', startAt, now),
    };
  const withName = reader === 'mentor' ? orderRow.customerName : booked.name;
  return { calendar: sessionCalendar({ sessionId: id, madeAt: now, expiresAt, withName, url }) };
}
