import { createHash } from 'node:crypto';
import { z } from 'zod';
import { gatewayHttp, shaped } from './gateway-http.ts';
import {
  GatewayError,
  type InvoiceRequest,
  type Notification,
  type PaymentGateway,
  type RefundOutcome,
  type RefundRequest,
} from './gateway.ts';
import type { GatewayName, PaymentStatus } from './payment-status.ts';
import { clip, jsonOf, rupiah, sameSecret } from './wire.ts';

interface MidtransOptions {
  serverKey: string;
  /** `https://app.midtrans.com`, or their sandbox. */
  snapUrl: string;
  /** `https://api.midtrans.com`, or their sandbox. */
  apiUrl: string;
  /** How long any answer is waited for; by default invoices 8 s, all else what a notification leaves. */
  timeoutMs?: number;
  name?: GatewayName;
}

const statuses: ReadonlyMap<string, PaymentStatus> = new Map(
  Object.entries({
    pending: 'pending',
    settlement: 'settlement',
    deny: 'failed',
    failure: 'failed',
    expire: 'expired',
    cancel: 'cancelled',
    refund: 'refunded',
    partial_refund: 'refunded',
    chargeback: 'refunded',
    partial_chargeback: 'refunded',
  } as const),
);

/** Every known status, to ours. A card payment is settled when captured, unless Midtrans wants it looked at. */
const status = z
  .object({ transaction_status: z.string(), fraud_status: z.string().nullish() })
  .transform(({ transaction_status, fraud_status }, context): PaymentStatus => {
    if (transaction_status === 'capture') {
      if (!fraud_status || fraud_status === 'accept') return 'settlement';
      return fraud_status === 'challenge' ? 'review' : 'failed';
    }
    // `authorize` and what is yet to be invented: nothing that we act upon.
    const ours =
      statuses.get(transaction_status) ?? (transaction_status === 'authorize' ? 'pending' : undefined);
    if (ours) return ours;
    context.addIssue({ code: 'custom', message: `unknown transaction_status ${transaction_status}` });
    return z.NEVER;
  });

const signed = z.object({
  order_id: z.string().min(1).max(50),
  status_code: z.string(),
  gross_amount: z.string(),
  signature_key: z.string(),
});

const claimed = z.object({
  gross_amount: rupiah,
  currency: z.string().default('IDR'),
  transaction_id: z.string().max(100).nullish(),
});

const refundList = z
  .array(z.object({ refund_key: z.string().nullish(), refund_amount: rupiah }))
  .nullish()
  .catch(null);

const transaction = z.object({
  transaction_status: z.string(),
  order_id: z.string().nullish(),
  transaction_id: z.string().nullish(),
  gross_amount: rupiah,
  currency: z.string().nullish(),
  payment_type: z.string().nullish(),
  settlement_time: z.string().nullish(),
  transaction_time: z.string().nullish(),
  refund_amount: rupiah.nullish().catch(null),
  refunds: refundList,
});
type Transaction = z.infer<typeof transaction>;

const snap = z.object({ token: z.string().min(1).max(255), redirect_url: z.url({ protocol: /^https?$/ }) });

/** Answers of the Core API carry their status in the body, often under HTTP 200. */
const coreStatus = z.object({ status_code: z.coerce.string() });

/** A notification is answered within 5 s, and asks for the status before: once, for the reconcile job asks again. */
const WEBHOOK_MS = 4_000;

/** Paid in ways that Midtrans cannot pay back. */
const MANUAL_REFUND = new Set([
  'bank_transfer',
  'echannel',
  'permata',
  'cstore',
  'bca_va',
  'bni_va',
  'bri_va',
]);

