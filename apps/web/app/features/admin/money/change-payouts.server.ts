import { eq } from 'drizzle-orm';
import { z } from 'zod';
import {
  batchCsv,
  makeBatch,
  mentorAccountInput,
  returnPayout,
  saveMentorBankAccount,
  settleBatch,
  type MentorAccount,
} from '~/features/ledger/public.server.ts';
import { mentorBankAccount } from '~/services/db/ledger-schema.ts';
import type { Services } from '~/services/services.server.ts';
import { recordAudit, type Actor } from '../record-audit.server.ts';

export const batchChange = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('settle'),
    reference: z.string().trim().min(3, 'Tulis referensi transfer dari bank').max(100),
    /** Payouts that the bank did not carry out. */
    failed: z.array(z.string().max(64)).max(2_000).default([]),
  }),
  z.object({ intent: z.literal('cancel') }),
  z.object({ intent: z.literal('return'), payoutId: z.string().min(1).max(64) }),
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

/**
 * What an operator says of a batch: the bank made the transfers, none was made, or one came back.
 * @returns the sentence that says what came of it @throws AppError not_found, batch_closed
 */
export async function changeBatch({
  services,
  actor,
  batchId,
  change,
}: Change & { batchId: string; change: z.infer<typeof batchChange> }): Promise<string> {
  return services.db.transaction(async (tx) => {
    const note = { tx, actor, resource: 'payouts', recordId: batchId };
    if (change.intent === 'return') {
      const { payoutId } = change;
      await returnPayout({ services, tx, batchId, payoutId });
      await recordAudit({ ...note, action: 'payout returned', after: { payoutId } });
      return 'Dicatat: dananya kembali ke saldo mentor dan ikut batch berikutnya, dan mentornya dikabari lewat email.';
    }
    const reference = change.intent === 'settle' ? change.reference : null;
    const failed = change.intent === 'settle' ? change.failed : [];
    const { paid, unpaid } = await settleBatch({ services, tx, batchId, reference, failed });
    const after = { reference, paid, unpaid, failed };
    await recordAudit({ ...note, action: reference === null ? 'cancel batch' : 'batch paid', after });
    if (reference === null) return 'Batch dibatalkan. Semua dananya kembali ke saldo mentor.';
    const rest =
      unpaid > 0 ? ` ${unpaid} transfer yang gagal kembali ke saldo mentor, dan mentornya dikabari.` : '';
    return `${paid} pembayaran dicatat, dan rinciannya dikirim lewat email.${rest}`;
  });
}

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
