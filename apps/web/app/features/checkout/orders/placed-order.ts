import type { OrderStatus } from '../model.ts';

/** What the browser hears of an order that it placed or wants to pay again. */
export interface PlacedOrder {
  bookId: string;
  status: OrderStatus;
  /** Where it is paid; null once there is nothing to pay. */
  invoiceUrl: string | null;
}

interface Opened extends Omit<PlacedOrder, 'invoiceUrl'> {
  invoice: { url: string } | null;
}

export function placedOrder({ bookId, status, invoice }: Opened): PlacedOrder {
  return { bookId, status, invoiceUrl: invoice?.url ?? null };
}
