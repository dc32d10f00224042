import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { InvoiceRequest, PaymentGateway } from './gateway.ts';
import { createMidtrans, midtransSignature } from './midtrans.server.ts';
import { MIDTRANS_KEY, startMidtrans, type MidtransWire } from './testing-midtrans.ts';

let wire: MidtransWire;
let gateway: PaymentGateway;
/** Waits for no answer; everything else is asked by one that bears with a machine that stands still for a while. */
let hasty: PaymentGateway;
beforeAll(async () => {
  wire = await startMidtrans();
  const options = { serverKey: MIDTRANS_KEY, snapUrl: wire.url, apiUrl: wire.url };
  gateway = createMidtrans({ ...options, timeoutMs: 30_000 });
  hasty = createMidtrans({ ...options, timeoutMs: 300 });
});
afterAll(() => wire.stop());

let count = 0;
let paymentId = '';
beforeEach(() => {
  count += 1;
  paymentId = `pesanan${count}-1`;
});

const createdAt = new Date('2026-11-21T12:00:00Z');
const request = (more: Partial<InvoiceRequest> = {}): InvoiceRequest => ({
  paymentId,
  amount: 27_000,
  lines: [
    { id: 'mentor', name: 'Mentoring Rani | Kusuma '.repeat(4), amount: 30_000 },
    { id: 'HEMAT10', name: 'Voucher HEMAT10', amount: -3_000 },
  ],
  customer: { firstName: 'Budi', lastName: 'Santoso', email: 'budi@setapak.example' },
  description: 'Mentoring',
  createdAt,
  expiresAt: new Date(createdAt.getTime() + 24 * 3_600_000),
  returnUrl: 'https://setapak.example/app/booking',
  ...more,
});
const ref = () => ({ paymentId, gatewayId: null });

describe('an invoice', () => {
  test('is requested in the words of Snap, with lines that add up', async () => {
    const invoice = await gateway.createInvoice(request());
    expect(invoice).toMatchObject({ token: `snap-${paymentId}`, gatewayId: null });
    expect(invoice.url).toContain('/snap/v4/redirection/');
    const { json, headers } = wire.requests.at(-1) ?? {};
    expect(headers?.['content-type']).toBe('application/json');
    expect(json).toMatchObject({
      transaction_details: { order_id: paymentId, gross_amount: 27_000 },
      customer_details: { first_name: 'Budi', last_name: 'Santoso', email: 'budi@setapak.example' },
      callbacks: { finish: 'https://setapak.example/app/booking' },
      expiry: { start_time: '2026-11-21 19:00:00 +0700', unit: 'minute', duration: 1440 },
    });
    expect(JSON.stringify(json?.['item_details'])).not.toContain('|');
  });

  test('is requested once more after a failure of theirs, and then given up', async () => {
    wire.fail(503);
    await expect(gateway.createInvoice(request())).resolves.toMatchObject({ token: `snap-${paymentId}` });
    wire.fail(500, 502);
    await expect(gateway.createInvoice(request())).rejects.toMatchObject({ code: 'unreachable' });
  });

  test.each([
    ['a refusal', [400], 'refused'],
    ['no JSON', ['garbage'], 'malformed'],
    ['silence', ['hang', 'hang'], 'unreachable'],
    ['hanging up', ['drop', 'drop'], 'unreachable'],
    ['an answer without a token', [201], 'malformed'],
  ] as const)('that meets %s is an error with a code', async (met, faults, code) => {
    wire.fail(...faults);
    const asked = met === 'silence' ? hasty : gateway;
    await expect(asked.createInvoice(request())).rejects.toMatchObject({ name: 'GatewayError', code });
  });

  test('with a wrong key is refused', async () => {
    const stranger = createMidtrans({ serverKey: 'wrong', snapUrl: wire.url, apiUrl: wire.url });
    await expect(stranger.createInvoice(request())).rejects.toMatchObject({ code: 'refused', status: 401 });
  });
});

