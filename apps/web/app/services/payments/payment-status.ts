/** What became of one attempt to pay, in one vocabulary for all gateways. *Paid* is `settlement`. */
export const paymentStatuses = [
  'pending',
  'settlement',
  'review',
  'failed',
  'expired',
  'cancelled',
  'refunded',
] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/** `local` settles what costs nothing, without a gateway; `sandbox` stands in for one in the demo. */
export const gatewayNames = ['midtrans', 'xendit', 'sandbox', 'local'] as const;

export type GatewayName = (typeof gatewayNames)[number];

const moves: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ['settlement', 'review', 'failed', 'expired', 'cancelled'],
  review: ['settlement', 'failed'],
  settlement: ['refunded', 'failed'],
  // Refunds add up, and one that failed leaves the money with us again.
  refunded: ['refunded', 'settlement'],
  // Another method on the same page of the gateway.
  failed: ['settlement', 'review'],
  // Money that crossed with it, for an order that still waits.
  expired: ['settlement', 'review'],
  cancelled: [],
};

/**
 * Whether a payment may go from one status to the other. Forward only: a late or repeated notification changes nothing.
 * A card that was `captured` and not settled yet can be voided as well.
 */
export function mayMove(from: PaymentStatus, to: PaymentStatus, captured = false): boolean {
  return moves[from].includes(to) || (captured && from === 'settlement' && to === 'cancelled');
}

/** Whether money may still come. */
export function isOpen(status: PaymentStatus): boolean {
  return status === 'pending' || status === 'review';
}
