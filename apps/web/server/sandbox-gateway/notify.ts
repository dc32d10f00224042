import type { DbOrTx } from '../../app/services/db/db.server.ts';
import type { Services } from '../../app/services/services.server.ts';
import { findInvoice, midtransBody } from './store.ts';

/** What a tester may make go wrong on the way of a notification. */
export interface Mishaps {
  /** Sends it five times. */
  duplicates: boolean;
  /** Sends an older one after it. */
  disorder: boolean;
  /** Seconds before it is sent. */
  delay: number;
}

type NotifyServices = Pick<Services, 'db' | 'payments' | 'loopbackUrl'>;

/** Orders the notifications of what just happened, in the transaction in which it happened. */
export async function orderNotifications(
  { jobs }: Pick<Services, 'jobs'>,
  tx: DbOrTx,
  { token, transactionStatus, mishaps }: { token: string; transactionStatus: string; mishaps: Mishaps },
): Promise<void> {
  const { delay, duplicates, disorder } = mishaps;
  const send = (status: string, seconds: number) =>
    jobs.enqueue(
      tx,
      'sandbox-notify',
      { token, transactionStatus: status },
      // No delay at all, rather than one of no seconds: such a job is announced and begins at once.
      seconds > 0 ? { delay: seconds } : {},
    );
  const times = duplicates ? [0, 0, 0, 2, 4] : [0];
  for (const time of times) await send(transactionStatus, delay + time);
  if (disorder) await send('pending', delay + 3);
}

/** Job: calls our webhook as Midtrans would. @throws Error when it is not taken, so that it is sent again */
export async function sandboxNotify(
  { db, payments, loopbackUrl }: NotifyServices,
  { token, transactionStatus }: { token: string; transactionStatus: string },
): Promise<void> {
  const invoice = await findInvoice(db, { token });
  if (!invoice || !payments.sandboxKey) return;
  const response = await fetch(`${loopbackUrl}/webhooks/midtrans`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(midtransBody(invoice, transactionStatus, payments.sandboxKey)),
    signal: AbortSignal.timeout(5_000),
  });
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
}
