import { eq, inArray } from 'drizzle-orm';
import type { AccountData } from '~/services/account-data.ts';
import { mentorAccount, mentorBusy, mentorCalendar } from '~/services/db/calendar-schema.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';

const mentorOf = (db: DbOrTx, userId: string) =>
  db.select({ id: mentorAccount.mentorId }).from(mentorAccount).where(eq(mentorAccount.userId, userId));

/** The hours of somebody who is a mentor. They stay with the mentor's page; their own calendar is read for nobody once they are gone. */
export const calendarData: AccountData = {
  async rows(db, userId) {
    const own = inArray(mentorCalendar.mentorId, mentorOf(db, userId));
    const calendars = await db.select().from(mentorCalendar).where(own);
    return { mentor_calendar: calendars.map(({ busyUrl: _, feedVersion: __, ...kept }) => kept) };
  },
  async forget(tx, { id }) {
    const none = { busyUrl: null, busyReadAt: null, busyProblem: null };
    await tx
      .update(mentorCalendar)
      .set(none)
      .where(inArray(mentorCalendar.mentorId, mentorOf(tx, id)));
    await tx.delete(mentorBusy).where(inArray(mentorBusy.mentorId, mentorOf(tx, id)));
  },
};
