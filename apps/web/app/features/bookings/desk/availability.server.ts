import { eq } from 'drizzle-orm';
import { calendarFields, readHours } from '~/features/scheduling/public.ts';
import { momentOfLocal, saveCalendar } from '~/features/scheduling/public.server.ts';
import { mentorCalendar } from '~/services/db/calendar-schema.ts';
import { fieldErrors, textFields, type FieldErrors } from '~/services/form.ts';
import type { Services } from '~/services/services.server.ts';
import { changeRoom, lockForRoom } from '../sessions/change-room.server.ts';
import type { NotifyServices } from '../sessions/notify-session.server.ts';

const DAY_MS = 86_400_000;

interface OfMentor {
  services: Pick<Services, 'db'>;
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

export type AvailabilityData = Awaited<ReturnType<typeof loadAvailability>>;

interface SaveAvailability extends OfMentor {
  services: OfMentor['services'] & NotifyServices & Pick<Services, 'events'>;
  form: FormData;
  now?: Date;
}

/** Keeps what a mentor says of when they can be booked; sessions to come move to their new room. @returns what is wrong with the form; null once it is kept */
export async function saveAvailability({
  services,
  mentorId,
  form,
  now = new Date(),
}: SaveAvailability): Promise<FieldErrors | null> {
  const fields = textFields(form);
  const parsed = calendarFields.safeParse(fields);
  const { weekly, exceptions, errors } = readHours(fields);
  const wrong = { ...(!parsed.success && fieldErrors(parsed.error)), ...errors };
  if (!parsed.success || Object.keys(wrong).length > 0) return wrong;
  const { timeZone } = parsed.data;
  const values = {
    ...parsed.data,
    weekly,
    // A day in the past says nothing any more; the hours of one may go on over its midnight.
    exceptions: exceptions.filter(
      ({ date }) => momentOfLocal(`${date}T00:00`, timeZone) > now.getTime() - 2 * DAY_MS,
    ),
  };
  await services.db.transaction(async (tx) => {
    const ownRoom = values.meetingUrl;
    const sessions = await lockForRoom(tx, { mentorId, ownRoom, now });
    await saveCalendar({ tx, mentorId, values, now });
    for (const facts of sessions) await changeRoom({ services, tx, facts: { ...facts, ownRoom }, now });
  });
  return null;
}
