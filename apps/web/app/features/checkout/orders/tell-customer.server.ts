import type { DbOrTx } from '~/services/db/db.server.ts';
import type { MailProps } from '~/services/mail/message.ts';
import { formatDateTime } from '~/ui/format/dates.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { returnPath } from '../model.ts';
import type { CheckoutServices } from '../services.ts';
import type { Order } from './write-order.server.ts';

/** What a customer is told of the paying of an order; `amount` in rupiah where it is not the order's total. */
export interface OrderNews {
  kind: MailProps<'order-news'>['kind'];
  amount?: number;
  /** Where there is something to do other than on the order's page. */
  url?: string;
}

/** Asks for a mail about an order, in the transaction that makes it true: sent once when that stands, and never otherwise. */
export async function tellCustomer(
  { jobs, baseUrl }: Pick<CheckoutServices, 'jobs' | 'baseUrl'>,
  tx: DbOrTx,
  bought: Order,
  { kind, amount = bought.total, url = baseUrl + returnPath(bought.id) }: OrderNews,
): Promise<void> {
  // An account that was deleted left nobody to write to.
  if (!bought.customerEmail) return;
  await jobs.enqueue(tx, 'send-mail', {
    template: 'order-news',
    to: bought.customerEmail,
    props: {
      kind,
      name: bought.customerName,
      product: bought.lines[0]?.name ?? 'Setapak',
      amount: formatRupiah(amount),
      until: formatDateTime(bought.payBefore),
      url,
    },
  });
}
