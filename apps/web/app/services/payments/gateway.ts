import type { GatewayName, PaymentStatus } from './payment-status.ts';

/** What we ask a gateway to be paid for. */
export interface InvoiceRequest {
  /** The gateway's `order_id` or `external_id`: at most 50 of letters, digits and `-`. */
  paymentId: string;
  /** Rupiah; what the lines add up to. */
  amount: number;
  lines: { id: string; name: string; amount: number }[];
  customer: { firstName: string; lastName: string; email: string };
  description: string;
  createdAt: Date;
  expiresAt: Date;
  /** Where the customer goes when done. */
  returnUrl: string;
}

export interface Invoice {
  /** The page on which the customer pays. */
  url: string;
  /** Midtrans's Snap token. */
  token: string | null;
  /** The gateway's own id, where it gives one at once. */
  gatewayId: string | null;
}

export interface PaymentRef {
  paymentId: string;
  gatewayId: string | null;
}

/** A payment as the gateway itself answers it. */
export interface GatewayPayment {
  /** Ours, also where the gateway does not repeat it (`namesUs`). */
  paymentId: string;
  /**
   * Whether the answer repeats our id. Midtrans does not for DANA and some banks' virtual accounts: then its own id, where
   * it is known, has to agree.
   */
  namesUs: boolean;
  gatewayId: string | null;
  status: PaymentStatus;
  /** A card was charged but the bank has not settled it yet: it can still be voided, and then nothing was paid. */
  captured: boolean;
  /** Rupiah. */
  amount: number;
  currency: string;
  paymentType: string | null;
  settledAt: Date | null;
  /** Rupiah that the gateway gave back in all so far; null where it does not say. */
  refundedAmount: number | null;
  /** Whether the last of it went because the customer's bank took it. */
  chargedBack: boolean;
  /** Rupiah that the gateway keeps; null where it does not say. */
  feeAmount: number | null;
  /** When the request began: an answer from before a change says nothing about it. */
  requestedAt: Date;
}

/** What came to a webhook, after its signature was looked at. Nothing in it is to be believed but which payment it is about. */
export type Notification =
  | { kind: 'forged' }
  | { kind: 'malformed' }
  | {
      kind: 'payment';
      /** Ours, or the gateway's own where it does not repeat ours. */
      paymentId: string;
      /** The gateway's own id; not signed, good for looking the payment up. */
      gatewayId: string | null;
      /** What it claims; the gateway is queried before anything is done. */
      status: PaymentStatus;
      amount: number;
      currency: string;
    }
  | {
      kind: 'refund';
      gatewayId: string;
      /** The gateway's id of the refund. */
      refundId: string | null;
      amount: number;
      succeeded: boolean;
    };

export interface RefundRequest {
  ref: PaymentRef;
  /** The same key again is the same refund. */
  refundKey: string;
  amount: number;
  reason: string;
  paymentType: string | null;
}

/**
 * `manual`: this way of paying has no refund; somebody has to transfer the money. `requested`: the end comes by webhook.
 * `later`: a part of a card payment cannot go back before the bank settled it; ask again.
 */
export interface RefundOutcome {
  outcome: 'done' | 'requested' | 'manual' | 'later';
  /** The gateway's id of the refund, where it gives one. */
  gatewayRefundId?: string | undefined;
}

/** `gone`: the gateway has nothing that could still be paid. `refused`: it can no longer be stopped; ask what became of it. */
type CancelOutcome = 'cancelled' | 'gone' | 'refused';

/** What we need of somebody who takes payments. All of it throws GatewayError. */
export interface PaymentGateway {
  readonly name: GatewayName;
  createInvoice(request: InvoiceRequest): Promise<Invoice>;
  /** An invoice that was made before, when its answer may have been lost; null where asking again is harmless. */
  findInvoice(paymentId: string): Promise<Invoice | null>;
  /** null: the gateway does not know it, or the customer has not chosen how to pay yet. */
  fetchPayment(ref: PaymentRef): Promise<GatewayPayment | null>;
  /** Makes an unpaid payment impossible to pay. */
  cancel(ref: PaymentRef): Promise<CancelOutcome>;
  refund(request: RefundRequest): Promise<RefundOutcome>;
  readNotification(body: string, headers: Headers): Notification;
}

type GatewayErrorCode = 'unreachable' | 'refused' | 'malformed';

/** The gateway could not be reached (`unreachable`: try again), said no (`refused`), or answered nonsense (`malformed`). */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly code: GatewayErrorCode;
  /** The HTTP status, where there was one. */
  readonly status: number | undefined;

  constructor(code: GatewayErrorCode, options: { status?: number; cause?: unknown; message?: string } = {}) {
    super(options.message ?? code, { cause: options.cause });
    this.code = code;
    this.status = options.status;
  }
}
