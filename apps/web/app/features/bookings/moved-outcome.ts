import { zonedSpan } from '~/ui/format/zoned-times.ts';
import type { OrderFormOutcome } from './handle-order-form.server.ts';
import type { Booking } from './load-booking.server.ts';

type MovedSession = Pick<NonNullable<Booking['session']>, 'startAt' | 'hours' | 'timeZone'>;

/** What an order says of its session right after the mentee gave it another time. */
export function movedOutcome(session: MovedSession | undefined): OrderFormOutcome | null {
  if (!session?.startAt) return null;
  const when = zonedSpan(session.startAt, session.hours * 60, session.timeZone);
  return {
    about: 'order',
    tone: 'success',
    text: `Sesimu pindah ke ${when}. Mentormu kami kabari.`,
    errors: {},
  };
}
