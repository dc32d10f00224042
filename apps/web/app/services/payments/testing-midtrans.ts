import { inJakarta, midtransSignature } from './midtrans.server.ts';
import { basicKey, startWire, type WireAnswer, type WireRequest } from './testing-server.ts';

export const MIDTRANS_KEY = 'SB-Mid-server-abcDEF123';

interface Transaction {
  amount: number;
  /** null until the customer chose how to pay. */
  status: string | null;
  fraud?: string;
  paymentType: string;
  refunded: number;
  refundKeys: Map<string, number>;
  /** Midtrans's own id; another method on the same page is another transaction. */
  transactionId: string;
  /** As for DANA and some banks' virtual accounts: answers and notifications bear its own id in place of ours. */
  hidesOrderId: boolean;
  /** This way of paying cannot be refunded. */
  refusesRefunds?: boolean;
}

/** Midtrans on loopback, as its documentation describes the wire. */
export async function startMidtrans() {
  const transactions = new Map<string, Transaction>();
  const answers: object[] = [];
  const wire = await startWire(answer);

  function answer(request: WireRequest): WireAnswer {
    // Not Midtrans's: the customer, who needs no key.
    const paid = /^\/pay\/(.+)$/.exec(request.path)?.[1];
    if (paid) {
      const found = transactions.get(paid);
      if (found) found.status = 'settlement';
      return { status: 200, json: {} };
    }
    if (basicKey(request) !== `${MIDTRANS_KEY}:`)
      return { status: 401, json: { status_code: '401', error_messages: ['Access denied'] } };
    if (request.path === '/snap/v1/transactions') return snap(request);
    const special = answers.shift();
    if (special) return { status: 200, json: { gross_amount: '27000.00', status_code: '200', ...special } };
    const [, id = '', action] = /^\/v2\/([^/]+)\/(\w+)$/.exec(request.path) ?? [];
    const found = transactions.get(id);
    if (!found?.status) return { status: 404, json: { status_code: '404', status_message: 'not found' } };
    if (action === 'cancel') {
      if (found.status !== 'pending' && found.status !== 'capture')
        return { status: 412, json: { status_code: '412' } };
      found.status = 'cancel';
    }
    if (action === 'refund') return refund(found, id, request);
    return { status: 200, json: body(id, found) };
  }

  function snap({ json }: WireRequest): WireAnswer {
    const details = json['transaction_details'] as { order_id: string; gross_amount: number };
    const items = json['item_details'] as { id: string; name: string; price: number; quantity: number }[];
    const sum = items.reduce((total, { price, quantity }) => total + price * quantity, 0);
    const wrong = [
      !/^[\w~.-]{1,50}$/.test(details.order_id) && 'order_id',
      sum !== details.gross_amount && 'gross_amount is not the sum of item_details',
      items.some(({ id, name, quantity }) => id.length > 50 || name.length > 50 || quantity < 1) && 'items',
      transactions.get(details.order_id)?.status && 'order_id has already been taken',
    ].filter(Boolean);
    if (wrong.length > 0) return { status: 400, json: { error_messages: wrong } };
    transactions.set(details.order_id, {
      amount: details.gross_amount,
      status: null,
      paymentType: 'qris',
      refunded: 0,
      refundKeys: new Map(),
      transactionId: `tx-${details.order_id}`,
      hidesOrderId: false,
    });
    const token = `snap-${details.order_id}`;
    return { status: 201, json: { token, redirect_url: `${wire.url}/snap/v4/redirection/${token}` } };
  }

  function refund(found: Transaction, id: string, { json }: WireRequest): WireAnswer {
    const key = String(json['refund_key']);
    if (found.refusesRefunds) return { status: 200, json: { status_code: '412' } };
    if (found.status !== 'settlement' && found.status !== 'partial_refund' && !found.refundKeys.has(key))
      return { status: 200, json: { status_code: '412', status_message: 'cannot be refunded' } };
    if (!found.refundKeys.has(key)) {
      found.refunded += Number(json['amount']);
      found.refundKeys.set(key, Number(json['amount']));
    }
    found.status = found.refunded < found.amount ? 'partial_refund' : 'refund';
    return { status: 200, json: body(id, found) };
  }

  function body(id: string, found: Transaction) {
    const { amount, status, fraud, paymentType, refunded, refundKeys, transactionId } = found;
    const order_id = found.hidesOrderId ? transactionId : id;
    const status_code = { pending: '201', expire: '407', deny: '202' }[status ?? ''] ?? '200';
    const gross_amount = `${amount}.00`;
    return {
      transaction_time: inJakarta(new Date()),
      settlement_time: status === 'settlement' ? inJakarta(new Date()) : undefined,
      transaction_status: status,
      fraud_status: fraud,
      transaction_id: transactionId,
      status_message: 'midtrans payment notification',
      status_code,
      payment_type: paymentType,
      order_id,
      merchant_id: 'G123456789',
      gross_amount,
      currency: 'IDR',
      refund_amount: refunded > 0 ? `${refunded}.00` : undefined,
      refunds:
        refunded > 0 && refundKeys.size > 0
          ? Array.from(refundKeys, ([refund_key, sum]) => ({ refund_key, refund_amount: `${sum}.00` }))
          : undefined,
      signature_key: midtransSignature({ order_id, status_code, gross_amount }, MIDTRANS_KEY),
      a_field_of_tomorrow: 'x',
    };
  }

  return {
    ...wire,
    /** The customer, or the bank, does something. */
    set(id: string, status: string | null, more: Partial<Transaction> = {}) {
      const found = transactions.get(id);
      if (!found) throw new Error(`Midtrans does not know ${id}`);
      Object.assign(found, { status, ...more });
    },
    transaction: (id: string) => transactions.get(id),
    /** The next question about a status or an action is answered so, whatever is known. */
    answerOnce: (fields: object) => void answers.push(fields),
    refuseRefunds(id: string) {
      const found = transactions.get(id);
      if (found) found.refusesRefunds = true;
    },
    /** What was paid. */
    paid: () => [...transactions].filter(([, { status }]) => status === 'settlement').map(([id]) => id),
    /** The notification that Midtrans would send now, with some of its fields altered. */
    notification(id: string, altered: object = {}): string {
      const found = transactions.get(id);
      if (!found) throw new Error(`Midtrans does not know ${id}`);
      return JSON.stringify({ ...body(id, found), ...altered });
    },
  };
}

export type MidtransWire = Awaited<ReturnType<typeof startMidtrans>>;
