import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCv } from '~/features/cv-library/public.server.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { cv } from '~/services/db/schema.ts';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { newId } from '~/services/id.ts';
import { startMidtrans, type MidtransWire } from '~/services/payments/testing-midtrans.ts';
import { applyPayment } from './payments/apply-payment.server.ts';
import { loadOrderStatus } from './orders/load-order-status.server.ts';
import { paymentStep } from './model.ts';
import { payAgain } from './placing/pay-again.server.ts';
import { placeOrder } from './placing/place-order.server.ts';
import { resolvePriceable, resolvePurchase } from './quote/resolve-purchase.server.ts';
import { orderRequest, purchaseInput } from './schema.ts';
import { checkoutOn, newCustomer } from './testing/services.ts';

const notes = 'Saya ingin belajar menjawab pertanyaan wawancara kerja pertama saya dengan tenang.';

describeOnDatabases('resolvePurchase', (getDatabase) => {
  let wire: MidtransWire;
  let on: Awaited<ReturnType<typeof checkoutOn>>;
  beforeAll(async () => {
    wire = await startMidtrans();
    on = await checkoutOn(getDatabase(), wire.url);
  });
  afterAll(async () => {
    await on.stop();
    await wire.stop();
  });

  async function makeMentor(values: Partial<typeof mentor.$inferInsert> = {}): Promise<string> {
    const id = newId();
    const contact = { phoneNumber: '+6281', email: `${id}@setapak.example` };
    await getDatabase()
      .db.insert(mentor)
      .values({ id, name: 'Sari Dewanti', title: 'HR Lead', price: 80_000, ...contact, ...values });
    return id;
  }
  const session = (mentorId: string, more: object = {}) =>
    purchaseInput.parse({ transactionType: 'mentoring', mentorId, hours: 1.5, notes, ...more });

  test('session: priced from the stored mentor, not from the request', async () => {
    const mentorId = await makeMentor();
    const input = session(mentorId, { price: 1, productPrice: 1, mentor: { price: 1 } });
    const purchase = await resolvePurchase({ services: on.services, userId: 'u1', input });
    const user = newCustomer();
    const { total } = await placeOrder({
      services: on.services,
      user,
      clientToken: 'press-own-price',
      purchase,
    });
    expect(total).toBe(120_000);
  });

  test('mentor: an unknown, inactive or unbookable one is refused', async () => {
    const ask = (mentorId: string) => resolvePriceable({ services: on.services, input: session(mentorId) });
    await expect(ask('unknown')).rejects.toMatchObject({ code: 'not_found' });
    await expect(ask(await makeMentor({ active: false }))).rejects.toMatchObject({ code: 'not_found' });
    await expect(ask(await makeMentor({ bookable: false }))).rejects.toMatchObject({
      code: 'mentor_not_bookable',
    });
  });

  test("only one's own CV goes with a purchase", async () => {
    const { db } = getDatabase();
    const { services } = on;
    const [rani, budi] = [await makeUser(getDatabase()), await makeUser(getDatabase())];
    const cvId = await createCv({ services, user: rani, name: 'CV Rani' });
    const input = session(await makeMentor(), { cvId });
    expect(await resolvePurchase({ services, userId: rani.id, input })).toMatchObject({ cvId });
    await expect(resolvePurchase({ services, userId: budi.id, input })).rejects.toMatchObject({
      code: 'not_found',
    });
    await db.update(cv).set({ deletedAt: new Date() }).where(eq(cv.id, cvId));
    await expect(resolvePurchase({ services, userId: rani.id, input })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('how far an order is, from the invoice over a refusal to the money', async () => {
    const purchase = { transactionType: 'ats', packageId: 'pkg-pas' } as const;
    const user = newCustomer();
    const { bookId, invoice } = await placeOrder({
      services: on.services,
      user,
      clientToken: 'press-progress',
      purchase,
    });
    const own = { services: on.services, userId: user.id, bookId };
    const step = async () => paymentStep(await loadOrderStatus(own));
    expect(await loadOrderStatus(own)).toMatchObject({ payment: 'pending', invoiceUrl: invoice?.url });
    expect(await step()).toBe('waiting');

    const hear = async (paymentId: string, status: string) => {
      wire.set(paymentId, status);
      const seen = await on.midtrans.fetchPayment({ paymentId, gatewayId: null });
      if (!seen) throw new Error('the gateway knows nothing');
      await applyPayment({ services: on.services, paymentId, seen });
    };
    await hear(`${bookId}-1`, 'deny');
    expect(await step()).toBe('failed');
    expect((await loadOrderStatus(own)).invoiceUrl).toBeNull();

    await payAgain(own);
    expect(await step()).toBe('waiting');
    await hear(`${bookId}-2`, 'settlement');
    expect(await step()).toBe('settled');

    const stranger = { ...own, userId: newCustomer().id };
    await expect(loadOrderStatus(stranger)).rejects.toMatchObject({ code: 'not_found' });
  });
});

test('an order needs a press of its own, and an empty code is none', () => {
  const purchase = { transactionType: 'ats', packageId: 'pkg-pas' };
  expect(orderRequest.safeParse({ purchase }).success).toBe(false);
  const parsed = orderRequest.parse({ purchase, voucherCode: '  ', clientToken: 'press-12345' });
  expect(parsed.voucherCode).toBeUndefined();
});
