import { eq } from 'drizzle-orm';
import { calendarFields, readHours, type ClockRange } from '~/features/scheduling/public.ts';
import { momentOfLocal, saveCalendar } from '~/features/scheduling/public.server.ts';
import { mentorCalendar } from '~/services/db/calendar-schema.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { lockRecord } from '~/services/db/lock-record.server.ts';
import { fieldErrors, textFields, type FieldErrors } from '~/services/form.ts';
import { putBack, seenValues } from '~/services/seen-values.server.ts';
import type { Services } from '~/services/services.server.ts';
import { changeRoom, lockForRoom } from '../sessions/change-room.server.ts';
import type { NotifyServices } from '../sessions/notify-session.server.ts';

const DAY_MS = 86_400_000;

interface OfMentor {
  services: { db: DbOrTx };
  mentorId: string;
}

/** A mentor's calendar as its form shows it; null as long as they have none. */
export async function loadAvailability({ services: { db }, mentorId }: OfMentor) {
  const [row] = await db.select().from(mentorCalendar).where(eq(mentorCalendar.mentorId, mentorId));
  if (!row) return null;
  const { timeZone, weekly, exceptions, bufferBefore, bufferAfter, leastNotice, horizonDays } = row;
  const { mostPerDay, mostPerWeek, meetingUrl } = row;
  const rules = { bufferBefore, bufferAfter, leastNotice, horizonDays, mostPerDay, mostPerWeek };
  return { timeZone, weekly, exceptions, ...rules, meetingUrl };
}

/** The fields of the form, as a mentor reads what others changed of them. */
export const availabilityLabels: Record<string, string> = {
  timeZone: 'Zona waktu',
  weekly: 'Jam mingguan',
  exceptions: 'Tanggal yang berbeda',
  leastNotice: 'Paling cepat dipesan',
  horizonDays: 'Bisa dipesan sampai',
  bufferBefore: 'Jeda sebelum sesi',
  bufferAfter: 'Jeda setelah sesi',
  mostPerDay: 'Sesi paling banyak sehari',
  mostPerWeek: 'Sesi paling banyak seminggu',
  meetingUrl: 'Tautan ruang sesi',
};

const fieldNames = Object.keys(availabilityLabels);

/** The state that the form shows. */
export function seenAvailability(shown: AvailabilityData): string {
  return seenValues(fieldNames, asSeen(shown));
}

/** The database gives the keys of hours back in an order of its own. */
function asSeen(shown: AvailabilityData): Record<string, unknown> {
  const range = ({ from, to }: ClockRange) => `${from}-${to}`;
  return {
    ...shown,
    weekly: shown?.weekly.map((hours) => `${hours.weekday} ${range(hours)}`),
    exceptions: shown?.exceptions.map(({ date, hours }) => [date, ...hours.map(range)].join(' ')),
  };
}

export type AvailabilityData = Awaited<ReturnType<typeof loadAvailability>>;

interface SaveAvailability extends OfMentor {
  services: NotifyServices & Pick<Services, 'db' | 'events'>;
  form: FormData;
  now?: Date;
}

/** The form would put back what another window changed since it was opened: nothing is saved, unless it comes again with this `seen`. */
interface Overtaken {
  overtaken: string[];
  seen: string;
}

/**
 * Keeps what a mentor says of when they can be booked; sessions to come move to their new room.
 * @returns what is wrong with the form, or what it would have put back; null once it is kept
 */
export async function saveAvailability({
  services,
  mentorId,
  form,
  now = new Date(),
}: SaveAvailability): Promise<{ errors: FieldErrors } | Overtaken | null> {
  const fields = textFields(form);
  const parsed = calendarFields.safeParse(fields);
  const { weekly, exceptions, errors } = readHours(fields);
  const wrong = { ...(!parsed.success && fieldErrors(parsed.error)), ...errors };
  if (!parsed.success || Object.keys(wrong).length > 0) return { errors: wrong };
  const { timeZone } = parsed.data;
  const values = {
    ...parsed.data,
    weekly,
    // A day in the past says nothing any more; the hours of one may go on over its midnight.
    exceptions: exceptions.filter(
      ({ date }) => momentOfLocal(`${date}T00:00`, timeZone) > now.getTime() - 2 * DAY_MS,
    ),
  };
  const seen = fields['seen'];
  return services.db.transaction(async (tx) => {
    await lockRecord(tx, 'mentor_calendar', mentorId);
    if (seen !== undefined) {
      const shown = await loadAvailability({ services: { db: tx }, mentorId });
      const back = putBack(seen, fieldNames, { before: asSeen(shown), after: asSeen(values) });
      if (back.length > 0) return { overtaken: back, seen: seenAvailability(shown) };
    }
    const ownRoom = values.meetingUrl;
    const sessions = await lockForRoom(tx, { mentorId, ownRoom, now });
    await saveCalendar({ tx, mentorId, values, now });
    for (const facts of sessions) await changeRoom({ services, tx, facts: { ...facts, ownRoom }, now });
    return null;
  });
}
