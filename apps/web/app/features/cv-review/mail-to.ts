import type { OrderDetails } from '~/services/payments/order-content.ts';

/** Where a review's mails go: the address that was registered with the order. */
export function mailTo(order: { customerEmail: string; details: OrderDetails }): string {
  return order.details.reviewEmail ?? order.customerEmail;
}
