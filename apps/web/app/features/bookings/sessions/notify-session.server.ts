import { eq } from 'drizzle-orm';
import type { Config } from '~/services/config/config.server.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { user } from '~/services/db/schema.ts';
import type { MailProps } from '~/services/mail/message.ts';
import type { Services } from '~/services/services.server.ts';
import { HOME_ZONE, zonedSpan } from '~/ui/format/zoned-times.ts';
import { detailPath } from '../paths.ts';
import type { SessionFacts } from './lock-session.server.ts';
import { deskSessionPath, endOf, keySubject, nameOfCustomer, sessionPath } from './model.ts';
import { sessionInvitation } from './session-invitation.ts';

export type NotifyServices = Pick<Services, 'jobs' | 'links' | 'baseUrl'> & {
  config: Pick<Config, 'MAIL_FROM' | 'MEETING_URL_TEMPLATE'>;
};

type News = MailProps<'session-news'>;

interface NotifySession {
  facts: SessionFacts;
  kind: News['kind'];
  to: readonly News['reader'][];
  /** Where it is not the session's own, such as one that is proposed. */
  startAt?: Date;
  words?: string | null;
  /** What calendars are asked to do with it. */
  method?: 'REQUEST' | 'CANCEL';
  /** Where nothing but the job that asks for the mails notes that they were asked for. */
  once?: string;
  now: Date;
}

/** Asks for the mails about a session in the transaction that makes them true: sent once when that stands, and never otherwise. */
export async function notifySession(
  services: NotifyServices,
  tx: DbOrTx,
  {
    facts,
    kind,
    to,
    startAt = facts.session.startAt ?? undefined,
    words = null,
    method,
    once,
    now,
  }: NotifySession,
): Promise<void> {
  const { order, session, mentor, mentorZone } = facts;
  const zoneOf = { customer: session.timeZone ?? HOME_ZONE, mentor: mentorZone, operator: HOME_ZONE };
  const nameOf = { customer: order.customerName, mentor: mentor.name, operator: '' };
  const urlOf = {
    customer: services.baseUrl + detailPath(order.id),
    // Of a session that is another's by now, or nobody's, its page says that there is none.
    mentor: kind === 'left' || session.revokedAt ? null : mentorSessionUrl(services, facts),
    operator: `${services.baseUrl}/admin/orders/${order.id}`,
  };
  const isReminder = kind === 'day' || kind === 'hour';
  for (const reader of to)
    for (const address of await addressesOf(tx, reader, facts))
      await services.jobs.enqueue(
        tx,
        'send-mail',
        {
          template: 'session-news',
          to: address,
          ...(isReminder && startAt && { until: startAt.toISOString() }),
          props: {
            kind,
            reader,
            name: nameOf[reader],
            customerName: nameOfCustomer(order.customerName),
            mentorName: mentor.name,
            when: startAt ? zonedSpan(startAt, session.hours * 60, zoneOf[reader]) : 'Belum ditentukan',
            meetingUrl: reader === 'operator' || method === 'CANCEL' ? null : session.meetingUrl,
            words,
            url: urlOf[reader],
            ...(method &&
              startAt && { method, calendar: invitationTo(services, facts, method, startAt, now) }),
          },
        },
        once === undefined ? {} : { once: `${once} ${address}` },
      );
}

/** The session as its calendars know it. */
export function invitationTo(
  { config }: Pick<NotifyServices, 'config'>,
  { order, session, mentor }: SessionFacts,
  method: 'REQUEST' | 'CANCEL',
  startAt: Date,
  now: Date,
): string {
  return sessionInvitation({
    sessionId: session.id,
    sequence: session.sequence,
    method,
    stamp: now,
    startAt,
    endAt: endOf({ startAt, hours: session.hours }),
    from: config.MAIL_FROM,
    mentor: { name: mentor.name, email: mentor.email },
    customer: { name: order.customerName, email: order.customerEmail },
    meetingUrl: session.meetingUrl,
  });
}

/** The mentor's own room, or one of the configured server whose name cannot be guessed. */
export function meetingUrlOf(
  { config }: Pick<NotifyServices, 'config'>,
  { ownRoom, session }: SessionFacts,
): string | null {
  return ownRoom ?? config.MEETING_URL_TEMPLATE?.replace('{room}', `setapak-${session.id}`) ?? null;
}

/** Where the mentor sees the session: at their desk, or behind a signed link. */
export function mentorSessionUrl(
  { links, baseUrl }: Pick<NotifyServices, 'links' | 'baseUrl'>,
  { session, hasAccount }: Pick<SessionFacts, 'session' | 'hasAccount'>,
): string {
  if (hasAccount) return baseUrl + deskSessionPath(session.id);
  return baseUrl + sessionPath(session.id, links.keyOf('mentor session', keySubject(session)));
}

async function addressesOf(
  tx: DbOrTx,
  reader: News['reader'],
  { order, mentor }: SessionFacts,
): Promise<string[]> {
  if (reader === 'mentor') return [mentor.email];
  // An account that was deleted left no address.
  if (reader === 'customer') return order.customerEmail ? [order.customerEmail] : [];
  const admins = await tx.select({ email: user.email }).from(user).where(eq(user.role, 'admin'));
  return admins.map(({ email }) => email);
}
