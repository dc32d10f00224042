import { eq } from 'drizzle-orm';
import { z } from 'zod';
import {
  batchCsv,
  callOffBatch,
  loadBatch,
  makeBatch,
  matchResults,
  mentorAccountInput,
  openTransfers,
  readTransferResults,
  returnPayout,
  saveMentorBankAccount,
  settleTransfers,
  type MentorAccount,
  type TransferEnd,
} from '~/features/ledger/public.server.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { mentorBankAccount } from '~/services/db/ledger-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { unlessDone, wasDone } from '../done-to.server.ts';
import { recordAudit, type Actor } from '../record-audit.server.ts';
import { bankReason, bankReference, chosenTransfers, NO_REFERENCE } from './transfer-fields.ts';

const payoutId = z.string().min(1).max(64);
/** The transfers that are meant: those that were ticked, or all that are under way. */
const chosen = { id: z.array(payoutId).max(500), ...chosenTransfers };
/** A line of a bank's file that was looked over, as the page before sent it. */
const resultLine = z
  .string()
  .max(1_000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('not JSON');
      return z.NEVER;
    }
  })
  .pipe(
    z.discriminatedUnion('outcome', [
      z.object({ payoutId, outcome: z.literal('paid'), reference: z.string().max(100) }),
      z.object({ payoutId, outcome: z.literal('failed'), reason: z.string().max(200) }),
    ]),
  );

const needsReference = (line: z.infer<typeof resultLine>) => line.outcome === 'paid' && line.reference === '';

export const batchChange = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('paid'), reference: bankReference, ...chosen }),
  z.object({ intent: z.literal('failed'), reason: bankReason, ...chosen }),
  z
    .object({
      intent: z.literal('results'),
      /** Of the transfers that have none of their own in the file. */
      reference: z.string().trim().max(100).default(''),
      end: z.array(resultLine).min(1).max(5_000),
    })
    .refine(({ reference: one, end }) => one.length >= 3 || !end.some(needsReference), {
      path: ['reference'],
      message: NO_REFERENCE,
    }),
  z.object({ intent: z.literal('cancel') }),
  z.object({ intent: z.literal('return'), payoutId, reason: bankReason }),
]);
export const mentorAccountChange = mentorAccountInput.extend({ intent: z.literal('account') });

interface Change {
  services: Pick<Services, 'db' | 'jobs' | 'sealing' | 'baseUrl'>;
  actor: Actor;
}

/** An operator makes a batch of what is due. @returns its id @throws AppError nothing_due */
export async function startBatch({ services, actor }: Change): Promise<string> {
  return services.db.transaction(async (tx) => {
    const { batchId, count, total } = await makeBatch({ services, tx, madeBy: actor.email });
    const after = { count, total };
    await recordAudit({ tx, actor, resource: 'payouts', recordId: batchId, action: 'make batch', after });
    return batchId;
  });
}

type BatchChange = z.infer<typeof batchChange>;

interface ChangeBatch extends Change {
  batchId: string;
  change: BatchChange;
  /** Of the press that asks for it: a second one is answered as the first. */
  pressed?: string | undefined;
}

/**
 * What an operator says of a batch: transfers were made, failed or came back, or what is left was never tried.
 * @returns the sentence that says what came of it @throws AppError not_found, none_chosen, transfer_ended, batch_closed
 */
export async function changeBatch({
  services,
  actor,
  batchId,
  change,
  pressed,
}: ChangeBatch): Promise<string> {
  return services.db.transaction(async (tx) => {
    const note = { tx, id: pressed, actor, resource: 'payouts', recordId: batchId };
    if (change.intent === 'return') {
      const { payoutId: returned, reason: why } = change;
      await unlessDone(tx, pressed, async () => {
        await returnPayout({ services, tx, batchId, payoutId: returned, reason: why });
        await recordAudit({ ...note, action: 'payout returned', after: { payoutId: returned, reason: why } });
      });
      return 'Dicatat: dananya kembali ke saldo mentor dan ikut batch berikutnya, dan mentornya dikabari lewat email.';
    }
    if (change.intent === 'cancel') {
      await unlessDone(tx, pressed, async () => {
        const unpaid = await callOffBatch({ tx, batchId });
        await recordAudit({ ...note, action: 'cancel batch', after: { unpaid } });
      });
      return 'Dibatalkan. Dana yang belum ditransfer kembali ke saldo mentor.';
    }
    const ends = await endsOf(tx, batchId, change, pressed);
    await unlessDone(tx, pressed, async () => {
      const { paid, failed } = await settleTransfers({ services, tx, batchId, ends });
      const after = {
        ...(paid > 0 && 'reference' in change && { reference: change.reference }),
        ...('reason' in change && { reason: change.reason }),
        paid,
        failed,
        transfers: ends.map(transferWords),
      };
      await recordAudit({ ...note, action: 'settle transfers', after });
    });
    return endWords(ends);
  });
}

