import type { Config } from '../config/config.server.ts';

/** Xendit's invoices stand on the first, those of its test mode on the second; older ones on the others. */
const XENDIT_PAGES = [
  'https://checkout.xendit.co',
  'https://checkout-staging.xendit.co',
  'https://invoice.xendit.co',
  'https://invoice-staging.xendit.co',
];

/** Where Midtrans's script comes from and asks: it shows the payment page inside ours. */
export function paymentScripts({
  PAYMENT_GATEWAY,
  MIDTRANS_SNAP_URL,
  MIDTRANS_API_URL,
}: Pick<Config, 'PAYMENT_GATEWAY' | 'MIDTRANS_SNAP_URL' | 'MIDTRANS_API_URL'>): string[] {
  if (PAYMENT_GATEWAY !== 'midtrans') return [];
  return [...new Set([MIDTRANS_SNAP_URL, MIDTRANS_API_URL].map((url) => new URL(url).origin))];
}

/** The origins on which the configured gateway lets customers pay; the sandbox's pages are our own. */
export function paymentPages({
  PAYMENT_GATEWAY,
  MIDTRANS_SNAP_URL,
}: Pick<Config, 'PAYMENT_GATEWAY' | 'MIDTRANS_SNAP_URL'>): string[] {
  if (PAYMENT_GATEWAY === 'midtrans') return [new URL(MIDTRANS_SNAP_URL).origin];
  return PAYMENT_GATEWAY === 'xendit' ? XENDIT_PAGES : [];
}
