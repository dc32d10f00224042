import { kindWords } from '../books/model.ts';
import type { LedgerKind } from '~/services/db/ledger-schema.ts';

interface Line {
  kind: LedgerKind;
  /** What people call the order. */
  orderNumber: string | null;
  hours: number | null;
  note: string;
  amount: number;
}

/** What a line of a mentor's balance is about, in a few words. */
export function earningWords({ kind, orderNumber, hours, note, amount }: Line): string {
  const order = orderNumber ? ` (pesanan ${orderNumber})` : '';
  if (kind === 'share' && amount > 0)
    return hours === null
      ? `Selisih harga sesi${order}`
      : `Sesi ${String(hours).replace('.', ',')} jam${order}`;
  if (kind === 'share') return `Bagian dari dana yang dikembalikan${order}`;
  if (kind === 'payout')
    return amount < 0
      ? 'Dibayarkan ke rekening'
      : `Transfer tidak berhasil${note && ` (${note})`}, kembali ke saldo`;
  return note || kindWords[kind];
}
