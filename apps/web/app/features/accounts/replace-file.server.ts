import { eq } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { profile } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';
import { removeLater } from '~/services/storage/remove-files.server.ts';

type FileColumn = 'avatarKey' | 'cvKey';

interface ReplaceFile {
  services: Pick<Services, 'db' | 'jobs'>;
  userId: string;
  column: FileColumn;
  /** The new file's columns; nulls where the file is only removed. */
  values: Partial<typeof profile.$inferInsert>;
  /** What else belongs to the same change. */
  alongside?: (tx: DbOrTx) => Promise<unknown>;
}

/** Puts another file, or none, in a file's place; the one before is removed by a job once this is committed. */
export async function replaceFile({ services, userId, column, values, alongside }: ReplaceFile) {
  const { db } = services;
  await db.transaction(async (tx) => {
    await tx.insert(profile).values({ userId }).onConflictDoNothing();
    const [before] = await tx
      .select({ key: profile[column] })
      .from(profile)
      .where(eq(profile.userId, userId))
      .for('update');
    await tx
      .update(profile)
      .set({ ...values, updatedAt: new Date() })
      .where(eq(profile.userId, userId));
    await alongside?.(tx);
    await removeLater(services, tx, [before?.key]);
  });
}
