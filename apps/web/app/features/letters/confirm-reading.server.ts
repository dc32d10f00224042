import { letter } from '~/services/db/letter-schema.ts';
import { findLetter, ownedLetter, type OwnLetter } from './owned-letter.server.ts';
import type { ReadCv } from './read-cv.ts';

/** What was read of a file without being sure has been looked over: it is marked no more. @throws AppError not_found */
export async function confirmReading({ services, userId, id }: OwnLetter): Promise<void> {
  await services.db.transaction(async (tx) => {
    const { readCv } = await findLetter(tx, { userId, id });
    if (readCv === null) return;
    const lookedOver: ReadCv = { ...(readCv as ReadCv), unsure: [] };
    await tx.update(letter).set({ readCv: lookedOver }).where(ownedLetter({ userId, id }));
  });
}
