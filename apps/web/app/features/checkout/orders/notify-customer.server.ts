import type { DbOrTx } from '~/services/db/db.server.ts';
import type { MailProps } from '~/services/mail/message.ts';
import { formatDateTime } from '~/ui/format/dates.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { returnPath } from '../model.ts';
import type { CheckoutServices } from '../services.ts';
import { numberOf } from './number-of.server.ts';
import type { Order } from './write-order.server.ts';

/** What a customer reads about the payment of an order; `amount` in rupiah where it is not the order's total. */
export interface OrderNews {
  kind: MailProps<'order-news'>['kind'];
  amount?: number;
  /** Where there is something to do other than on the order's page. */
  url?: string;
  /** Why a transfer to them failed, in the bank's words. */
  reason?: string;
}

/** Asks for a mail about an order, in the transaction that makes it true: sent once when that stands, and never otherwise. */
export async function notifyCustomer(
  { jobs, baseUrl }: Pick<CheckoutServices, 'jobs' | 'baseUrl'>,
  tx: DbOrTx,
  orderRow: Order,
  { kind, amount = orderRow.total, url = baseUrl + returnPath(orderRow.id), reason }: OrderNews,
): Promise<void> {
  // A deleted account has no address.
  if (!orderRow.customerEmail) return;
  await jobs.enqueue(tx, 'send-mail', {
    template: 'order-news',
    to: orderRow.customerEmail,
    props: {
      kind,
      name: orderRow.customerName,
      product: orderRow.lines[0]?.name ?? 'Setapak',
      number: numberOf(orderRow),
      amount: formatRupiah(amount),
      until: formatDateTime(orderRow.payBefore),
      reason,
      url,
    },
  });
}
