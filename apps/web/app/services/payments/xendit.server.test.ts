import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { InvoiceRequest, PaymentGateway } from './gateway.ts';
import { startXendit, XENDIT_KEY, XENDIT_TOKEN, type XenditWire } from './testing-xendit.ts';
import { createXendit } from './xendit.server.ts';

let wire: XenditWire;
let gateway: PaymentGateway;
/** Waits for no answer; everything else is asked by one that bears with a machine that stands still for a while. */
let hasty: PaymentGateway;
beforeAll(async () => {
  wire = await startXendit();
  const options = { secretKey: XENDIT_KEY, callbackToken: XENDIT_TOKEN, apiUrl: wire.url };
  gateway = createXendit({ ...options, timeoutMs: 30_000 });
  hasty = createXendit({ ...options, timeoutMs: 300 });
});
afterAll(() => wire.stop());

let count = 0;
let paymentId = '';
beforeEach(() => {
  count += 1;
  paymentId = `pesanan${count}-1`;
});

const createdAt = new Date('2026-11-21T12:00:00Z');
const request = (): InvoiceRequest => ({
  paymentId,
  amount: 34_000,
  lines: [{ id: 'pkg-pas', name: 'ATS Checker Paket Pas', amount: 34_000 }],
  customer: { firstName: 'Budi', lastName: 'Santoso', email: 'budi@setapak.example' },
  description: 'ATS Checker Paket Pas',
  createdAt,
  expiresAt: new Date(createdAt.getTime() + 24 * 3_600_000),
  returnUrl: 'https://setapak.example/app/booking',
});
const ref = () => ({ paymentId, gatewayId: null });

describe('an invoice', () => {
  test('is requested in the words of Invoice v2, and found again by our id', async () => {
    const invoice = await gateway.createInvoice(request());
    expect(wire.requests.at(-1)?.json).toMatchObject({
      external_id: paymentId,
      amount: 34_000,
      currency: 'IDR',
      invoice_duration: 86_400,
      payer_email: 'budi@setapak.example',
      items: [{ name: 'ATS Checker Paket Pas', price: 34_000, quantity: 1 }],
    });
    expect(await gateway.findInvoice(paymentId)).toEqual(invoice);
    expect(await gateway.findInvoice('lain-1')).toBeNull();
  });

  test.each([
    ['a refusal', [400], 'refused'],
    ['a failure of theirs, which is not repeated', [500], 'unreachable'],
    ['no JSON', ['garbage'], 'malformed'],
    ['silence', ['hang'], 'unreachable'],
    ['an answer without an address', [200], 'malformed'],
  ] as const)('that meets %s is an error with a code', async (met, faults, code) => {
    const before = wire.requests.length;
    wire.fail(...faults);
    const asked = met === 'silence' ? hasty : gateway;
    await expect(asked.createInvoice(request())).rejects.toMatchObject({ name: 'GatewayError', code });
    expect(wire.requests).toHaveLength(before + 1);
  });

  test('with a wrong key is refused', async () => {
    const stranger = createXendit({ secretKey: 'wrong', callbackToken: XENDIT_TOKEN, apiUrl: wire.url });
    await expect(stranger.createInvoice(request())).rejects.toMatchObject({ code: 'refused', status: 401 });
  });
});

describe('a status', () => {
  test.each([
    [20_000, 20_000],
    [34_000, 34_000],
    ['38500', 34_000],
    [undefined, 34_000],
  ])('with %s paid is a payment of %i', async (paid_amount, amount) => {
    const { gatewayId } = await gateway.createInvoice(request());
    wire.set(paymentId, 'PAID');
    Object.assign(wire.invoiceOf(paymentId), { paid_amount });
    expect(await gateway.fetchPayment({ paymentId, gatewayId })).toMatchObject({ amount });
  });

  test.each([
    ['PENDING', 'pending'],
    ['PAID', 'settlement'],
    ['SETTLED', 'settlement'],
    ['EXPIRED', 'expired'],
  ])('%s is ours: %s', async (theirs, ours) => {
    const { gatewayId } = await gateway.createInvoice(request());
    wire.set(paymentId, theirs);
    const expected = { status: ours, paymentId, gatewayId, amount: 34_000, paymentType: 'QRIS' };
    expect(await gateway.fetchPayment({ paymentId, gatewayId })).toMatchObject(expected);
    expect(await gateway.fetchPayment(ref())).toMatchObject(expected);
  });

  test('of an unknown invoice is none', async () => {
    expect(await gateway.fetchPayment({ paymentId, gatewayId: 'tidak-ada' })).toBeNull();
    expect(await gateway.fetchPayment(ref())).toBeNull();
  });
});

