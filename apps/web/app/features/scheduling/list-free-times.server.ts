import type { DbOrTx } from '~/services/db/db.server.ts';
import { freeSlots } from './free-slots.ts';
import { loadCalendar } from './load-calendar.server.ts';
import { MINUTE_MS } from './model.ts';

const DAY_MS = 24 * 60 * MINUTE_MS;

interface ListFreeTimes {
  db: DbOrTx;
  mentorId: string;
  /** How long the session lasts. */
  minutes: number;
  now: Date;
  /** The earliest so many. */
  most: number;
  /** The order whose own time counts as free. */
  without?: string;
}

/** When a session with a mentor can begin, in UTC milliseconds; null for a mentor without a calendar. */
export async function listFreeTimes({ minutes, now, most, ...of }: ListFreeTimes): Promise<number[] | null> {
  const calendar = await loadCalendar({ ...of, now });
  if (!calendar) return null;
  const at = now.getTime();
  const within = { from: at, to: at + (calendar.availability.horizonDays + 1) * DAY_MS };
  return freeSlots({ ...calendar, minutes, now: at, within }).slice(0, most);
}
