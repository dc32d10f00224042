import { listFreeTimes } from '~/features/scheduling/public.server.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { loadBooking } from './load-booking.server.ts';
import { canMove } from './sessions/model.ts';

interface LoadSessionTime {
  services: Pick<Services, 'db'>;
  userId: string;
  bookId: string;
  now?: Date;
}

const MOST_TIMES = 150;

/**
 * From which times a customer can choose for a session that they paid.
 * @throws AppError not_found; too_late_to_change where they can choose none themselves
 */
export async function loadSessionTime({ services, userId, bookId, now = new Date() }: LoadSessionTime) {
  const { session, mentor, status, hasCalendar } = await loadBooking({ services, userId, bookId, now });
  if (!session || !mentor || !hasCalendar) throw new AppError('not_found');
  if (!['paid', 'in_progress'].includes(status) || !canMove(session, now))
    throw new AppError('too_late_to_change');
  const times = await listFreeTimes({
    db: services.db,
    mentorId: mentor.id,
    minutes: session.hours * 60,
    now,
    most: MOST_TIMES,
    without: bookId,
  });
  const { startAt, moves, hours } = session;
  const others = (times ?? []).filter((time) => time !== startAt?.getTime());
  return { bookId, mentorName: mentor.name, startAt, moves, hours, times: others };
}

export type SessionTimes = Awaited<ReturnType<typeof loadSessionTime>>;
