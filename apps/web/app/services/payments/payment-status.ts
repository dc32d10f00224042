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
  failed: [],
  expired: [],
  cancelled: [],
  refunded: [],
};

/** Whether a payment may go from one status to the other. Only forward: a late or repeated notification changes nothing. */
export function mayMove(from: PaymentStatus, to: PaymentStatus): boolean {
  return moves[from].includes(to);
}

/** Whether money may still come. */
export function isOpen(status: PaymentStatus): boolean {
  return status === 'pending' || status === 'review';
}
