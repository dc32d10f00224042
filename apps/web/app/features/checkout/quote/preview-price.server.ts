import { countTry } from '../vouchers/count-try.server.ts';
import { pricePurchase, type PricedPurchase } from './price-purchase.server.ts';
import type { Priceable } from '../purchase.ts';
import type { CheckoutServices } from '../services.ts';

interface PreviewPrice {
  services: Pick<CheckoutServices, 'db' | 'limits'>;
  userId: string;
  purchase: Priceable;
  voucherCode?: string | undefined;
  now?: Date;
}

/**
 * What a purchase would cost this person, before they press the button; with a code, whether it can be used.
 * @throws AppError not_found (no such package), the voucher's message, too_many
 */
export async function previewPrice(request: PreviewPrice): Promise<PricedPurchase> {
  const { services, userId, purchase, voucherCode, now = new Date() } = request;
  if (voucherCode) await countTry(services, userId);
  return pricePurchase({ db: services.db, userId, purchase, voucherCode, now });
}
