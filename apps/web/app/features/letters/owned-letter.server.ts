import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { letter } from '~/services/db/letter-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';

export interface OwnLetter {
  services: Pick<Services, 'db'>;
  userId: string;
  id: string;
}

/** One letter of this person that was not deleted. */
export function ownedLetter({ userId, id }: { userId: string; id: string }): SQL | undefined {
  return and(eq(letter.id, id), eq(letter.userId, userId), isNull(letter.deletedAt));
}

/** The row of a letter. @throws AppError not_found, also for another person's */
export async function findLetter(db: DbOrTx, own: { userId: string; id: string }) {
  const [row] = await db.select().from(letter).where(ownedLetter(own)).limit(1);
  if (!row) throw new AppError('not_found');
  return row;
}
