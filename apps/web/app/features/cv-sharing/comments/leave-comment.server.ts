import { and, eq, isNull } from 'drizzle-orm';
import { cvComment, cvShare } from '~/services/db/cv-sharing-schema.ts';
import { AppError } from '~/services/error.ts';
import { newId } from '~/services/id.ts';
import type { Services } from '~/services/services.server.ts';
import type { CommentForm } from './schema.ts';

/** So many may wait for their owner; more are refused until some are read. */
const WAITING = 100;

interface LeaveComment {
  services: Pick<Services, 'db' | 'events' | 'jobs' | 'limits'>;
  /** Opened as far as this visitor may see it. */
  shared: { id: string; userId: string; name: string };
  form: CommentForm;
  clientIp: string;
  /** Of the press that sends it. */
  id?: string | undefined;
}

/**
 * Keeps what somebody with the link says, for the owner to decide on. The owner gets a mail, once a day at most.
 * @throws AppError comments_closed, too_many, too_many_comments
 */
export async function leaveComment({
  services,
  shared,
  form,
  clientIp,
  id = newId(),
}: LeaveComment): Promise<void> {
  const { db, events, jobs, limits } = services;
  const { id: cvId, userId } = shared;
  const retryAfter =
    (await limits.take('comment-pair', `${cvId} ${clientIp}`)) ??
    (await limits.take('comment-network', clientIp)) ??
    (await limits.take('comment-cv', cvId));
  if (retryAfter !== undefined) throw new AppError('too_many', { retryAfter });
  const isNew = await db.transaction(async (tx) => {
    // Held until the end: comments that come at the same time count each other, and closing waits.
    const [share] = await tx
      .select({ active: cvShare.active, comments: cvShare.comments })
      .from(cvShare)
      .where(and(eq(cvShare.cvId, cvId), eq(cvShare.userId, userId)))
      .for('update');
    if (!share?.active || !share.comments) throw new AppError('comments_closed');
    // A form that was sent twice.
    if ((await tx.$count(cvComment, and(eq(cvComment.id, id), eq(cvComment.userId, userId)))) > 0)
      return false;
    const waiting = and(
      eq(cvComment.cvId, cvId),
      eq(cvComment.state, 'waiting'),
      isNull(cvComment.deletedAt),
    );
    if ((await tx.$count(cvComment, waiting)) >= WAITING) throw new AppError('too_many_comments');
    const { name, email, body } = form;
    await tx.insert(cvComment).values({ id, userId, cvId, name, email: email || null, body });
    await events.publish(tx, { userId, type: 'cv.changed', id: cvId });
    return true;
  });
  if (isNew && (await limits.take('comment-notice', userId)) === undefined)
    await jobs.enqueue(db, 'tell-owner', { userId, kind: 'cv-comment', about: shared.name });
}
