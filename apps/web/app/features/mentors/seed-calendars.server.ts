import { inArray } from 'drizzle-orm';
import { saveCalendar } from '~/features/scheduling/public.server.ts';
import type { Availability, Weekday } from '~/features/scheduling/public.ts';
import { mentorAccount, mentorCalendar } from '~/services/db/calendar-schema.ts';
import type { SeededAccount } from '~/services/demo-seed.ts';
import type { Services } from '~/services/services.server.ts';

/** The sample mentor who signs in, and with which account. */
const SIGNS_IN = { mentorId: 'dimas', email: 'mentor@setapak.example' };

const usual: Availability = {
  timeZone: 'Asia/Jakarta',
  weekly: [],
  exceptions: [],
  bufferBefore: 0,
  bufferAfter: 15,
  leastNotice: 240,
  horizonDays: 28,
  mostPerDay: 4,
  mostPerWeek: null,
};

function hours(from: string, to: string, ...weekdays: Weekday[]) {
  return weekdays.map((weekday) => ({ weekday, from, to }));
}

/** Who of the demo's mentors keeps a calendar; the others agree on a time after the payment. */
const calendars: Record<string, Partial<Availability>> = {
  dimas: { weekly: [...hours('19:00', '21:30', 1, 2, 3, 4, 5), ...hours('09:00', '12:00', 6, 7)] },
  hana: { weekly: hours('18:30', '21:00', 1, 3, 5, 6) },
  made: { timeZone: 'Asia/Makassar', weekly: hours('16:00', '20:00', 2, 4, 6, 7) },
  siska: { timeZone: 'Europe/Berlin', weekly: hours('12:00', '15:00', 1, 2, 3, 4, 5), leastNotice: 1440 },
};

/** Gives sample mentors the calendars that they do not have yet. */
export async function seedCalendars({ db }: Pick<Services, 'db'>, now = new Date()): Promise<void> {
  const known = await db
    .select({ id: mentorCalendar.mentorId })
    .from(mentorCalendar)
    .where(inArray(mentorCalendar.mentorId, Object.keys(calendars)));
  const missing = Object.entries(calendars).filter(([id]) => !known.some((row) => row.id === id));
  for (const [mentorId, values] of missing)
    await db.transaction((tx) =>
      saveCalendar({ tx, mentorId, values: { ...usual, ...values, meetingUrl: null }, now }),
    );
}

/** Hands the sample mentor's desk to their account. */
export async function seedMentorAccount({ db }: Pick<Services, 'db'>, account: SeededAccount): Promise<void> {
  if (account.email !== SIGNS_IN.email) return;
  const { mentorId } = SIGNS_IN;
  await db
    .insert(mentorAccount)
    .values({ mentorId, userId: account.id, joinedAt: new Date() })
    .onConflictDoNothing();
}
