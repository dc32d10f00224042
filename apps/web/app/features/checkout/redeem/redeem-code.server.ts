import { eq } from 'drizzle-orm';
import { user as accounts } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { newId } from '~/services/id.ts';
import { countTry } from '../vouchers/count-try.server.ts';
import { findVoucher } from '../vouchers/find-voucher.server.ts';
import type { CheckoutServices, Customer } from '../services.ts';
import { takeVoucher } from '../vouchers/take-voucher.server.ts';
import { insertOrder, oncePerPress, settleLocally, type Order } from '../orders/write-order.server.ts';

interface RedeemCode {
  services: Pick<CheckoutServices, 'db' | 'events' | 'jobs' | 'limits' | 'baseUrl'>;
  user: Customer;
  clientToken: string;
  code: string;
  now?: Date;
}

/**
 * Turns a redeem code into a settled order of ATS uses.
 * @throws AppError verify_email_first; the code's message; redeem_failed when somebody else had the last use
 */
export async function redeemCode(request: RedeemCode): Promise<{ bookId: string; usesGranted: number }> {
  const { services, user, clientToken } = request;
  await countTry(services, user.id);
  const press = { db: services.db, userId: user.id, clientToken, what: { code: request.code } };
  const { order } = await oncePerPress(press, (tx, token) => writeRedeemed(tx, request, token));
  const [line] = order.lines;
  return {
    bookId: order.id,
    usesGranted: line?.delivers?.kind === 'ats' ? line.delivers.usesGranted : 0,
  };
}

async function writeRedeemed(tx: DbOrTx, request: RedeemCode, clientToken: string): Promise<Order> {
  const { services, user, now = new Date() } = request;
  const [own] = await tx
    .select({ verified: accounts.emailVerified })
    .from(accounts)
    .where(eq(accounts.id, user.id));
  if (own?.verified === false) throw new AppError('verify_email_first');
  const found = await findVoucher({
    db: tx,
    userId: user.id,
    code: request.code,
    purpose: 'redeem-atsc',
    now,
  }).catch(asRedeemFailure);
  const usesGranted = found.usesGranted ?? 0;
  const made = await insertOrder(tx, {
    id: newId(),
    userId: user.id,
    clientToken,
    transactionType: 'ats',
    lines: [
      {
        kind: 'ats',
        id: found.code,
        name: 'ATS Checker Redeem Code',
        unitPrice: 0,
        quantity: 1,
        amount: 0,
        delivers: { kind: 'ats', usesGranted },
      },
    ],
    voucherCode: found.code,
    total: 0,
    customerName: user.name,
    customerEmail: user.email,
    details: {},
    payBefore: now,
    createdAt: now,
    updatedAt: now,
  });
  const paid = await settleLocally(services, tx, made, { paymentType: 'redeem', now });
  const failure = await takeVoucher(tx, { code: found.code, userId: user.id, orderId: made.id });
  if (failure) throw new AppError(failure === 'used' ? 'redeem_used' : 'redeem_failed');
  await services.events.publish(tx, { userId: user.id, type: 'order.changed', id: made.id });
  return paid;
}

/** The limit is looked at once more when the code is used, and then says it in other words. */
function asRedeemFailure(error: unknown): never {
  if (error instanceof AppError && error.code === 'voucher_exhausted') throw new AppError('redeem_failed');
  throw error;
}
