import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { verifyAddress } from './outbox.ts';
import { goodPassword, newVisitor, registerVisitor, type Visitor } from './visitor.ts';

export interface OrderAnswer {
  status: number;
  /** The server's code where it refused. */
  error: string | undefined;
  bookId: string;
  orderStatus: string;
  invoiceUrl: string | null;
}

/** Somebody of the played day, at an address of their own, spoken to as a browser would. */
export interface Person {
  email: string;
  post(path: string, fields: Record<string, string>): Promise<Response>;
  json(path: string, body: unknown): Promise<Response>;
  upload(path: string, bytes: Uint8Array): Promise<Response>;
  order(purchase: unknown, voucherCode?: string): Promise<OrderAnswer>;
  /** Does something on the gateway's invoice page and waits until the order, or its payment, says so. */
  atGateway(order: OrderAnswer, action: 'pay' | 'fail' | 'expire', becomes: string): Promise<void>;
  cancel(bookId: string): Promise<Response>;
  /** @returns the answer of a check: an id, or why it failed */
  check(pdf: Uint8Array): Promise<{ id: string | null; failure: string | null }>;
  uploadCv(pdf: Uint8Array): Promise<string>;
  makeCv(): Promise<string>;
  get(path: string): Promise<Response>;
  /** The Cookie header as it stands now. */
  cookie(): string;
}

const SETTLES_WITHIN_MS = 60_000;

export async function newPerson(base: string): Promise<Person> {
  const visitor = newVisitor(base);
  const { email } = await registerVisitor(base, visitor);
  await verifyAddress(base, async (path) => (await visitor.fetch(path)).text());
  return personOf(visitor, email);
}

export async function signIn(base: string, email: string): Promise<Person> {
  const visitor = newVisitor(base);
  const answer = await visitor.post('/login', { email, password: goodPassword });
  if (answer.status !== 302) throw new Error(`signing in answered ${answer.status}`);
  return personOf(visitor, email);
}

function personOf(visitor: Visitor, email: string): Person {
  const json = (path: string, body: unknown) =>
    visitor.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  async function send(path: string, name: string, pdf: Uint8Array) {
    const form = new FormData();
    form.set('file', new File([Buffer.from(pdf)], name, { type: 'application/pdf' }));
    const headers = { accept: 'application/json' };
    const answer = await visitor.fetch(path, { method: 'POST', headers, body: form });
    return (await answer.json()) as { id: string | null; failure?: string; error?: string };
  }
  async function progressOf(bookId: string) {
    const answer = await visitor.fetch(`/app/checkout/orders/${bookId}`);
    return (await answer.json()) as { status: string; payment: string | null };
  }

  return {
    email,
    cookie: visitor.cookie,
    post: visitor.post,
    json,
    upload: (path, bytes) => visitor.fetch(path, { method: 'POST', body: Buffer.from(bytes) }),
    async order(purchase, voucherCode) {
      const clientToken = randomUUID();
      // As a page does: first the price, then the press that says which price was seen.
      const priced = await json('/app/checkout/price', { purchase, voucherCode });
      const { total: seenTotal } = (await priced.json()) as { total?: number };
      const press = { purchase, clientToken, voucherCode, seenTotal };
      const answer = await json('/app/checkout/orders', press);
      const said = (await answer.json()) as {
        bookId?: string;
        status?: string;
        invoiceUrl?: string | null;
        error?: string;
      };
      return {
        status: answer.status,
        error: said.error,
        bookId: said.bookId ?? '',
        orderStatus: said.status ?? '',
        invoiceUrl: said.invoiceUrl ?? null,
      };
    },
    async atGateway({ bookId, invoiceUrl }, action, becomes) {
      if (!invoiceUrl) throw new Error('nothing to pay');
      await visitor.post(new URL(invoiceUrl, 'http://here').pathname, { action, method: 'qris' });
      const until = Date.now() + SETTLES_WITHIN_MS;
      for (;;) {
        const { status, payment } = await progressOf(bookId);
        if (status === becomes || payment === becomes) return;
        if (Date.now() > until) throw new Error(`${bookId} did not become ${becomes}`);
        await delay(250);
      }
    },
    cancel: (bookId) => json(`/app/checkout/orders/${bookId}/cancel`, {}),
    async check(pdf) {
      const { id, failure, error } = await send('/app/cv/ats-check', 'CV.pdf', pdf);
      return { id: failure || error ? null : id, failure: failure ?? error ?? null };
    },
    get: (path) => visitor.fetch(path),
    async makeCv() {
      const answer = await visitor.post('/app/cv/dashboard', { intent: 'create', name: 'CV Finance' });
      return answer.headers.get('location')?.split('/').at(-1) ?? '';
    },
    async uploadCv(pdf) {
      const { id } = await send('/app/cv/upload', 'CV.pdf', pdf);
      if (!id) throw new Error('the CV was not taken');
      return id;
    },
  };
}
