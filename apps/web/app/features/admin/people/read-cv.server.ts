import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { freezeCvForOthers } from '~/features/cv-rendering/public.server.ts';
import { cv } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { recordAudit, type Actor } from '../record-audit.server.ts';

export const readingReason = z.string().trim().min(10, 'Tulis alasannya, minimal 10 karakter').max(300);

interface ReadCv {
  services: Services;
  actor: Actor;
  userId: string;
  cvId: string;
  reason: string;
}

/**
 * An operator opens somebody's CV. The reason is written down first, is mailed to the owner, and stands on their page of security:
 * without it nobody of ours reads a CV here.
 * @throws AppError not_found, busy, render_failed
 */
export async function readCv({ services, actor, userId, cvId, reason }: ReadCv) {
  await services.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ name: cv.name })
      .from(cv)
      .where(and(eq(cv.id, cvId), eq(cv.userId, userId), isNull(cv.deletedAt)));
    if (!found) throw new AppError('not_found');
    const after = { cvId, cvName: found.name, reason };
    await recordAudit({ tx, actor, resource: 'users', recordId: userId, action: 'read cv', after });
    await services.jobs.enqueue(tx, 'tell-owner', { userId, kind: 'cv-read', about: reason });
  });
  return freezeCvForOthers({ services, userId, id: cvId });
}
