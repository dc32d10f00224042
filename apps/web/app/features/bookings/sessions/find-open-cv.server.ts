import { and, eq, isNull } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import type { mentoringSession, order } from '~/services/db/payments-schema.ts';
import { cv } from '~/services/db/schema.ts';
import { isCvOpen } from './model.ts';

interface Booked {
  session: typeof mentoringSession.$inferSelect;
  order: Pick<typeof order.$inferSelect, 'details'>;
}

/**
 * The CV that a customer gave along with a booking, as long as the mentor reads it. The only way to it: who shows its name and who
 * hands it out ask the same.
 */
export async function findOpenCv(
  db: DbOrTx,
  { session, order: { details } }: Booked,
  now: Date,
): Promise<{ id: string; userId: string; name: string } | undefined> {
  if (!details.cvId || !isCvOpen(session, now)) return undefined;
  const [found] = await db
    .select({ id: cv.id, userId: cv.userId, name: cv.name })
    .from(cv)
    .where(and(eq(cv.id, details.cvId), eq(cv.userId, session.userId), isNull(cv.deletedAt)));
  return found;
}
