import type { DbOrTx } from '~/services/db/db.server.ts';
import type { MailProps } from '~/services/mail/message.ts';
import { formatDateTime } from '~/ui/format/dates.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { zonedTime } from '~/ui/format/zoned-times.ts';
import { returnPath } from '../model.ts';
import type { CheckoutServices } from '../services.ts';
import { heldTime } from './held-time.server.ts';
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
      session: STILL_OPEN.has(kind) ? await sessionOf(tx, orderRow) : undefined,
      reason,
      url,
    },
  });
}

/** What is said of an order that can still be paid: days are left for that, and minutes for the time that was chosen. */
const STILL_OPEN: ReadonlySet<OrderNews['kind']> = new Set(['waiting', 'failed', 'lapsed']);

async function sessionOf(tx: DbOrTx, { id, details }: Order): Promise<string | undefined> {
  const held = await heldTime(tx, id, details);
  if (!held) return undefined;
  const isHeld = held.heldUntil !== null && new Date(held.heldUntil) > new Date();
  const until = isHeld
    ? `disimpan sampai ${zonedTime(held.heldUntil!, held.timeZone)}`
    : 'kalau masih kosong saat pembayaranmu masuk';
  return `${zonedTime(held.startAt, held.timeZone)}, ${until}`;
}
