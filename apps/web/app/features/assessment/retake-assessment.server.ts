import { and, eq, isNull } from 'drizzle-orm';
import { assessmentResult } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';

interface RetakeAssessment {
  services: Pick<Services, 'db'>;
  userId: string;
  now?: Date;
}

/** Empties the person's list of results: the rows stay as history, none of them counts any more. */
export async function retakeAssessment({
  services,
  userId,
  now = new Date(),
}: RetakeAssessment): Promise<void> {
  await services.db
    .update(assessmentResult)
    .set({ retakenAt: now })
    .where(and(eq(assessmentResult.userId, userId), isNull(assessmentResult.retakenAt)));
}
