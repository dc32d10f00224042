import { and, eq, lt, sql } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { voucher, voucherUse } from '~/services/db/payments-schema.ts';

export interface VoucherUse {
  code: string;
  userId: string;
  orderId: string;
}

/**
 * Takes one use inside the order's transaction, however many try at once. Call it as late as possible there: everybody
 * else who wants this voucher waits for the transaction's end.
 * @returns why it could not be taken
 */
export async function takeVoucher(
  tx: DbOrTx,
  { code, userId, orderId }: VoucherUse,
): Promise<'exhausted' | 'used' | undefined> {
  const [taken] = await tx
    .update(voucher)
    .set({ used: sql`${voucher.used} + 1` })
    .where(and(eq(voucher.code, code), lt(voucher.used, voucher.max)))
    .returning({ code: voucher.code });
  if (!taken) return 'exhausted';
  const [use] = await tx
    .insert(voucherUse)
    .values({ voucherCode: code, userId, orderId })
    .onConflictDoNothing()
    .returning({ code: voucherUse.voucherCode });
  return use ? undefined : 'used';
}

/**
 * Gives the use of an order that came to nothing back; a second time does nothing. The voucher first, then the use, as
 * when it is taken: otherwise two orders of one person could wait for each other.
 */
export async function giveBackVoucher(tx: DbOrTx, orderId: string): Promise<void> {
  const [held] = await tx
    .select({ code: voucherUse.voucherCode })
    .from(voucherUse)
    .where(eq(voucherUse.orderId, orderId));
  if (!held) return;
  const { code } = held;
  await tx.select({ code: voucher.code }).from(voucher).where(eq(voucher.code, code)).for('update');
  const given = await tx
    .delete(voucherUse)
    .where(eq(voucherUse.orderId, orderId))
    .returning({ code: voucherUse.voucherCode });
  if (given.length === 0) return;
  await tx
    .update(voucher)
    .set({ used: sql`${voucher.used} - 1` })
    .where(eq(voucher.code, code));
}
