import { z } from 'zod';
import { keepReportedReview } from '~/features/bookings/public.server.ts';
import { closedTask } from '~/services/db/payments-schema.ts';
import type { Services } from '~/services/services.server.ts';
import { recordAudit, type Actor } from '../record-audit.server.ts';

export const taskClosing = z.object({
  key: z.string().min(3).max(200),
  note: z.string().trim().min(5, 'Tulis apa yang sudah dilakukan').max(300),
});

/** Before the order of a review that its mentor reported. */
const REPORT = 'review_report:';

interface CloseTask {
  services: Pick<Services, 'db' | 'jobs' | 'baseUrl'>;
  actor: Actor;
  closing: z.infer<typeof taskClosing>;
}

/** An operator dealt with it elsewhere, and says how. A second time changes nothing. */
export async function closeTask({ services, actor, closing: { key, note } }: CloseTask): Promise<void> {
  await services.db.transaction(async (tx) => {
    const [closed] = await tx
      .insert(closedTask)
      .values({ key, note, actorEmail: actor.email })
      .onConflictDoNothing()
      .returning({ key: closedTask.key });
    if (!closed) return;
    await recordAudit({ tx, actor, action: 'close task', resource: 'tasks', recordId: key, after: { note } });
    if (key.startsWith(REPORT))
      await keepReportedReview({ services, tx, orderId: key.slice(REPORT.length), why: note });
  });
}
