import { letter } from '~/services/db/letter-schema.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { removeLater, writeOrRemove } from '~/services/storage/remove-files.server.ts';
import { ownedLetter, type OwnLetter } from './owned-letter.server.ts';

interface ReplaceFile extends OwnLetter {
  services: Pick<Services, 'db' | 'jobs' | 'storage'>;
  column: 'sentKey' | 'packageKey';
  pdf: Uint8Array;
  /** The new file's other columns. */
  values: Partial<typeof letter.$inferInsert>;
  /** What else belongs to the same change. */
  alongside?: (tx: DbOrTx) => Promise<unknown>;
}

/** Keeps a PDF with a letter; the one before is removed once this is committed. @throws AppError not_found */
export async function replaceFile({
  services,
  userId,
  id,
  column,
  pdf,
  values,
  alongside,
}: ReplaceFile): Promise<void> {
  const { key } = await services.storage.put('letter', pdf, { contentType: 'application/pdf' });
  await writeOrRemove(services.storage, key, () =>
    services.db.transaction(async (tx) => {
      const [before] = await tx
        .select({ key: letter[column] })
        .from(letter)
        .where(ownedLetter({ userId, id }))
        .for('update');
      if (!before) throw new AppError('not_found');
      await tx
        .update(letter)
        .set({ ...values, [column]: key })
        .where(ownedLetter({ userId, id }));
      await removeLater(services, tx, [before.key]);
      await alongside?.(tx);
    }),
  );
}