test('an unpaid invoice is expired, a paid one no more', async () => {
  expect(await gateway.cancel(ref())).toBe('gone');
  await gateway.createInvoice(request());
  wire.set(paymentId, 'PAID');
  expect(await gateway.cancel(ref())).toBe('refused');
  wire.set(paymentId, 'PENDING');
  expect(await gateway.cancel(ref())).toBe('cancelled');
});

test('a refund carries its key, and its end comes by webhook', async () => {
  const { gatewayId } = await gateway.createInvoice(request());
  const refund = {
    ref: { paymentId, gatewayId },
    refundKey: `k-${paymentId}`,
    amount: 5_000,
    reason: 'telat',
  };
  const gatewayRefundId = `rfd-${refund.refundKey}`;
  expect(await gateway.refund({ ...refund, paymentType: 'QRIS' })).toEqual({
    outcome: 'requested',
    gatewayRefundId,
  });
  expect(wire.refunds.get(refund.refundKey)).toMatchObject({ invoice_id: gatewayId, amount: 5_000 });
  const body = wire.refundEvent(refund.refundKey);
  const headers = new Headers({ 'x-callback-token': XENDIT_TOKEN });
  expect(gateway.readNotification(body, headers)).toEqual({
    kind: 'refund',
    gatewayId,
    refundId: gatewayRefundId,
    amount: 5_000,
    succeeded: true,
  });
});

test('a refund of an invoice whose id was lost finds it by our own', async () => {
  await gateway.createInvoice(request());
  const refund = {
    ref: ref(),
    refundKey: `lost-${paymentId}`,
    amount: 5_000,
    reason: '',
    paymentType: 'OVO',
  };
  expect(await gateway.refund(refund)).toMatchObject({ outcome: 'requested' });
  expect(wire.refunds.get(refund.refundKey)).toMatchObject({
    invoice_id: wire.invoiceOf(paymentId)['id'],
  });
});

test.each([
  ['SUCCEEDED', 'done'],
  ['PENDING', 'requested'],
])('a refund that is %s at once is %s', async (theirs, outcome) => {
  const { gatewayId } = await gateway.createInvoice(request());
  wire.answerRefunds(theirs);
  const refund = { ref: { paymentId, gatewayId }, refundKey: `at-once-${paymentId}`, amount: 1, reason: '' };
  expect(await gateway.refund({ ...refund, paymentType: 'OVO' })).toMatchObject({ outcome });
  wire.answerRefunds('PENDING');
});

describe('a notification', () => {
  test('is believed to come from them by its token alone', async () => {
    await gateway.createInvoice(request());
    const body = wire.notification(paymentId, { status: 'PAID' });
    const read = (token?: string, on = gateway) =>
      on.readNotification(body, new Headers(token ? { 'x-callback-token': token } : {}));
    expect(read(XENDIT_TOKEN)).toMatchObject({ kind: 'payment', paymentId, status: 'settlement' });
    expect(read('callback-token-9999999999')).toEqual({ kind: 'forged' });
    expect(read()).toEqual({ kind: 'forged' });
    const open = createXendit({ secretKey: XENDIT_KEY, callbackToken: undefined, apiUrl: wire.url });
    expect(read(XENDIT_TOKEN, open)).toEqual({ kind: 'forged' });
  });

  test('with unknown content is malformed', () => {
    const headers = new Headers({ 'x-callback-token': XENDIT_TOKEN });
    for (const body of ['', '{}', '{"id":"x","external_id":"y","amount":1.5,"status":"PAID"}'])
      expect(gateway.readNotification(body, headers)).toEqual({ kind: 'malformed' });
  });
});
