import { eq, sql } from 'drizzle-orm';
import { jobBoard } from '~/services/db/job-application-schema.ts';
import type { Services } from '~/services/services.server.ts';

interface OfPerson {
  services: Pick<Services, 'db'>;
  userId: string;
}

/** Switches the mails of the board on or off. */
export async function setReminders({ services, userId, isOn }: OfPerson & { isOn: boolean }): Promise<void> {
  await services.db
    .insert(jobBoard)
    .values({ userId, reminders: isOn })
    .onConflictDoUpdate({ target: jobBoard.userId, set: { reminders: isOn } });
}

/** Makes a new secret address of the calendar, at which the one before opens nothing any more. */
export async function renewFeed({ services, userId }: OfPerson): Promise<void> {
  await services.db
    .insert(jobBoard)
    .values({ userId, feedVersion: 1 })
    .onConflictDoUpdate({
      target: jobBoard.userId,
      set: { feedVersion: sql`${jobBoard.feedVersion} + 1` },
    });
}

/** 0 where there is no such address. */
export async function feedVersionOf({ services, userId }: OfPerson): Promise<number> {
  const [row] = await services.db
    .select({ version: jobBoard.feedVersion })
    .from(jobBoard)
    .where(eq(jobBoard.userId, userId));
  return row?.version ?? 0;
}
