import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { extendOrder, finishRefund, refundOrder } from '~/features/checkout/public.server.ts';
import { refund } from '~/services/db/payments-schema.ts';
import type { Services } from '~/services/services.server.ts';
import { AppError } from '~/services/error.ts';
import { recordAudit, type Actor } from './record-audit.server.ts';

const rupiah = z.coerce.number({ error: 'Isi dengan angka' }).int().positive('Harus lebih dari 0');
export const orderChange = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('refund'),
    amount: rupiah,
    reason: z.string().trim().min(5, 'Tulis alasannya').max(300),
  }),
  z.object({ intent: z.literal('transferred'), refundId: z.string().min(1) }),
  z.object({
    intent: z.literal('extend'),
    days: z.coerce.number().int().min(1, 'Minimal 1 hari').max(60, 'Paling banyak 60 hari'),
  }),
]);

interface ChangeOrder {
  services: Services;
  actor: Actor;
  orderId: string;
  change: z.infer<typeof orderChange>;
}

/**
 * What an operator does to an order. The audit is written first where a gateway is asked, so that nothing goes unnoted.
 * @returns the sentence that says what came of it
 * @throws AppError
 */
export async function changeOrder({ services, actor, orderId, change }: ChangeOrder): Promise<string> {
  const { db, events } = services;
  const note = { actor, resource: 'orders', recordId: orderId };
  if (change.intent === 'extend') {
    const { days } = change;
    await db.transaction(async (tx) => {
      await extendOrder({ tx, events, orderId, days });
      await recordAudit({ tx, ...note, action: 'extend', after: { days } });
    });
    return `Waktu pesanan ditambah ${days} hari.`;
  }
  if (change.intent === 'transferred') {
    const { refundId } = change;
    const [known] = await db
      .select({ id: refund.id })
      .from(refund)
      .where(and(eq(refund.id, refundId), eq(refund.orderId, orderId), eq(refund.status, 'manual')));
    if (!known) throw new AppError('not_found');
    await recordAudit({ tx: db, ...note, action: 'refund transferred', after: { refundId } });
    await finishRefund({ services, refundId });
    return 'Pengembalian dana ditandai sudah ditransfer.';
  }
  const { amount, reason } = change;
  await recordAudit({ tx: db, ...note, action: 'refund', after: { amount, reason } });
  try {
    const status = await refundOrder({ services, orderId, amount, reason });
    if (status === 'manual')
      return 'Cara bayar ini tidak bisa dikembalikan otomatis. Transfer dananya, lalu tandai di sini.';
    return 'Dana dikembalikan lewat gateway.';
  } catch (error) {
    if (error instanceof AppError)
      await recordAudit({ tx: db, ...note, action: 'refund refused', after: { code: error.code } });
    throw error;
  }
}