describe('a status', () => {
  beforeEach(() => gateway.createInvoice(request()));

  test.each([
    ['pending', undefined, 'pending'],
    ['settlement', undefined, 'settlement'],
    ['capture', undefined, 'settlement'],
    ['capture', 'accept', 'settlement'],
    ['capture', 'challenge', 'review'],
    ['capture', 'deny', 'failed'],
    ['deny', undefined, 'failed'],
    ['failure', undefined, 'failed'],
    ['expire', undefined, 'expired'],
    ['cancel', undefined, 'cancelled'],
    ['refund', undefined, 'refunded'],
    ['partial_refund', undefined, 'refunded'],
    ['chargeback', undefined, 'refunded'],
    ['partial_chargeback', undefined, 'refunded'],
  ])('%s (fraud %s) is ours: %s', async (theirs, fraud, ours) => {
    wire.set(paymentId, theirs, { fraud });
    expect(await gateway.fetchPayment(ref())).toMatchObject({
      status: ours,
      paymentId,
      amount: 27_000,
      currency: 'IDR',
      gatewayId: `tx-${paymentId}`,
    });
  });

  test('before a method was chosen is none', async () => {
    expect(await gateway.fetchPayment(ref())).toBeNull();
  });

  test.each(['dana', 'danamon_va', 'bsi_va', 'seabank_va', 'saqu_va'])(
    'paid by %s bears a transaction id in place of our id, and is ours all the same',
    async (paymentType) => {
      wire.set(paymentId, 'settlement', { hidesOrderId: true, paymentType });
      expect(await gateway.fetchPayment(ref())).toMatchObject({
        paymentId,
        namesUs: false,
        gatewayId: `tx-${paymentId}`,
        status: 'settlement',
      });
    },
  );

  test('that bears the id of another order is not passed off as ours', async () => {
    wire.answerOnce({
      order_id: 'pesanan-lain-1',
      transaction_id: 'tx-lain',
      transaction_status: 'settlement',
    });
    expect(await gateway.fetchPayment(ref())).toMatchObject({ paymentId: 'pesanan-lain-1' });
  });

  test.each([
    ['settlement', {}, 0],
    ['partial_refund', { refund_amount: '5000.00' }, 5_000],
    ['partial_refund', { refunds: [{ refund_amount: '5000.00' }, { refund_amount: 2_000 }] }, 7_000],
    ['partial_refund', {}, null],
    ['refund', {}, 27_000],
    ['refund', { refund_amount: '27000.00' }, 27_000],
    ['partial_chargeback', { refund_amount: '9000' }, 9_000],
    ['chargeback', { refund_amount: '5000.00' }, 27_000],
  ])('%s with %j: so much went back in all', async (transaction_status, fields, refundedAmount) => {
    wire.answerOnce({
      order_id: paymentId,
      gross_amount: '27000.00',
      status_code: '200',
      transaction_status,
      ...fields,
    });
    expect(await gateway.fetchPayment(ref())).toMatchObject({ refundedAmount });
  });

  test('contains whether the bank can still void it', async () => {
    wire.set(paymentId, 'capture');
    expect(await gateway.fetchPayment(ref())).toMatchObject({ status: 'settlement', captured: true });
    wire.set(paymentId, 'settlement');
    expect(await gateway.fetchPayment(ref())).toMatchObject({ status: 'settlement', captured: false });
  });

  test('of an unknown kind is an error, not a guess', async () => {
    wire.set(paymentId, 'of_tomorrow');
    await expect(gateway.fetchPayment(ref())).rejects.toMatchObject({ code: 'malformed' });
  });
});

