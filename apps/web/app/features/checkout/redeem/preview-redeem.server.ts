import { countTry } from '../vouchers/count-try.server.ts';
import { findVoucher } from '../vouchers/find-voucher.server.ts';
import type { CheckoutServices } from '../services.ts';

interface PreviewRedeem {
  services: Pick<CheckoutServices, 'db' | 'limits'>;
  userId: string;
  code: string;
  now?: Date;
}

/**
 * What a redeem code would give.
 * @throws AppError with the message of the rule that fails
 */
export async function previewRedeem({ services, userId, code, now = new Date() }: PreviewRedeem) {
  await countTry(services, userId);
  const voucher = await findVoucher({ db: services.db, userId, code, purpose: 'redeem-atsc', now });
  return { code: voucher.code, usesGranted: voucher.usesGranted ?? 0 };
}
