import { and, eq } from 'drizzle-orm';
import { atsCheck } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';

interface DeleteCheck {
  services: Pick<Services, 'db' | 'storage' | 'events'>;
  userId: string;
  id: string;
}

/** Removes a check, what was read and the file. @throws AppError not_found */
export async function deleteCheck({ services, userId, id }: DeleteCheck): Promise<void> {
  const { db, storage, events } = services;
  const removed = await db.transaction(async (tx) => {
    const [row] = await tx
      .delete(atsCheck)
      .where(and(eq(atsCheck.id, id), eq(atsCheck.userId, userId)))
      .returning({ fileKey: atsCheck.fileKey });
    if (row) await events.publish(tx, { userId, type: 'ats-check.removed', id });
    return row;
  });
  if (!removed) throw new AppError('not_found');
  await storage.remove(removed.fileKey);
}