/** Midtrans Snap: invoices by Snap, everything else by the Core API. */
export function createMidtrans(options: MidtransOptions): PaymentGateway {
  const { serverKey, snapUrl, apiUrl, timeoutMs, name = 'midtrans' } = options;
  const callSnap = gatewayHttp({ baseUrl: snapUrl, key: serverKey, timeoutMs: timeoutMs ?? 8_000 });
  const callApi = gatewayHttp({
    baseUrl: apiUrl,
    key: serverKey,
    timeoutMs: timeoutMs ?? WEBHOOK_MS,
  });

  async function core(path: string, body?: object) {
    const method = body ? 'POST' : 'GET';
    const answer = await callApi({ method, path, body, expected: [404, 407, 412], tries: body ? 2 : 1 });
    const code = Number(shaped(coreStatus, answer).status_code);
    if (code >= 500) throw new GatewayError('unreachable', { status: code });
    return { answer, code };
  }

  /**
   * A card payment of the same day cannot be refunded yet, but called off: as a whole only. What was called off or refunded by
   * an earlier try, whose answer was lost, has gone back; of what went back otherwise nothing is left to be transferred.
   */
  async function voidOrRefuse(
    paymentId: string,
    { amount, refundKey }: Pick<RefundRequest, 'amount' | 'refundKey'>,
  ): Promise<RefundOutcome> {
    const path = `/v2/${encodeURIComponent(paymentId)}`;
    const { answer, code } = await core(`${path}/status`);
    if (code === 404) return { outcome: 'manual' };
    const found = shaped(transaction, answer);
    if (found.transaction_status === 'cancel') return { outcome: 'done' };
    if (found.refunds?.some((one) => one.refund_key === refundKey)) return { outcome: 'done' };
    if ((wentBack(found) ?? 0) + amount > found.gross_amount)
      throw new GatewayError('refused', { status: code, message: 'it went back by another way' });
    // Taken back by the bank: transferred by hand it would come out of our own.
    if (NEVER_OURS.has(found.transaction_status))
      throw new GatewayError('refused', { status: code, message: 'its money is not with us' });
    if (found.transaction_status !== 'capture') return { outcome: 'manual' };
    if (amount < found.gross_amount) return { outcome: 'later' };
    const voided = await core(`${path}/cancel`, {});
    // Settled between the two questions: a refund works from now on.
    return { outcome: voided.code < 300 ? 'done' : 'later' };
  }

  return {
    name,
    // Until a method is chosen the same order_id may be sent again.
    findInvoice: () => Promise.resolve(null),

    async createInvoice(request) {
      const body = snapBody(request);
      const answer = await callSnap({ method: 'POST', path: '/snap/v1/transactions', body, tries: 2 });
      const { token, redirect_url } = shaped(snap, answer);
      return { url: redirect_url, token, gatewayId: null };
    },

    async fetchPayment({ paymentId }) {
      const requestedAt = new Date();
      const { answer, code } = await core(`/v2/${encodeURIComponent(paymentId)}/status`);
      if (code === 404) return null;
      if (code === 401 || code === 403) throw new GatewayError('refused', { status: code });
      const found = shaped(transaction, answer);
      const namesUs = found.order_id === paymentId;
      // Of DANA and some virtual accounts the answer bears Midtrans's own id in place of ours; we requested ours.
      const bearsOwnId = !found.order_id || found.order_id === found.transaction_id;
      return {
        paymentId: namesUs || bearsOwnId ? paymentId : (found.order_id ?? paymentId),
        namesUs,
        gatewayId: found.transaction_id ?? null,
        status: shaped(status, answer),
        captured: found.transaction_status === 'capture',
        amount: found.gross_amount,
        currency: found.currency ?? 'IDR',
        paymentType: found.payment_type ?? null,
        settledAt: jakartaTime(found.settlement_time ?? found.transaction_time),
        refundedAmount: wentBack(found),
        chargedBack: found.transaction_status.endsWith('chargeback'),
        // Midtrans tells what it keeps in its settlement reports alone.
        feeAmount: null,
        requestedAt,
      };
    },

    async cancel({ paymentId }) {
      const { code } = await core(`/v2/${encodeURIComponent(paymentId)}/cancel`, {});
      if (code === 404) return 'gone';
      return code < 300 ? 'cancelled' : 'refused';
    },

    async refund({ ref, refundKey, amount, reason, paymentType }) {
      if (paymentType && MANUAL_REFUND.has(paymentType)) return { outcome: 'manual' };
      const body = { refund_key: refundKey, amount, reason: clip(reason, 255) };
      const { code } = await core(`/v2/${encodeURIComponent(ref.paymentId)}/refund`, body);
      if (code === 412) return voidOrRefuse(ref.paymentId, { amount, refundKey });
      if (code === 414) return { outcome: 'manual' };
      if (code >= 300) throw new GatewayError('refused', { status: code });
      return { outcome: 'done' };
    },

    readNotification: (body) => readNotification(body, serverKey),
  };
}

