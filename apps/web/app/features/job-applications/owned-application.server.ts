import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { jobApplication } from '~/services/db/job-application-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';

export interface OwnApplication {
  services: Pick<Services, 'db' | 'events'>;
  userId: string;
  id: string;
}

/** One application of this person that was not deleted. */
export function ownedApplication({ userId, id }: { userId: string; id: string }): SQL | undefined {
  return and(eq(jobApplication.id, id), eq(jobApplication.userId, userId), isNull(jobApplication.deletedAt));
}

/** Set by whatever changes words, place or steps other than a device's save: devices hear that theirs is behind. */
export const nextRevision = { revision: sql`${jobApplication.revision} + 1`, saveId: null };

/** The same for what hangs on it. */
export async function markChanged(tx: DbOrTx, own: { userId: string; id: string }): Promise<void> {
  await tx.update(jobApplication).set(nextRevision).where(ownedApplication(own));
}

/** Inside a transaction: holds the row, so that what hangs on it can be counted. @throws AppError not_found */
export async function lockApplication(tx: DbOrTx, own: { userId: string; id: string }) {
  const [row] = await tx.select().from(jobApplication).where(ownedApplication(own)).for('update');
  if (!row) throw new AppError('not_found');
  return row;
}

/** What changes the order of a person's board, or how many stand on it, waits for each other. */
export async function lockBoard(tx: DbOrTx, userId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`board:${userId}`}, 0))`);
}

/** In the same transaction: the person's other tabs load it again. */
export function notifyTabs(services: Pick<Services, 'events'>, tx: DbOrTx, userId: string, id: string) {
  return services.events.publish(tx, { userId, type: 'application.changed', id });
}
