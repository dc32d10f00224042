import { and, eq, lt, sql } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { voucher, voucherUse, type order } from '~/services/db/payments-schema.ts';

interface VoucherUse {
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
  if (use) return undefined;
  await tx
    .update(voucher)
    .set({ used: sql`${voucher.used} - 1` })
    .where(eq(voucher.code, code));
  return 'used';
}

/**
 * Takes the use of an order's voucher again, after it went back with an attempt that came to nothing.
 * @returns why it could not be taken; undefined also where the order has none, or still holds it
 */
export async function retakeVoucher(
  tx: DbOrTx,
  {
    id: orderId,
    userId,
    voucherCode: code,
  }: Pick<typeof order.$inferSelect, 'id' | 'userId' | 'voucherCode'>,
): Promise<'exhausted' | 'used' | undefined> {
  if (!code) return undefined;
  const [held] = await tx
    .select({ orderId: voucherUse.orderId })
    .from(voucherUse)
    .where(and(eq(voucherUse.voucherCode, code), eq(voucherUse.userId, userId)));
  if (held) return held.orderId === orderId ? undefined : 'used';
  return takeVoucher(tx, { code, userId, orderId });
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
