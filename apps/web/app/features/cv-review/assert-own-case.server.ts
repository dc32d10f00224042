import type { Db } from '~/services/db/db.server.ts';
import { ownCase } from './own-case.server.ts';

/** Refuses before anything is stored; what is stored then is looked at once more. @throws AppError not_found, review_closed */
export async function assertOwnCase(db: Db, own: { reviewerId: string; bookId: string }): Promise<void> {
  await db.transaction(async (tx) => {
    await ownCase(tx, own);
  });
}
