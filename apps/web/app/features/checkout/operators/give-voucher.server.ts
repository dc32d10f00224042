import { customAlphabet } from 'nanoid';
import { eq } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { order, product, voucher } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import { formatDateTime } from '~/ui/format/dates.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import type { CheckoutServices } from '../services.ts';

/** Nothing that is mistaken for something else when it is read aloud or typed. */
const tail = customAlphabet('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 8);
const LIVES_MS = 90 * 86_400_000;

interface GiveVoucher {
  services: Pick<CheckoutServices, 'jobs' | 'baseUrl'>;
  /** Inside the transaction that also writes down who gave it. */
  tx: DbOrTx;
  orderId: string;
  /** Rupiah off. */
  amount: number;
  now?: Date;
}

/**
 * Makes up for something with a voucher: a code for one use, off whatever is sold, for ninety days, mailed to the customer of an order.
 * @returns its code @throws AppError not_found; no_customer (the account is gone)
 */
export async function giveVoucher({ services, tx, orderId, amount, now = new Date() }: GiveVoucher) {
  const [orderRow] = await tx.select().from(order).where(eq(order.id, orderId));
  if (!orderRow) throw new AppError('not_found');
  if (!orderRow.customerEmail) throw new AppError('no_customer');
  const code = `MAAF-${tail()}`;
  const closeAt = new Date(now.getTime() + LIVES_MS);
  const products = await tx.select({ id: product.id }).from(product);
  await tx.insert(voucher).values({
    code,
    id: code.toLowerCase(),
    description: `Untuk pesanan ${orderId}`,
    startAt: now,
    closeAt,
    types: ['mentoring', 'cv-review', 'atsc'],
    appliesTo: [...new Set(products.map(({ id }) => id))],
    discount: amount,
    max: 1,
  });
  await services.jobs.enqueue(tx, 'send-mail', {
    template: 'voucher-given',
    to: orderRow.customerEmail,
    props: {
      name: orderRow.customerName,
      code,
      amount: formatRupiah(amount),
      until: formatDateTime(closeAt),
      product: orderRow.lines[0]?.name ?? 'Setapak',
      url: `${services.baseUrl}/app/home`,
    },
  });
  return code;
}
