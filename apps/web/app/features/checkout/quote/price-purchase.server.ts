import { and, eq } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { product } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Product } from '../catalogue/catalogue.ts';
import { findVoucher } from '../vouchers/find-voucher.server.ts';
import { voucherTarget, type Priceable } from '../purchase.ts';
import { quote, type Basket, type Quote } from './quote.ts';

interface PricePurchase {
  db: DbOrTx;
  userId: string;
  purchase: Priceable;
  voucherCode?: string | undefined;
  now: Date;
}

export interface PricedPurchase extends Quote {
  /** The voucher as it is kept, where one was given. */
  voucherCode: string | undefined;
}

/**
 * What a purchase costs this person: the catalogue's prices, less the voucher. Shows the price before and charges it after.
 * @throws AppError not_found (no such package), or the voucher's message
 */
export async function pricePurchase({ db, purchase, ...rest }: PricePurchase): Promise<PricedPurchase> {
  const basket = await basketOf(db, purchase);
  const { userId, now, voucherCode } = rest;
  if (!voucherCode) return { ...quote(basket), voucherCode: undefined };
  const voucher = await findVoucher({ db, userId, now, code: voucherCode, ...voucherTarget(purchase) });
  return { ...quote(basket, voucher), voucherCode: voucher.code };
}

async function basketOf(db: DbOrTx, purchase: Priceable): Promise<Basket> {
  if (purchase.transactionType === 'mentoring')
    return { kind: 'mentoring', mentor: purchase.mentor, hours: purchase.hours };
  if (purchase.transactionType === 'ats')
    return { kind: 'ats', product: await findProduct(db, 'ats', purchase.packageId) };
  return {
    kind: 'cvReview',
    product: await findProduct(db, 'cvReview', purchase.packageId),
    bundle: purchase.bundleId ? await findProduct(db, 'atsBundle', purchase.bundleId) : undefined,
  };
}

async function findProduct(db: DbOrTx, kind: Product['kind'], id: string): Promise<Product> {
  const [found] = await db
    .select()
    .from(product)
    .where(and(eq(product.kind, kind), eq(product.id, id), eq(product.active, true)))
    .limit(1);
  if (!found) throw new AppError('not_found');
  return found;
}
