import type { PriceLine } from '~/services/payments/order-content.ts';
import type { Product } from '../catalogue/catalogue.ts';

/** A mentor as the catalogue of mentors has them, never as a browser describes them. */
export interface MentorForSale {
  id: string;
  name: string;
  /** Rupiah for an hour. */
  price: number;
}

/** The purchased products, with the prices of the catalogue. */
export type Basket =
  | { kind: 'mentoring'; mentor: MentorForSale; hours: number }
  | { kind: 'ats'; product: Product }
  | { kind: 'cvReview'; product: Product; bundle?: Product | undefined };

interface Discount {
  code: string;
  /** Above 1: rupiah off. Up to 1: a fraction of the price. */
  discount: number;
}

export interface Quote {
  /** Every line of the price; they add up to `total`. */
  lines: PriceLine[];
  /** Before the voucher, after the bundle's discount. */
  subtotal: number;
  /** What the voucher takes off. */
  discount: number;
  total: number;
}

/**
 * The price of a basket in whole rupiah. The same function shows it and charges it. A voucher lowers the price of what
 * it is for (session, package, review), never that of a bundle beside it, and never below zero.
 */
export function quote(basket: Basket, voucher?: Discount): Quote {
  const main = mainLine(basket);
  const lines = [main, ...bundleLines(basket)];
  const subtotal = sum(lines);
  const discount = voucher ? voucherDiscount(main.amount, voucher.discount) : 0;
  if (voucher) lines.push(line('voucher', voucher.code, `Voucher ${voucher.code}`, -discount));
  return { lines, subtotal, discount, total: subtotal - discount };
}

/** What a voucher takes off a price, rounded down to the rupiah. */
export function voucherDiscount(price: number, discount: number): number {
  if (discount <= 0) return 0;
  if (discount > 1) return Math.min(price, Math.floor(discount));
  // In millionths, because 0.29 * 100 is 28.999999999999996.
  const millionths = BigInt(Math.round(discount * 1_000_000));
  return Number((BigInt(price) * millionths) / 1_000_000n);
}

function mainLine(basket: Basket): PriceLine {
  if (basket.kind === 'mentoring') {
    const { mentor, hours } = basket;
    return {
      ...line('mentoring', mentor.id, `Mentoring ${mentor.name}`, mentor.price, hours),
      delivers: { kind: 'mentoring', mentorId: mentor.id, hours },
    };
  }
  const { id, name, price, usesGranted, turnaroundDays } = basket.product;
  if (basket.kind === 'ats')
    return {
      ...line('ats', id, `ATS Checker ${name}`, price),
      delivers: { kind: 'ats', usesGranted: usesGranted ?? 0 },
    };
  return {
    ...line('cvReview', id, `CV Review ${name}`, price),
    delivers: { kind: 'cvReview', turnaroundDays: turnaroundDays ?? 0 },
  };
}

function bundleLines(basket: Basket): PriceLine[] {
  if (basket.kind !== 'cvReview' || !basket.bundle) return [];
  const { id, name, price, discountPrice, usesGranted } = basket.bundle;
  return [
    {
      ...line('atsBundle', id, `ATS Checker ${name}`, price),
      delivers: { kind: 'ats', usesGranted: usesGranted ?? 0 },
    },
    line('bundleDiscount', id, `Diskon ${name}`, -Math.min(price, discountPrice)),
  ];
}

function line(kind: PriceLine['kind'], id: string, name: string, unitPrice: number, quantity = 1): PriceLine {
  return { kind, id, name, unitPrice, quantity, amount: Math.floor(unitPrice * quantity) };
}

function sum(lines: PriceLine[]): number {
  return lines.reduce((total, { amount }) => total + amount, 0);
}
