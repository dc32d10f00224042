import { and, eq } from 'drizzle-orm';
import { numberOf } from '~/features/checkout/public.server.ts';
import { order, refund, refundStatus } from '~/services/db/payments-schema.ts';
import { within, type AdminResource, type Criteria } from '../admin-resource.server.ts';
import { countUpTo } from '../count-up-to.server.ts';
import { keyset } from '~/services/db/keyset.server.ts';
import { refundWords } from '../order-words.ts';

/** Money that goes back. A row leads to its order, where it is dealt with: its id is the order's. */
export const refunds: AdminResource = {
  name: 'refunds',
  title: 'Pengembalian dana',
  singular: 'pengembalian dana',
  intro:
    'Dana yang dikembalikan atau masih harus ditransfer manual. Pengembalian baru dibuat dari halaman pesanan.',
  filter: {
    label: 'Keadaan',
    options: refundStatus.enumValues.map((value) => ({ value, label: refundWords[value] })),
  },
  dated: 'Dibuat',
  canCreate: false,
  canEdit: false,
  rowsAt: 'orders',
  columns: [
    { key: 'createdAt', label: 'Dibuat', kind: 'moment' },
    { key: 'number', label: 'Pesanan', kind: 'code' },
    { key: 'customer', label: 'Pembeli', kind: 'address' },
    { key: 'amount', label: 'Jumlah', kind: 'rupiah' },
    { key: 'reason', label: 'Alasan' },
    { key: 'status', label: 'Keadaan', kind: 'status' },
  ],
  fields: [],
  async list({ db, window, ...criteria }) {
    const page = keyset(window, 'descending', [
      { column: refund.createdAt, kind: 'moment' },
      { column: refund.id, kind: 'text' },
    ]);
    const found = await db
      .select({ at: page.at, refund, number: order.number, customer: order.customerEmail })
      .from(refund)
      .innerJoin(order, eq(order.id, refund.orderId))
      .where(and(matching(criteria), page.where))
      .orderBy(...page.orderBy)
      .limit(window.limit);
    return found.map(({ at, refund: row, number, customer }) => ({
      id: row.orderId,
      at,
      cells: {
        createdAt: row.createdAt.toISOString(),
        number: numberOf({ id: row.orderId, number }),
        customer,
        amount: row.amount,
        reason: row.reason,
        status: refundWords[row.status],
      },
    }));
  },
  count: ({ db, most, ...criteria }) => countUpTo({ db, from: refund, where: matching(criteria), most }),
  load: () => Promise.resolve(null),
};

function matching({ filter, ...criteria }: Criteria) {
  const status = refundStatus.enumValues.find((value) => value === filter);
  return and(status && eq(refund.status, status), within(refund.createdAt, criteria));
}
