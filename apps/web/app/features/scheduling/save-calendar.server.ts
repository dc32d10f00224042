import { mentorCalendar } from '~/services/db/calendar-schema.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import type { Availability } from './model.ts';
import { refreshNextFree } from './refresh-next-free.server.ts';

interface SaveCalendar {
  tx: DbOrTx;
  mentorId: string;
  values: Availability & { meetingUrl: string | null };
  now: Date;
}

/** Keeps when a mentor can be booked, and when they are free next by it. Sessions that stand are left as they are. */
export async function saveCalendar({ tx, mentorId, values, now }: SaveCalendar): Promise<void> {
  const kept = {
    ...values,
    weekly: [...values.weekly],
    exceptions: [...values.exceptions],
    // Whole days of the mentor's own calendar are meant in their zone, which may be another one now.
    busyCheckAt: now,
    updatedAt: now,
  };
  await tx
    .insert(mentorCalendar)
    .values({ mentorId, ...kept })
    .onConflictDoUpdate({ target: mentorCalendar.mentorId, set: kept });
  await refreshNextFree(tx, mentorId, now);
}
