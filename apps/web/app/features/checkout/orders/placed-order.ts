import type { GatewayName } from '~/services/payments/payment-status.ts';
import type { SnapPage, SnapScript } from '~/services/payments/snap-page.ts';
import type { OrderStatus } from '../model.ts';

/** What the browser hears of an order that it placed or wants to pay again. */
export interface PlacedOrder {
  bookId: string;
  status: OrderStatus;
  /** Where it is paid; null once there is nothing to pay. */
  invoiceUrl: string | null;
  /** What Midtrans's script needs to show that page inside ours. */
  snap: SnapPage | null;
}

interface Page {
  gateway: GatewayName;
  token: string | null;
}

interface Opened extends Pick<PlacedOrder, 'bookId' | 'status'> {
  invoice: (Page & { url: string }) | null;
}

export function placedOrder(
  { bookId, status, invoice }: Opened,
  script: SnapScript | undefined,
): PlacedOrder {
  return { bookId, status, invoiceUrl: invoice?.url ?? null, snap: snapPage(invoice, script) };
}

/** A page of Midtrans that its script can show; others have none. */
export function snapPage(page: Page | null, script: SnapScript | undefined): SnapPage | null {
  if (!page?.token || page.gateway !== 'midtrans' || !script) return null;
  return { token: page.token, ...script };
}
