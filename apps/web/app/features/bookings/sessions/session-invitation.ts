import { ICalAttendeeRole, ICalAttendeeStatus, ICalEventStatus } from 'ical-generator';
import { OWN_UID } from '~/features/scheduling/public.ts';
import { openCalendarFile } from '~/services/calendar-file.ts';
import { nameOfCustomer } from './model.ts';

interface Person {
  name: string;
  email: string;
}

export interface Invitation {
  sessionId: string;
  /** How often the event changed since it was sent first. */
  sequence: number;
  method: 'REQUEST' | 'CANCEL';
  stamp: Date;
  startAt: Date;
  endAt: Date;
  /** Our own mailbox, as mails name it: `Setapak <halo@setapak.example>`. */
  from: string;
  mentor: Person;
  customer: Person;
  meetingUrl: string | null;
}

/**
 * A session as a scheduling message (RFC 5546): one event that a later message with a higher sequence changes or takes away. In
 * UTC, so that no time zone has to come along. We are the organizer, customer and mentor are invited.
 */
export function sessionInvitation(invitation: Invitation): string {
  const { sessionId, sequence, method, stamp, startAt, endAt, from, mentor, customer, meetingUrl } =
    invitation;
  const isCancelled = method === 'CANCEL';
  const calendar = openCalendarFile({ product: 'Mentoring', method });
  calendar.addEvent({
    id: sessionId + OWN_UID,
    sequence,
    stamp,
    start: startAt,
    end: endAt,
    summary: `Sesi mentoring: ${nameOfCustomer(customer.name)} dan ${mentor.name}`,
    description: meetingUrl
      ? `Ruang sesi: ${meetingUrl}`
      : 'Ruang sesi: mentor mengirim tautannya sebelum mulai.',
    organizer: organizerOf(from),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(meetingUrl && { location: meetingUrl, url: meetingUrl }),
    // An account that was deleted left no address.
    attendees: [customer, mentor]
      .filter(({ email }) => email)
      .map(({ name, email }) => ({
        name,
        email,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.NEEDSACTION,
        rsvp: !isCancelled,
      })),
  });
  return calendar.toString();
}

function organizerOf(from: string): Person {
  const [, name, email] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(from) ?? [];
  return { name: name || 'Setapak', email: email ?? from.trim() };
}
