import { basicKey, startWire, type WireAnswer, type WireRequest } from './testing-server.ts';

export const XENDIT_KEY = 'xnd_development_abc';
export const XENDIT_TOKEN = 'callback-token-0123456789';

/** Xendit Invoice v2 on loopback, as its documentation describes the wire. */
export async function startXendit() {
  const invoices = new Map<string, Record<string, unknown>>();
  const refunds = new Map<string, Record<string, unknown>>();
  let refundStatus = 'PENDING';
  const wire = await startWire(answer);

  function answer(request: WireRequest): WireAnswer {
    const { method, path } = request;
    if (basicKey(request) !== `${XENDIT_KEY}:`)
      return { status: 401, json: { error_code: 'INVALID_API_KEY', message: 'API key is invalid' } };
    if (method === 'POST' && path === '/v2/invoices') return create(request);
    if (method === 'POST' && path === '/refunds') return refund(request);
    const url = new URL(path, 'http://loopback');
    const external = url.searchParams.get('external_id');
    if (external)
      return { status: 200, json: [...invoices.values()].filter((one) => one['external_id'] === external) };
    const [, id = '', expire] = /^\/(?:v2\/)?invoices\/([^/]+)(\/expire!)?$/.exec(url.pathname) ?? [];
    const found = invoices.get(id);
    if (!found) return { status: 404, json: { error_code: 'INVOICE_NOT_FOUND_ERROR', message: 'no' } };
    if (expire && found['status'] !== 'PENDING')
      return { status: 400, json: { error_code: 'INVALID_STATUS', message: 'no' } };
    if (expire) found['status'] = 'EXPIRED';
    return { status: 200, json: found };
  }

  function create({ json }: WireRequest): WireAnswer {
    if (typeof json['external_id'] !== 'string' || !Number.isInteger(json['amount']))
      return { status: 400, json: { error_code: 'API_VALIDATION_ERROR', message: 'external_id, amount' } };
    const id = `inv${invoices.size + 1}${json['external_id'].slice(0, 8)}`;
    const made = {
      id,
      external_id: json['external_id'],
      status: 'PENDING',
      amount: json['amount'],
      currency: 'IDR',
      expiry_date: new Date(Date.now() + Number(json['invoice_duration']) * 1000).toISOString(),
      invoice_url: `${wire.url}/web/${id}`,
      created: new Date().toISOString(),
    };
    invoices.set(id, made);
    return { status: 200, json: made };
  }

  function refund({ json, headers }: WireRequest): WireAnswer {
    const key = String(headers['idempotency-key']);
    if (!refunds.has(key)) refunds.set(key, { id: `rfd-${key}`, status: refundStatus, ...json });
    return { status: 200, json: refunds.get(key) };
  }

  const byPayment = (paymentId: string) => {
    const found = [...invoices.values()].find((one) => one['external_id'] === paymentId);
    if (!found) throw new Error(`Xendit does not know ${paymentId}`);
    return found;
  };

  return {
    ...wire,
    invoices,
    refunds,
    set: (paymentId: string, status: string) =>
      void Object.assign(byPayment(paymentId), {
        status,
        paid_at: new Date().toISOString(),
        payment_channel: 'QRIS',
      }),
    invoiceOf: byPayment,
    /** The status that refunds begin with from now on. */
    answerRefunds: (status: string) => void (refundStatus = status),
    /** What the webhook says of a refund's end. */
    refundEvent(refundKey: string, event = 'refund.succeeded'): string {
      const { id, invoice_id, amount } = refunds.get(refundKey) ?? {};
      return JSON.stringify({
        event,
        business_id: 'b1',
        data: { id, invoice_id, amount, status: 'SUCCEEDED' },
      });
    },
    /** The webhook's body, with some of its fields altered. */
    notification: (paymentId: string, altered: object = {}): string =>
      JSON.stringify({ ...byPayment(paymentId), ...altered }),
  };
}

export type XenditWire = Awaited<ReturnType<typeof startXendit>>;
