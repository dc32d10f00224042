import type { DbOrTx } from '~/services/db/db.server.ts';
import { newId } from '~/services/id.ts';
import { insertOrder, settleLocally } from '../orders/write-order.server.ts';
import type { CheckoutServices, Customer } from '../services.ts';

interface GiveUses {
  services: Pick<CheckoutServices, 'events' | 'jobs' | 'baseUrl'>;
  /** Inside the transaction that also writes down who gave them, and why. */
  tx: DbOrTx;
  user: Customer;
  /** ATS uses. */
  uses: number;
  now?: Date;
}

/** Uses of the ATS checker as a kindness: an order without a price, which is no sale. @returns its id */
export async function giveUses({ services, tx, user, uses, now = new Date() }: GiveUses): Promise<string> {
  const made = await insertOrder(tx, {
    id: newId(),
    userId: user.id,
    transactionType: 'ats',
    lines: [
      {
        kind: 'ats',
        id: 'goodwill',
        name: 'ATS Checker dari Setapak',
        unitPrice: 0,
        quantity: 1,
        amount: 0,
        delivers: { kind: 'ats', usesGranted: uses },
      },
    ],
    total: 0,
    customerName: user.name,
    customerEmail: user.email,
    details: {},
    payBefore: now,
    createdAt: now,
    updatedAt: now,
  });
  await settleLocally(services, tx, made, { paymentType: 'redeem', now });
  await services.events.publish(tx, { userId: user.id, type: 'order.changed', id: made.id });
  return made.id;
}
