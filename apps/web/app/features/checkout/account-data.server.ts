import type { AccountData } from '~/services/account-data.ts';
import { collectOrders } from './orders/collect-orders.server.ts';
import { forgetCustomer } from './orders/forget-customer.server.ts';

/** Tax law keeps bookkeeping records for ten years (UU KUP, article 28 paragraph 11): orders stay, without the person. */
export const orderData: AccountData = {
  rows: collectOrders,
  forget: (tx, { id }) => forgetCustomer(tx, id),
};
