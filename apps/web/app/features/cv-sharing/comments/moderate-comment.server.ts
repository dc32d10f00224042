import { and, eq, lt } from 'drizzle-orm';
import { ownsCv } from '~/features/cv-sync/public.server.ts';
import { cvComment } from '~/services/db/cv-sharing-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import type { Moderation } from './schema.ts';

/** How long a deleted comment can be brought back. */
const KEPT_MS = 24 * 3_600_000;

interface ModerateComment {
  services: Pick<Services, 'db' | 'events'>;
  userId: string;
  /** The CV's id. */
  id: string;
  comment: string;
  intent: Moderation;
}

/** What the owner decides about a comment. @returns what takes the decision back @throws AppError not_found */
export async function moderateComment({
  services,
  userId,
  id,
  comment,
  intent,
}: ModerateComment): Promise<Moderation> {
  if (!(await ownsCv({ services, userId, id }))) throw new AppError('not_found');
  const own = and(eq(cvComment.id, comment), eq(cvComment.cvId, id), eq(cvComment.userId, userId));
  return services.db.transaction(async (tx) => {
    const [before] = await tx.select({ state: cvComment.state }).from(cvComment).where(own).for('update');
    if (!before) throw new AppError('not_found');
    await tx.update(cvComment).set(changeOf(intent)).where(own);
    await services.events.publish(tx, { userId, type: 'cv.changed', id });
    return undoOf(intent, before.state);
  });
}

const intentOf = { waiting: 'wait', approved: 'approve', hidden: 'hide' } as const;

function undoOf(intent: Moderation, before: keyof typeof intentOf): Moderation {
  switch (intent) {
    case 'resolve':
      return 'reopen';
    case 'reopen':
      return 'resolve';
    case 'delete':
      return 'restore';
    case 'restore':
      return 'delete';
    default:
      return intentOf[before];
  }
}

function changeOf(intent: Moderation): Partial<typeof cvComment.$inferInsert> {
  switch (intent) {
    case 'approve':
      return { state: 'approved' };
    case 'hide':
      return { state: 'hidden' };
    case 'wait':
      return { state: 'waiting' };
    case 'resolve':
      return { resolvedAt: new Date() };
    case 'reopen':
      return { resolvedAt: null };
    case 'delete':
      return { deletedAt: new Date() };
    case 'restore':
      return { deletedAt: null };
  }
}

/** Job: removes for good what was deleted longer ago than it can be brought back. @returns how many */
export async function purgeDeletedComments({ db }: Pick<Services, 'db'>, now = new Date()): Promise<number> {
  const gone = await db
    .delete(cvComment)
    .where(lt(cvComment.deletedAt, new Date(now.getTime() - KEPT_MS)))
    .returning({ id: cvComment.id });
  return gone.length;
}
