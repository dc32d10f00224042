import { describe, expect, test } from 'vitest';
import { mentor, notes } from './booking-page.ts';
import { server } from './shared-server.ts';
import { newVisitor, registerVisitor, type Visitor } from './visitor.ts';

const purchase = { transactionType: 'mentoring', mentorId: mentor.id, hours: 1, notes };

function send(visitor: Visitor, path: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return visitor.fetch(`/app/checkout/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

const answerOf = async (response: Response) => [response.status, await response.json()] as const;

describe('what a browser may not decide', () => {
  test('visitor: a way to sign in, and what was wanted is remembered', async () => {
    const visitor = newVisitor(server.url);
    const answer = await send(visitor, 'price', { purchase, voucherCode: 'MENTOR10' });
    expect(answer.headers.get('set-cookie')).toContain('to=mentoring');
    expect(await answerOf(answer)).toMatchObject([401, { error: 'not_signed_in', login: '/login' }]);
    const press = { purchase, clientToken: 'press-signed-out' };
    expect(await answerOf(await send(visitor, 'orders', press))).toMatchObject([
      401,
      { error: 'no_customer' },
    ]);
    const ats = { transactionType: 'ats', packageId: 'pkg-pas' };
    const priced = await send(visitor, 'price', { purchase: ats });
    expect(priced.headers.get('set-cookie')).toContain('to=atsc');
    for (const path of [
      '/app/booking',
      '/app/success',
      '/app/booking/detail?id=x',
      '/app/booking/receipt?order_id=x',
    ])
      expect((await visitor.fetch(path)).headers.get('location')).toBe('/login');
  });

  test('the price is ours, a press is one order, and what cannot be booked is not sold', async () => {
    const visitor = await registerVisitor(server.url);
    const cheap = { ...purchase, price: 1, productPrice: 1, total: 0 };
    const [status, price] = await answerOf(await send(visitor, 'price', { purchase: cheap, discount: 1 }));
    expect([status, price.total]).toEqual([200, 75_000]);

    const press = { purchase: cheap, clientToken: 'press-double-click', seenTotal: 75_000 };
    for (const seenTotal of [undefined, null, '', 1, -1, '75000x']) {
      const [said, why] = await answerOf(await send(visitor, 'orders', { ...press, seenTotal }));
      expect([seenTotal, said]).toEqual([seenTotal, why.error === 'price_changed' ? 409 : 400]);
      if (said === 409) expect(why.total).toBe(75_000);
    }
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(visitor, 'orders', press)));
    const orders = await Promise.all(answers.map((answer) => answer.json() as Promise<{ bookId: string }>));
    expect(new Set(orders.map(({ bookId }) => bookId)).size).toBe(1);
    const list = await (await visitor.fetch('/app/booking')).text();
    expect(list.match(/booking\/detail\?id=/g)).toHaveLength(1);

    const refused = async (mentorId: string) =>
      answerOf(
        await send(visitor, 'orders', {
          ...press,
          purchase: { ...purchase, mentorId },
          clientToken: mentorId,
        }),
      );
    expect(await refused('gede-unknown')).toMatchObject([404, { error: 'not_found' }]);
    const [unbookable, why] = await answerOf(
      await send(visitor, 'orders', {
        purchase: { ...purchase, mentorId: 'gede' },
        clientToken: 'press-gede',
      }),
    );
    expect([unbookable, why.error]).toEqual([409, 'mentor_not_bookable']);
    const page = await (await visitor.fetch('/app/book?mentor=gede')).text();
    expect(page).toMatch(/<button[^>]*disabled[^>]*value="order"|<button[^>]*value="order"[^>]*disabled/);
    expect((await visitor.fetch('/app/book?mentor=unknown')).headers.get('location')).toBe('/app/mentoring');
    const cvId = { ...purchase, cvId: 'a-cv-of-somebody-else' };
    expect((await send(visitor, 'orders', { purchase: cvId, clientToken: 'press-with-cv' })).status).toBe(
      404,
    );
    const short = { ...purchase, notes: `${'x'.repeat(50)}      ` };
    expect(
      await answerOf(await send(visitor, 'orders', { purchase: short, clientToken: 'press-short' })),
    ).toMatchObject([400, { error: 'booking_notes_short' }]);
  });

  test('another’s order answers 404 at every address', async () => {
    const [owner, stranger] = [await registerVisitor(server.url), await registerVisitor(server.url)];
    const press = { purchase, clientToken: 'press-of-the-owner', seenTotal: 75_000 };
    const { bookId } = (await (await send(owner, 'orders', press)).json()) as { bookId: string };
    const [, progress] = await answerOf(await owner.fetch(`/app/checkout/orders/${bookId}`));
    expect(progress).toMatchObject({ bookId, status: 'awaiting_payment', payment: 'pending' });

    expect((await stranger.fetch(`/app/checkout/orders/${bookId}`)).status).toBe(404);
    for (const path of ['pay', 'cancel'])
      expect((await send(stranger, `orders/${bookId}/${path}`, {})).status).toBe(404);
    for (const path of ['booking/detail?id=', 'booking/receipt?order_id=', 'success?order='])
      expect((await stranger.fetch(`/app/${path}${bookId}`)).status).toBe(404);
    for (const fields of [
      { intent: 'rate', rating: '5', review: 'Bagus' },
      { intent: 'cancel' },
      { intent: 'pay' },
    ])
      expect(
        (await stranger.post(`/app/booking/detail?id=${bookId}`, fields as Record<string, string>)).status,
      ).toBe(404);
    expect((await stranger.fetch('/app/booking/detail')).headers.get('location')).toBe('/app/booking');

    const rated = await owner.post(`/app/booking/detail?id=${bookId}`, {
      intent: 'rate',
      rating: '5',
      review: 'Bagus',
    });
    expect(rated.status).toBe(400);
    expect((await owner.fetch(`/app/success?order=${bookId}`)).headers.get('location')).toBe(
      `/app/booking/detail?id=${bookId}`,
    );
    expect((await answerOf(await send(owner, `orders/${bookId}/cancel`, {})))[1]).toMatchObject({
      status: 'cancelled',
    });
  });
});