const NEVER_OURS = new Set(['deny', 'failure', 'expire', 'pending']);

/** What went back of a payment in all, over any number of refunds; null where Midtrans does not say how much. */
function wentBack({ transaction_status, gross_amount, refund_amount, refunds }: Transaction): number | null {
  const listed = (refunds ?? []).reduce((total, one) => total + one.refund_amount, 0);
  const stated = Math.max(refund_amount ?? 0, listed);
  // The customer's bank took the money back, whatever we had given of it before.
  if (transaction_status === 'chargeback') return gross_amount;
  if (stated > 0) return Math.min(stated, gross_amount);
  if (transaction_status === 'refund') return gross_amount;
  return transaction_status.startsWith('partial_') ? null : 0;
}

function snapBody({ paymentId, amount, lines, customer, createdAt, expiresAt, returnUrl }: InvoiceRequest) {
  const minutes = Math.max(1, Math.floor((expiresAt.getTime() - createdAt.getTime()) / 60_000));
  return {
    transaction_details: { order_id: paymentId, gross_amount: amount },
    // What a line comes to, once: hours may be halves, and Midtrans multiplies by whole numbers only.
    item_details: lines.map((line) => ({
      id: clip(line.id, 50),
      name: clip(line.name, 50),
      price: line.amount,
      quantity: 1,
    })),
    customer_details: {
      first_name: clip(customer.firstName, 255),
      last_name: clip(customer.lastName, 255),
      email: customer.email,
    },
    callbacks: { finish: returnUrl },
    expiry: { start_time: `${inJakarta(createdAt)} +0700`, unit: 'minute', duration: minutes },
  };
}

/** The signature covers order, status code and amount only: everything else is read from the gateway. */
function readNotification(body: string, serverKey: string): Notification {
  const json = jsonOf(body);
  const given = signed.safeParse(json);
  if (!given.success) return { kind: 'malformed' };
  const { order_id, status_code, gross_amount, signature_key } = given.data;
  const expected = midtransSignature({ order_id, status_code, gross_amount }, serverKey);
  if (!sameSecret(signature_key.toLowerCase(), expected)) return { kind: 'forged' };
  const claim = claimed.safeParse(json);
  const claimedStatus = status.safeParse(json);
  if (!claim.success || !claimedStatus.success) return { kind: 'malformed' };
  return {
    kind: 'payment',
    paymentId: order_id,
    gatewayId: claim.data.transaction_id ?? null,
    status: claimedStatus.data,
    amount: claim.data.gross_amount,
    currency: claim.data.currency,
  };
}

/** Hex SHA-512 of order, status code, amount and server key, as they stand. */
export function midtransSignature(
  fields: { order_id: string; status_code: string; gross_amount: string },
  serverKey: string,
): string {
  const { order_id, status_code, gross_amount } = fields;
  return createHash('sha512')
    .update(order_id + status_code + gross_amount + serverKey)
    .digest('hex');
}

const JAKARTA_MS = 7 * 3_600_000;

/** `YYYY-MM-DD HH:MM:SS` on Jakarta's clock. */
export function inJakarta(date: Date): string {
  return new Date(date.getTime() + JAKARTA_MS).toISOString().slice(0, 19).replace('T', ' ');
}

function jakartaTime(text: string | null | undefined): Date | null {
  if (!text) return null;
  const date = new Date(`${text.replace(' ', 'T')}+07:00`);
  return Number.isNaN(date.getTime()) ? null : date;
}
