import { z } from 'zod';
import { gatewayHttp, shaped, type GatewayAnswer } from './gateway-http.ts';
import {
  GatewayError,
  type Invoice,
  type InvoiceRequest,
  type Notification,
  type GatewayPayment,
  type PaymentGateway,
  type PaymentRef,
  type RefundOutcome,
} from './gateway.ts';
import type { PaymentStatus } from './payment-status.ts';
import { clip, jsonOf, rupiah, sameSecret } from './wire.ts';

interface XenditOptions {
  secretKey: string;
  /** What stands in `x-callback-token`; without one every webhook is refused. */
  callbackToken: string | undefined;
  /** `https://api.xendit.co` */
  apiUrl: string;
  /** How long any answer is waited for; by default 8 s, and what is read half of it. */
  timeoutMs?: number;
}

const statuses: ReadonlyMap<string, PaymentStatus> = new Map(
  Object.entries({
    PENDING: 'pending',
    PAID: 'settlement',
    SETTLED: 'settlement',
    EXPIRED: 'expired',
  } as const),
);

const status = z.string().transform((text, context): PaymentStatus => {
  const ours = statuses.get(text);
  if (ours) return ours;
  context.addIssue({ code: 'custom', message: `unknown status ${text}` });
  return z.NEVER;
});

const invoiceBody = z.object({
  id: z.string().min(1),
  external_id: z.string(),
  status,
  amount: rupiah,
  paid_amount: rupiah.nullish().catch(null),
  currency: z.string().nullish(),
  invoice_url: z.url({ protocol: /^https?$/ }).nullish(),
  payment_method: z.string().nullish(),
  payment_channel: z.string().nullish(),
  paid_at: z.string().nullish(),
  /** Not in every answer: some accounts receive it after the settlement. */
  fees_paid_amount: rupiah.nullish().catch(null),
});
type InvoiceBody = z.infer<typeof invoiceBody>;

const refundEvent = z.object({
  event: z.enum(['refund.succeeded', 'refund.failed']),
  data: z.object({ id: z.string().max(100).nullish(), invoice_id: z.string().min(1), amount: rupiah }),
});

const refundBody = z.object({ id: z.string().max(100).nullish(), status: z.string().nullish() });

/** Xendit Invoice v2. */
export function createXendit(options: XenditOptions): PaymentGateway {
  const { secretKey, callbackToken, apiUrl, timeoutMs } = options;
  const call = gatewayHttp({ baseUrl: apiUrl, key: secretKey, timeoutMs: timeoutMs ?? 8_000 });
  // A webhook asks before it answers, and has 5 s; the reconcile job asks again.
  const read = gatewayHttp({ baseUrl: apiUrl, key: secretKey, timeoutMs: timeoutMs ?? 4_000 });

  async function find(paymentId: string): Promise<InvoiceBody | undefined> {
    const path = `/v2/invoices?external_id=${encodeURIComponent(paymentId)}`;
    const found = shaped(z.array(invoiceBody), await read({ method: 'GET', path }));
    const own = found.filter((invoice) => invoice.external_id === paymentId);
    // Of several with our id, which a lost answer can leave behind, the paid one counts.
    return own.find((invoice) => invoice.status === 'settlement') ?? own[0];
  }

  async function load({ paymentId, gatewayId }: PaymentRef): Promise<InvoiceBody | undefined> {
    if (!gatewayId) return find(paymentId);
    const path = `/v2/invoices/${encodeURIComponent(gatewayId)}`;
    const answer = await read({ method: 'GET', path, expected: [404] });
    return answer.status === 404 ? undefined : shaped(invoiceBody, answer);
  }

  return {
    name: 'xendit',
    async findInvoice(paymentId) {
      const found = await find(paymentId);
      return found?.status === 'pending' ? asInvoice(found) : null;
    },
    async createInvoice(request) {
      const body = requestBody(request);
      // Not repeated: an answer that was lost may have left an invoice behind.
      return asInvoice(shaped(invoiceBody, await call({ method: 'POST', path: '/v2/invoices', body })));
    },
    async fetchPayment(ref) {
      const requestedAt = new Date();
      const found = await load(ref);
      return found ? { ...asPayment(found), requestedAt } : null;
    },
    async cancel(ref) {
      const found = await load(ref);
      if (!found || found.status === 'expired') return 'gone';
      if (found.status !== 'pending') return 'refused';
      const path = `/invoices/${encodeURIComponent(found.id)}/expire!`;
      const answer = await call({ method: 'POST', path, body: {}, expected: [400, 404, 409] });
      return cancelOutcome(answer);
    },
    async refund({ ref, refundKey, amount, reason }) {
      const body = {
        invoice_id: ref.gatewayId ?? (await find(ref.paymentId))?.id,
        amount,
        reason: 'OTHERS',
        metadata: { reason: clip(reason, 200) },
      };
      const headers = { 'idempotency-key': refundKey };
      const answer = await call({
        method: 'POST',
        path: '/refunds',
        body,
        headers,
        expected: [400, 403],
        tries: 2,
      });
      if (answer.status === 400 || answer.status === 403) return { outcome: 'manual' };
      return refundOutcome(answer);
    },
    readNotification: (body, headers) => readNotification(body, headers, callbackToken),
  };
}

