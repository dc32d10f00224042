import { and, eq, exists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { user } from '~/services/db/schema.ts';
import { order, voucher, voucherUse } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import { normalizeCode } from '../model.ts';
import { refuseVoucher, type VoucherPurpose } from './voucher-rules.ts';

const former = alias(voucherUse, 'former_use');

type Voucher = typeof voucher.$inferSelect;

interface FindVoucher {
  db: DbOrTx;
  userId: string;
  code: string;
  purpose: VoucherPurpose;
  packageId?: string | undefined;
  now: Date;
}

/**
 * The voucher of a code, if this person may use it for this.
 * @throws AppError with the message of the first rule that fails
 */
export async function findVoucher({ db, userId, now, ...options }: FindVoucher): Promise<Voucher> {
  const code = normalizeCode(options.code);
  const [found] = await db
    .select({
      voucher,
      usedIn: voucherUse.orderId,
      usedStatus: order.status,
      usedByAddress: usedByAddress(db, code, userId),
    })
    .from(voucher)
    .leftJoin(voucherUse, and(eq(voucherUse.voucherCode, voucher.code), eq(voucherUse.userId, userId)))
    .leftJoin(order, eq(order.id, voucherUse.orderId))
    .where(eq(voucher.code, code))
    .limit(1);
  const situation = {
    now,
    packageId: options.packageId,
    usedBefore: Boolean(found?.usedIn ?? found?.usedByAddress),
  };
  const refusal = refuseVoucher(options.purpose, found?.voucher, situation);
  if (refusal === 'voucher_used' && found?.usedIn && found.usedStatus === 'awaiting_payment')
    throw new AppError(refusal, { unpaidOrder: found.usedIn });
  if (refusal || !found) throw new AppError(refusal ?? 'voucher_not_found');
  return found.voucher;
}

/** Whether an account that is gone used it with this person's address. */
function usedByAddress(db: DbOrTx, code: string, userId: string) {
  return exists(
    db
      .select({ code: former.voucherCode })
      .from(former)
      .innerJoin(user, eq(user.addressKey, former.addressKey))
      .where(and(eq(former.voucherCode, code), eq(user.id, userId))),
  ).mapWith(Boolean);
}
