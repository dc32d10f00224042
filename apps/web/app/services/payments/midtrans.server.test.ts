import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { InvoiceRequest, PaymentGateway } from './gateway.ts';
import { createMidtrans, midtransSignature } from './midtrans.server.ts';
import { MIDTRANS_KEY, startMidtrans, type MidtransWire } from './testing-midtrans.ts';

let wire: MidtransWire;
let gateway: PaymentGateway;
beforeAll(async () => {
  wire = await startMidtrans();
  gateway = createMidtrans({ serverKey: MIDTRANS_KEY, snapUrl: wire.url, apiUrl: wire.url, timeoutMs: 300 });
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
  test('is asked for in the words of Snap, with lines that add up', async () => {
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

  test('is asked for once more after a failure of theirs, and then given up', async () => {
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
  ] as const)('that meets %s is an error with a code', async (_, faults, code) => {
    wire.fail(...faults);
    await expect(gateway.createInvoice(request())).rejects.toMatchObject({ name: 'GatewayError', code });
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

  test('of a kind that nobody knows is an error, not a guess', async () => {
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
    expect(await gateway.refund(refund)).toBe('done');
    expect(await gateway.refund(refund)).toBe('done');
    expect(wire.transaction(paymentId)?.refunded).toBe(10_000);
  });

  test('a virtual account and a shop are paid back by hand, without asking', async () => {
    const before = wire.requests.length;
    for (const paymentType of ['bank_transfer', 'cstore'])
      expect(await gateway.refund({ ref: ref(), refundKey: 'r', amount: 1, reason: '', paymentType })).toBe(
        'manual',
      );
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