async function endsOf(
  tx: DbOrTx,
  batchId: string,
  change: Extract<BatchChange, { intent: 'paid' | 'failed' | 'results' }>,
  pressed: string | undefined,
): Promise<TransferEnd[]> {
  if (change.intent === 'results')
    return change.end.map((one) =>
      one.outcome === 'paid'
        ? { ...one, reference: one.reference || change.reference }
        : { ...one, reason: one.reason || 'Ditolak bank' },
    );
  const ids = change.all ? await openTransfers(tx, batchId) : change.id;
  const isAgain = pressed !== undefined && (await wasDone(tx, pressed));
  if (!isAgain && ids.length === 0) throw new AppError(change.all ? 'batch_closed' : 'none_chosen');
  if (!isAgain && change.all && ids.length !== change.open) throw new AppError('transfer_ended');
  return ids.map((id) =>
    change.intent === 'paid'
      ? { payoutId: id, outcome: 'paid', reference: change.reference }
      : { payoutId: id, outcome: 'failed', reason: change.reason },
  );
}

function transferWords(end: TransferEnd): string {
  return `${end.payoutId} ${end.outcome === 'paid' ? end.reference : `gagal (${end.reason})`}`;
}

function endWords(ends: readonly TransferEnd[]): string {
  const paid = ends.filter(({ outcome }) => outcome === 'paid').length;
  const failed = ends.length - paid;
  const words = [
    ...(paid > 0 ? [`${paid} transfer ditandai sudah dibayar, dan rinciannya dikirim ke mentornya.`] : []),
    ...(failed > 0
      ? [`${failed} transfer ditandai gagal: dananya kembali ke saldo, dan mentornya dikabari lewat email.`]
      : []),
  ];
  return words.join(' ') || 'Sudah dicatat.';
}

interface ReadResults {
  services: Pick<Services, 'db'>;
  batchId: string;
  file: File;
}

/** What a bank's file says of a batch, to be looked over: nothing is noted yet. @throws AppError not_found, unreadable_results */
export async function readBankResults({ services: { db }, batchId, file }: ReadResults) {
  const { createdAt } = await loadBatch(db, batchId);
  const matched = await matchResults(db, batchId, readTransferResults(await file.text()));
  return { createdAt, ...matched };
}

export type BankResults = Awaited<ReturnType<typeof readBankResults>>;

/** The file for the bank, with account numbers in clear. @throws AppError not_found */
export async function exportBatch({
  services,
  actor,
  batchId,
}: Change & { batchId: string }): Promise<string> {
  return services.db.transaction(async (tx) => {
    const csv = await batchCsv(services, tx, batchId);
    await recordAudit({ tx, actor, resource: 'payouts', recordId: batchId, action: 'view payout accounts' });
    return csv;
  });
}

/** An operator types in a mentor's account, as the mentor gave it. @throws AppError not_found */
export async function changeMentorAccount({
  services,
  actor,
  mentorId,
  account,
}: Change & { mentorId: string; account: MentorAccount }): Promise<string> {
  await services.db.transaction(async (tx) => {
    const maskedNow = () =>
      tx
        .select({ account: mentorBankAccount.masked })
        .from(mentorBankAccount)
        .where(eq(mentorBankAccount.mentorId, mentorId));
    const [before = {}] = await maskedNow();
    await saveMentorBankAccount({ services, tx, mentorId, account });
    const [after = {}] = await maskedNow();
    await recordAudit({
      tx,
      actor,
      resource: 'mentors',
      recordId: mentorId,
      action: 'change payout account',
      before: { ...before, changed: false },
      after: { ...after, changed: true },
    });
  });
  return `Rekening disimpan terenkripsi, dan mentornya dikabari lewat email.`;
}
