import type { DbOrTx } from '~/services/db/db.server.ts';
import { AppError } from '~/services/error.ts';
import { callOffBatch, openTransfers, settleTransfers } from './payouts/settle-batch.server.ts';

interface SettleBatch {
  services: Parameters<typeof settleTransfers>[0]['services'];
  tx: DbOrTx;
  batchId: string;
  /** Null: it is called off. */
  reference: string | null;
  /** The transfers that the bank did not carry out; it made the others. */
  failed?: readonly string[];
  now?: Date;
}

/** All transfers of a batch that are under way end at once. */
export async function settleBatch({ services, tx, batchId, reference, failed = [], now }: SettleBatch) {
  if (reference === null) return callOffBatch({ tx, batchId, now });
  const open = await openTransfers(tx, batchId);
  if (open.length === 0) throw new AppError('batch_closed');
  const ends = open.map((payoutId) =>
    failed.includes(payoutId)
      ? { payoutId, outcome: 'failed' as const, reason: 'Ditolak bank' }
      : { payoutId, outcome: 'paid' as const, reference },
  );
  return settleTransfers({ services, tx, batchId, ends, now });
}
