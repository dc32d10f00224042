import type { DbOrTx } from '~/services/db/db.server.ts';
import type { MailProps } from '~/services/mail/message.ts';
import { formatDue } from './format-due.ts';
import type { LockedCase } from './locked-case.server.ts';
import { roleNames } from './model.ts';
import type { ReviewServices } from './services.ts';

interface NotifyReviewers {
  services: Pick<ReviewServices, 'jobs' | 'baseUrl'>;
  tx: DbOrTx;
  kind: MailProps<'review-work'>['kind'];
  to: readonly { name: string; email: string }[];
  locked: Pick<LockedCase, 'order' | 'dueAt'>;
  /** Where the mail leads, if not to the work itself. */
  page?: string | undefined;
}

/** Asks for the mails to those who review, in the transaction that makes them true. They name nobody whose CV it is. */
export async function notifyReviewers({
  services,
  tx,
  kind,
  to,
  locked: { order, dueAt },
  page = kind === 'assigned' || kind === 'due' || kind === 'answered' ? `/reviewer/${order.id}` : '/reviewer',
}: NotifyReviewers) {
  for (const { name, email } of to)
    await services.jobs.enqueue(tx, 'send-mail', {
      template: 'review-work',
      to: email,
      props: {
        kind,
        name,
        due: formatDue(dueAt),
        targetRole: roleNames[order.details.targetRole ?? 'other'] ?? 'Lainnya',
        url: services.baseUrl + page,
      },
    });
}
