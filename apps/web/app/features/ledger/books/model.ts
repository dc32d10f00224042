/** Words and rules of the books. Pure: the screens use them too. */

import type { LedgerAccount, LedgerKind } from '~/services/db/ledger-schema.ts';

/** Outcomes with which a session is earned: it was held, or the customer forfeited it and the mentor had kept the time. */
const earning: ReadonlySet<string> = new Set(['held', 'unreachable', 'no_show']);

/**
 * Whether the money of a session is divided. What a customer who called it off does not get back pays for the time that the mentor
 * had kept; where the mentor called it off or did not come, nobody earns.
 */
export function isEarned({ outcome, cancelledBy }: { outcome: string | null; cancelledBy: string | null }) {
  if (outcome === 'cancelled') return cancelledBy === 'customer';
  return outcome !== null && earning.has(outcome);
}

export const accountWords: Record<LedgerAccount, string> = {
  gateway: 'Saldo di gateway',
  bank: 'Rekening bank',
  unearned: 'Diterima di muka',
  customer_refund: 'Hak pelanggan',
  mentor_payable: 'Hak mentor',
  payout_transit: 'Transfer mentor dalam proses',
  revenue: 'Pendapatan Setapak',
  discount: 'Potongan voucher',
  gateway_fee: 'Biaya gateway',
};

export const kindWords: Record<LedgerKind, string> = {
  charge: 'Pembayaran',
  fee: 'Biaya gateway',
  share: 'Bagi hasil',
  refund: 'Pengembalian dana',
  chargeback: 'Chargeback',
  payout: 'Pembayaran mentor',
  adjustment: 'Penyesuaian',
};

/** What the nightly check compares, by the kinds of its faults. */
export const faultWords: Record<string, string> = {
  unbalanced: 'Catatan tidak seimbang',
  charge: 'Pembayaran',
  fee: 'Biaya gateway',
  refund: 'Dana yang kembali',
  division: 'Diterima di muka',
  share: 'Bagi hasil mentor',
  payout: 'Transfer ke mentor',
};

/** Accounts that grow with credits: their balances are shown with the sign turned round. */
const credits: ReadonlySet<LedgerAccount> = new Set<LedgerAccount>([
  'unearned',
  'customer_refund',
  'mentor_payable',
  'payout_transit',
  'revenue',
]);

/** A sum of lines as the account's balance reads. */
export function balanceOf(account: LedgerAccount, sum: number): number {
  return credits.has(account) ? 0 - sum : sum;
}

/** `7250` → `72,5%` */
export function shareWords(share: number): string {
  return `${String(share / 100).replace('.', ',')}%`;
}
