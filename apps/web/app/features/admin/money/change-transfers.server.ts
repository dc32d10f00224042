import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import {
  failTransfer,
  finishTransfer,
  makeTransferFile,
  refundFileCsv,
  remindOfAccount,
  type TransferEnd,
} from '~/features/checkout/public.server.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { refund } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { recordAudit, type Actor } from '../record-audit.server.ts';
import { bankReason, bankReference, chosenTransfers } from './transfer-fields.ts';

/** The transfers that are meant, as the page's boxes send them: the refund, and when its account was given. */
const id = z.array(
  z
    .string()
    .max(120)
    .transform((text) => {
      const [refundId = '', accountAt = ''] = text.split('|');
      return { refundId, accountAt };
    }),
);
const chosen = {
  id: id.max(500),
  /** The file of which `all` that still wait are meant. */
  file: z.string().max(64).optional(),
  ...chosenTransfers,
};

export const transferChange = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('make') }),
  z.object({ intent: z.literal('transferred'), reference: bankReference, ...chosen }),
  z.object({ intent: z.literal('failed'), reason: bankReason, ...chosen }),
  z.object({ intent: z.literal('retry'), ...chosen }),
  z.object({ intent: z.literal('remind'), ...chosen }),
]);
type TransferChange = z.infer<typeof transferChange>;
type EndOfTransfers = Exclude<TransferChange, { intent: 'make' }>;

interface Change {
  services: Pick<Services, 'db' | 'jobs' | 'links' | 'events' | 'sealing' | 'baseUrl'>;
  actor: Actor;
}

/** An operator takes what can be transferred into a file. @returns its id @throws AppError nothing_to_transfer */
export async function startTransferFile({ services, actor }: Change): Promise<string> {
  return services.db.transaction(async (tx) => {
    const { fileId, count, total } = await makeTransferFile(tx, actor.email);
    const after = { count, total };
    await recordAudit({ tx, actor, resource: 'refund-files', recordId: fileId, action: 'make file', after });
    return fileId;
  });
}

/** The file for the bank, with account numbers in clear. @throws AppError not_found */
export async function exportTransferFile({ services, actor, fileId }: Change & { fileId: string }) {
  return services.db.transaction(async (tx) => {
    const csv = await refundFileCsv(services, tx, fileId);
    await recordAudit({
      tx,
      actor,
      resource: 'refund-files',
      recordId: fileId,
      action: 'view refund accounts',
    });
    return csv;
  });
}

/**
 * What became of transfers at the bank, each in a transaction of its own with its line in the audit: what another operator was faster
 * with is left as it is, and counted.
 * @returns the sentence that says what came of it @throws AppError none_chosen, transfer_ended where `all` is not what was seen
 */
export async function changeTransfers({
  services,
  actor,
  change,
}: Change & { change: EndOfTransfers }): Promise<string> {
  const wanted = await wantedOf(services.db, change);
  let done = 0;
  let left = 0;
  let twice = 0;
  for (const one of wanted)
    try {
      const end = await services.db.transaction((tx) => endOne({ services, actor, tx, change, ...one }));
      if (end === 'twice') twice += 1;
      else done += 1;
    } catch (error) {
      if (!(error instanceof AppError) || !['not_found', 'transfer_ended', 'conflict'].includes(error.code))
        throw error;
      left += 1;
    }
  const rest =
    left === 0
      ? ''
      : ` ${left} tidak diubah: sudah ditandai sebelumnya, atau rekeningnya diganti setelah halaman ini dibuka.`;
  const back =
    twice === 0
      ? ''
      : ` ${twice} sudah kembali ke pelanggan lewat jalan lain: minta kembali transfernya ke bank, dicatat di Perlu tindakan.`;
  return `${done} ${doneWords[change.intent]}.${back}${rest}`;
}

const doneWords: Record<EndOfTransfers['intent'], string> = {
  transferred: 'pengembalian dana ditandai sudah ditransfer, dan pelanggannya dikabari',
  failed: 'pengembalian dana ditandai gagal, dan pelanggannya diminta menulis rekening lagi',
  retry: 'pengembalian dana keluar dari filenya dan ikut file berikutnya',
  remind: 'pelanggan diingatkan lewat email',
};

async function wantedOf(db: DbOrTx, { id: ids, all, file, open }: EndOfTransfers) {
  if (!all || !file) {
    if (ids.length === 0) throw new AppError('none_chosen');
    return ids.map(({ refundId, accountAt }) => ({ refundId, accountAt }));
  }
  const inFile = await db
    .select({ refundId: refund.id })
    .from(refund)
    .where(and(eq(refund.fileId, file), eq(refund.status, 'manual')));
  if (inFile.length !== open) throw new AppError('transfer_ended');
  return inFile.map(({ refundId }) => ({ refundId, accountAt: undefined }));
}

interface EndOne extends Change {
  tx: DbOrTx;
  change: EndOfTransfers;
  refundId: string;
  accountAt: string | undefined;
}

async function endOne({
  services,
  actor,
  tx,
  change,
  refundId,
  accountAt,
}: EndOne): Promise<TransferEnd | 'other'> {
  const note = (action: string, orderId: string, after: Record<string, unknown>) =>
    recordAudit({ tx, actor, resource: 'orders', recordId: orderId, action, after: { refundId, ...after } });
  if (change.intent === 'transferred') {
    const { reference } = change;
    return finishTransfer({
      services,
      tx,
      refundId,
      reference,
      accountAt,
      note: ({ orderId, account }) => note('refund transferred', orderId, { account, reference }),
    });
  }
  if (change.intent === 'remind') {
    const { orderId } = await remindOfAccount({ services, tx, refundId });
    await note('remind of refund account', orderId, {});
    return 'other';
  }
  const reason = change.intent === 'failed' ? change.reason : null;
  const { orderId, account } = await failTransfer({ services, tx, refundId, reason });
  const action = reason === null ? 'refund transfer retried' : 'refund transfer failed';
  await note(action, orderId, { account, ...(reason !== null && { reason }) });
  return 'other';
}