describe('calling off and paying back', () => {
  beforeEach(() => gateway.createInvoice(request()));

  test('a pending payment is cancelled, a settled one no more, one without a method is gone', async () => {
    expect(await gateway.cancel(ref())).toBe('gone');
    wire.set(paymentId, 'settlement');
    expect(await gateway.cancel(ref())).toBe('refused');
    wire.set(paymentId, 'pending');
    expect(await gateway.cancel(ref())).toBe('cancelled');
  });

  test('the same refund key pays back once', async () => {
    wire.set(paymentId, 'settlement');
    const refund = { ref: ref(), refundKey: 'r1', amount: 10_000, reason: 'terlambat', paymentType: 'qris' };
    expect(await gateway.refund(refund)).toEqual({ outcome: 'done' });
    expect(await gateway.refund(refund)).toEqual({ outcome: 'done' });
    expect(wire.transaction(paymentId)?.refunded).toBe(10_000);
  });

  test('a card of the same day is voided as a whole, and a part of it waits for the bank', async () => {
    wire.set(paymentId, 'capture', { paymentType: 'credit_card' });
    const refund = { ref: ref(), refundKey: 'r1', reason: 'batal', paymentType: 'credit_card' };
    expect(await gateway.refund({ ...refund, amount: 10_000 })).toEqual({ outcome: 'later' });
    expect(wire.transaction(paymentId)?.status).toBe('capture');
    expect(await gateway.refund({ ...refund, amount: 27_000 })).toEqual({ outcome: 'done' });
    expect(wire.transaction(paymentId)?.status).toBe('cancel');
    // Its answer was lost: requested again, it has gone back.
    expect(await gateway.refund({ ...refund, amount: 27_000 })).toEqual({ outcome: 'done' });
  });

  test('what cannot be refunded though it is settled is paid back by hand', async () => {
    wire.set(paymentId, 'settlement');
    wire.refuseRefunds(paymentId);
    const refund = { ref: ref(), refundKey: 'r1', amount: 27_000, reason: '', paymentType: 'akulaku' };
    expect(await gateway.refund(refund)).toEqual({ outcome: 'manual' });
  });

  test('a virtual account and a shop are paid back by hand, without asking', async () => {
    const before = wire.requests.length;
    for (const paymentType of ['bank_transfer', 'cstore'])
      expect(
        await gateway.refund({ ref: ref(), refundKey: 'r', amount: 1, reason: '', paymentType }),
      ).toEqual({
        outcome: 'manual',
      });
    expect(wire.requests).toHaveLength(before);
  });
});

describe('a notification', () => {
  beforeEach(async () => {
    await gateway.createInvoice(request());
    wire.set(paymentId, 'settlement');
  });
  const read = (body: string) => gateway.readNotification(body, new Headers());

  test('with their signature names its payment', () => {
    expect(read(wire.notification(paymentId))).toEqual({
      kind: 'payment',
      paymentId,
      gatewayId: `tx-${paymentId}`,
      status: 'settlement',
      amount: 27_000,
      currency: 'IDR',
    });
  });

  test.each([
    ['another amount', { gross_amount: '1.00' }],
    ['another order', { order_id: 'lain-1' }],
    ['another status code', { status_code: '201' }],
    ['no signature to speak of', { signature_key: '' }],
    ['another signature', { signature_key: 'a'.repeat(128) }],
  ])('with %s is forged', (_, altered) => {
    expect(read(wire.notification(paymentId, altered))).toEqual({ kind: 'forged' });
  });

  test.each(['', 'null', '[]', '{}', '{"order_id":1}', 'x'.repeat(1000), '{"order_id":'])(
    'that is none is malformed: %j',
    (body) => expect(read(body)).toEqual({ kind: 'malformed' }),
  );

  test('is signed over exactly four fields', () => {
    const fields = { order_id: 'Postman-1578568851', status_code: '200', gross_amount: '10000.00' };
    expect(midtransSignature(fields, 'askvnoibnosifnboseofinbofinfgbiufglnbfg')).toMatch(/^[0-9a-f]{128}$/);
  });
});
