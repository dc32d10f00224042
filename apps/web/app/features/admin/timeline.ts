import { refundWords } from './order-words.ts';
import type { adminAudit } from '~/services/db/admin-schema.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import type { order, payment, paymentNotification, refund } from '~/services/db/payments-schema.ts';

export interface Moment {
  /** ISO text. */
  at: string;
  title: string;
  detail: string;
  tone: 'neutral' | 'success' | 'warning';
}

interface Facts {
  order: typeof order.$inferSelect;
  payments: (typeof payment.$inferSelect)[];
  notifications: (typeof paymentNotification.$inferSelect)[];
  refunds: (typeof refund.$inferSelect)[];
  audits: (typeof adminAudit.$inferSelect)[];
}

const HARMLESS = new Set(['received', 'duplicate', 'applied', 'unchanged']);

/** What happened to an order, newest first. */
export function timelineOf({ order: bought, payments, notifications, refunds, audits }: Facts): Moment[] {
  const moments: Moment[] = [
    at(bought.createdAt, 'Pesanan dibuat', bought.voucherCode ? `Voucher ${bought.voucherCode}` : ''),
    ...payments.flatMap((one) => [
      at(one.createdAt, `Pembayaran ke-${one.attempt} dibuka`, `${one.gateway}, ${one.id}`),
      ...(one.settledAt
        ? [at(one.settledAt, 'Pembayaran diterima', one.paymentType ?? one.gateway, 'success')]
        : []),
    ]),
    ...notifications.map(({ createdAt, verdict, gateway }) =>
      at(
        createdAt,
        'Notifikasi gateway',
        `${gateway}: ${verdict}`,
        HARMLESS.has(verdict) ? 'neutral' : 'warning',
      ),
    ),
    ...refunds.map(({ createdAt, amount, status, reason }) =>
      at(
        createdAt,
        'Pengembalian dana',
        `${formatRupiah(amount)}, ${refundWords[status]}: ${reason}`,
        'warning',
      ),
    ),
    ...audits.map(({ createdAt, action, actorEmail }) => at(createdAt, `Operator: ${action}`, actorEmail)),
  ];
  // What happened in one moment is turned round as well.
  return moments.toReversed().sort((one, other) => other.at.localeCompare(one.at));
}

function at(moment: Date, title: string, detail = '', tone: Moment['tone'] = 'neutral'): Moment {
  return { at: moment.toISOString(), title, detail, tone };
}
