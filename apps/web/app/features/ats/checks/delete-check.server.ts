import { and, eq } from 'drizzle-orm';
import { atsCheck } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { removeLater } from '~/services/storage/remove-files.server.ts';

interface DeleteCheck {
  services: Pick<Services, 'db' | 'jobs' | 'events'>;
  userId: string;
  id: string;
}

/** Removes a check, what was read and the file. @throws AppError not_found */
export async function deleteCheck({ services, userId, id }: DeleteCheck): Promise<void> {
  const { db, events } = services;
  await db.transaction(async (tx) => {
    const [row] = await tx
      .delete(atsCheck)
      .where(and(eq(atsCheck.id, id), eq(atsCheck.userId, userId)))
      .returning({ fileKey: atsCheck.fileKey });
    if (!row) throw new AppError('not_found');
    await events.publish(tx, { userId, type: 'ats-check.removed', id });
    await removeLater(services, tx, [row.fileKey]);
  });
}
