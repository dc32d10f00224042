import { orderNumber } from '~/services/payments/order-number.server.ts';

/** What people call an order; one that was written before numbers were stored has the one of its id. */
export function numberOf({ number, id }: { number: string | null; id: string }): string {
  return number ?? orderNumber(id);
}
