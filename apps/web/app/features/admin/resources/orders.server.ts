import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { numberOf } from '~/features/checkout/public.server.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import {
  mentoringSession,
  order,
  orderStatus,
  payment,
  transactionType,
} from '~/services/db/payments-schema.ts';
import { readOrderNumber } from '~/services/payments/order-number.server.ts';
import { within, type AdminResource, type Criteria } from '../admin-resource.server.ts';
import { countUpTo } from '../count-up-to.server.ts';
import { keyset } from '~/services/db/keyset.server.ts';
import { like, likePerson } from '../like.ts';
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
    { key: 'number', label: 'Nomor', kind: 'code' },
    { key: 'customer', label: 'Pembeli', kind: 'address' },
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
        number: order.number,
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
        number: numberOf(row),
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

/** The number of an order that was written before they were stored, as `orderNumber` derives it. */
const numberFromId = sql`(
  SELECT 'SP-' || string_agg(CASE WHEN n = 4 THEN '-' ELSE '' END
    || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', get_byte(decode(md5(${order.id}), 'hex'), n) % 32 + 1, 1), '' ORDER BY n)
  FROM generate_series(0, 7) AS n)`;

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
    const digits = search.replaceAll(/[^\d]/g, '');
    const amount = Number(digits);
    return digits !== '' && amount < 2 ** 31 ? eq(order.total, amount) : sql`false`;
  }
  if (by === 'gateway')
    return sql`${order.id} IN (SELECT ${payment.orderId} FROM ${payment}
      WHERE ${payment.gatewayId} = ${search} OR ${payment.id} = ${search})`;
  if (by === 'mentor')
    return sql`${order.id} IN (SELECT ${mentoringSession.orderId} FROM ${mentoringSession}
      JOIN ${mentor} ON ${mentor.id} = ${mentoringSession.mentorId}
      WHERE ${mentor.id} = ${search} OR ${mentor.name} ILIKE ${like(search)})`;
  const number = readOrderNumber(search);
  return or(
    eq(order.id, search),
    number
      ? or(eq(order.number, number), and(isNull(order.number), sql`${numberFromId} = ${number}`))
      : undefined,
    likePerson(search, { names: [order.customerName], addresses: [order.customerEmail] }),
  );
}
