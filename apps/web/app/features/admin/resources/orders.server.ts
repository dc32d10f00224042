import { and, eq, ilike, or, sql } from 'drizzle-orm';
import { mentor } from '~/services/db/mentoring-schema.ts';
import {
  mentoringSession,
  order,
  orderStatus,
  payment,
  transactionType,
} from '~/services/db/payments-schema.ts';
import { within, type AdminResource, type Criteria } from '../admin-resource.server.ts';
import { countUpTo } from '../count-up-to.server.ts';
import { keyset } from '../keyset.server.ts';
import { like } from '../like.ts';
import { productWords, statusWords } from '../order-words.ts';

const filters = [
  ...orderStatus.enumValues.map((value) => ({ value, label: statusWords[value] })),
  ...transactionType.enumValues.map((value) => ({ value, label: `Produk: ${productWords[value]}` })),
];

/** All purchases. Each has a page of its own with what became of it. */
export const orders: AdminResource = {
  name: 'orders',
  title: 'Pesanan',
  singular: 'pesanan',
  intro:
    'Semua pembelian, terbaru dulu. Buka satu untuk melihat pembayarannya, mengembalikan dana, atau menambah waktu.',
  searchHint: 'Nomor pesanan, nama, atau email',
  searchBy: [
    { value: 'voucher', label: 'Kode voucher' },
    { value: 'mentor', label: 'Nama atau ID mentor' },
    { value: 'amount', label: 'Jumlah (rupiah)' },
    { value: 'gateway', label: 'ID pembayaran di gateway' },
  ],
  filter: { label: 'Status atau produk', options: filters },
  dated: 'Dibuat',
  canCreate: false,
  canEdit: false,
  columns: [
    { key: 'createdAt', label: 'Dibuat', kind: 'moment' },
    { key: 'customer', label: 'Pembeli' },
    { key: 'product', label: 'Produk' },
    { key: 'total', label: 'Total', kind: 'rupiah' },
    { key: 'voucher', label: 'Voucher' },
    { key: 'status', label: 'Status', kind: 'status' },
  ],
  fields: [],
  async list({ db, window, ...criteria }) {
    const { id, createdAt, customerEmail, transactionType: type, total, voucherCode, status, lines } = order;
    const page = keyset(window, 'descending', [
      { column: createdAt, kind: 'moment' },
      { column: id, kind: 'text' },
    ]);
    const found = await db
      .select({
        at: page.at,
        id,
        createdAt,
        customerEmail,
        transactionType: type,
        total,
        voucherCode,
        status,
        lineName: sql<string | null>`${lines}->0->>'name'`,
      })
      .from(order)
      .where(and(matching(criteria), page.where))
      .orderBy(...page.orderBy)
      .limit(window.limit);
    return found.map((row) => ({
      id: row.id,
      at: row.at,
      cells: {
        createdAt: row.createdAt.toISOString(),
        customer: row.customerEmail,
        product: row.lineName ?? productWords[row.transactionType],
        total: row.total,
        voucher: row.voucherCode ?? '',
        status: statusWords[row.status],
      },
    }));
  },
  count: ({ db, most, ...criteria }) => countUpTo({ db, from: order, where: matching(criteria), most }),
  load: () => Promise.resolve(null),
};

function matching({ search, filter, by, ...criteria }: Criteria) {
  const status = orderStatus.enumValues.find((value) => value === filter);
  const type = transactionType.enumValues.find((value) => value === filter);
  return and(
    search ? foundBy(by, search) : undefined,
    status && eq(order.status, status),
    type && eq(order.transactionType, type),
    within(order.createdAt, criteria),
  );
}

/** Each way is one look into an index of its own. */
function foundBy(by: string, search: string) {
  if (by === 'voucher') return eq(order.voucherCode, search.toUpperCase());
  if (by === 'amount') {
    const amount = Number(search.replaceAll(/[^\d]/g, ''));
    return Number.isSafeInteger(amount) && amount < 2 ** 31 ? eq(order.total, amount) : sql`false`;
  }
  if (by === 'gateway')
    return sql`${order.id} IN (SELECT ${payment.orderId} FROM ${payment}
      WHERE ${payment.gatewayId} = ${search} OR ${payment.id} = ${search})`;
  if (by === 'mentor')
    return sql`${order.id} IN (SELECT ${mentoringSession.orderId} FROM ${mentoringSession}
      JOIN ${mentor} ON ${mentor.id} = ${mentoringSession.mentorId}
      WHERE ${mentor.id} = ${search} OR ${mentor.name} ILIKE ${like(search)})`;
  return or(
    eq(order.id, search),
    ilike(order.customerEmail, like(search)),
    ilike(order.customerName, like(search)),
  );
}