function requestBody({ paymentId, amount, lines, customer, ...rest }: InvoiceRequest) {
  return {
    external_id: paymentId,
    amount,
    currency: 'IDR',
    payer_email: customer.email,
    description: clip(rest.description, 255),
    invoice_duration: Math.max(60, Math.floor((rest.expiresAt.getTime() - rest.createdAt.getTime()) / 1000)),
    customer: {
      given_names: clip(customer.firstName, 100),
      surname: clip(customer.lastName, 100),
      email: customer.email,
    },
    success_redirect_url: rest.returnUrl,
    failure_redirect_url: rest.returnUrl,
    // Only where nothing was taken off: an item's price is not documented to go below zero.
    items: lines.every((line) => line.amount >= 0)
      ? lines.map((line) => ({ name: clip(line.name, 255), price: line.amount, quantity: 1 }))
      : undefined,
  };
}

function asInvoice({ id, invoice_url }: InvoiceBody): Invoice {
  if (!invoice_url) throw new GatewayError('malformed', { message: 'an invoice without invoice_url' });
  return { url: invoice_url, token: null, gatewayId: id };
}

function asPayment(found: InvoiceBody): Omit<GatewayPayment, 'requestedAt'> {
  const paidAt = new Date(found.paid_at ?? Number.NaN);
  return {
    paymentId: found.external_id,
    namesUs: true,
    gatewayId: found.id,
    status: found.status,
    captured: false,
    // Less than was asked for pays for nothing; more may be what the customer bears of the fees.
    amount: Math.min(found.amount, (found.status === 'settlement' && found.paid_amount) || found.amount),
    currency: found.currency ?? 'IDR',
    paymentType: found.payment_channel ?? found.payment_method ?? null,
    settledAt: Number.isNaN(paidAt.getTime()) ? null : paidAt,
    // Invoices do not tell of refunds: those come by webhook.
    refundedAmount: null,
    chargedBack: false,
    feeAmount: found.status === 'settlement' ? (found.fees_paid_amount ?? null) : null,
  };
}

function cancelOutcome({ status: code, json }: GatewayAnswer): 'cancelled' | 'gone' | 'refused' {
  if (code === 404) return 'gone';
  if (code >= 400) return 'refused';
  return shaped(z.object({ status }), { status: code, json }).status === 'expired' ? 'cancelled' : 'refused';
}

/** Mostly pending: its end comes by webhook. */
function refundOutcome(answer: GatewayAnswer): RefundOutcome {
  const { id, status: state } = shaped(refundBody, answer);
  const gatewayRefundId = id ?? undefined;
  if (state === 'FAILED' || state === 'CANCELLED')
    throw new GatewayError('refused', { status: answer.status });
  return { outcome: state === 'SUCCEEDED' ? 'done' : 'requested', gatewayRefundId };
}

/** The token proves who sends; the body is not signed, so nothing in it is believed. */
function readNotification(body: string, headers: Headers, token: string | undefined): Notification {
  const given = headers.get('x-callback-token');
  if (!token || !given || !sameSecret(given, token)) return { kind: 'forged' };
  const json = jsonOf(body);
  const refunded = refundEvent.safeParse(json);
  if (refunded.success) {
    const { event, data } = refunded.data;
    const succeeded = event === 'refund.succeeded';
    const { id: refundId = null, invoice_id: gatewayId, amount } = data;
    return { kind: 'refund', gatewayId, refundId, amount, succeeded };
  }
  const invoice = invoiceBody.safeParse(json);
  if (!invoice.success) return { kind: 'malformed' };
  const { id, external_id, amount, currency } = invoice.data;
  return {
    kind: 'payment',
    paymentId: external_id,
    gatewayId: id,
    status: invoice.data.status,
    amount,
    currency: currency ?? 'IDR',
  };
}
