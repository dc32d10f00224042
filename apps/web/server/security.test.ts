import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readConfig } from '../app/services/config/config.server.ts';
import { paymentPages, paymentScripts } from '../app/services/payments/payment-pages.ts';
import type { ServerEnv } from './env.ts';
import { guardAnswers, refuseForeignOrigin, securityHeaders, staticHeaders } from './security.ts';

const midtrans = {
  PAYMENT_GATEWAY: 'midtrans',
  MIDTRANS_SERVER_KEY: 'server-key',
  MIDTRANS_CLIENT_KEY: 'client-key',
};
const xendit = {
  PAYMENT_GATEWAY: 'xendit',
  XENDIT_SECRET_KEY: 'secret-key',
  XENDIT_CALLBACK_TOKEN: 'a-callback-token',
};

/** What a page may frame, as the header says. */
async function framesOf(environment: Record<string, string>): Promise<string[]> {
  const config = readConfig(environment);
  const app = new Hono<ServerEnv>();
  app.use(securityHeaders('https://setapak.example', { paymentPages: paymentPages(config) }));
  app.get('/', (context) => context.text('hello'));
  const policy = (await app.request('/')).headers.get('content-security-policy') ?? '';
  const [, ...origins] = /frame-src ([^;]*)/.exec(policy)?.[0].split(' ') ?? [];
  return origins;
}

test('the demo frames nothing but our own pages, the sandbox invoice among them', async () => {
  expect(await framesOf({})).toEqual(["'self'"]);
});

test('with Midtrans its payment page can be framed, and only that', async () => {
  expect(await framesOf(midtrans)).toEqual(["'self'", 'https://app.midtrans.com']);
  const sandbox = { ...midtrans, MIDTRANS_SNAP_URL: 'https://app.sandbox.midtrans.com' };
  expect(await framesOf(sandbox)).toEqual(["'self'", 'https://app.sandbox.midtrans.com']);
});

test('with Xendit its invoice pages can be framed, and not those of Midtrans whose keys stayed', async () => {
  const origins = await framesOf({ ...midtrans, ...xendit });
  expect(origins).toContain('https://checkout.xendit.co');
  expect(origins.filter((origin) => origin.includes('midtrans'))).toEqual([]);
});

test('with Midtrans its script may run, connect and show pictures; with no other gateway any script of theirs', async () => {
  const policyOf = async (environment: Record<string, string>) => {
    const config = readConfig(environment);
    const app = new Hono<ServerEnv>();
    app.use(
      securityHeaders('https://setapak.example', {
        paymentPages: paymentPages(config),
        paymentScripts: paymentScripts(config),
      }),
    );
    app.get('/', (context) => context.text('hello'));
    return (await app.request('/')).headers.get('content-security-policy') ?? '';
  };
  const policy = await policyOf(midtrans);
  expect(policy).toMatch(/script-src [^;]*https:\/\/app\.midtrans\.com/);
  expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.midtrans\.com/);
  expect(policy).not.toContain(" 'unsafe-eval'");
  for (const other of [{}, { ...midtrans, ...xendit }])
    expect(await policyOf(other)).not.toContain('midtrans');
});

test('a page whose address is a secret keeps its own referrer policy; others get the common one', async () => {
  const app = new Hono<ServerEnv>();
  app.use(securityHeaders('https://setapak.example', { paymentPages: [] }));
  app.get('/secret', (context) => context.text('x', 200, { 'Referrer-Policy': 'no-referrer' }));
  app.get('/page', (context) => context.text('x'));
  expect((await app.request('/secret')).headers.get('referrer-policy')).toBe('no-referrer');
  expect((await app.request('/page')).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

test('files over https carry HSTS too', () => {
  expect(staticHeaders('https://setapak.example')).toHaveProperty('Strict-Transport-Security');
  expect(staticHeaders('http://localhost:3000')).not.toHaveProperty('Strict-Transport-Security');
});

test('over TLS every cookie of a personal answer travels over TLS alone, and no cache keeps the answer', async () => {
  const app = new Hono<ServerEnv>();
  app.use(guardAnswers('https://setapak.example'));
  app.get('/', (context) => {
    context.header('Set-Cookie', 'to=cvMaker; Path=/');
    context.header('Set-Cookie', '__Host-x=y; Path=/; Secure', { append: true });
    return context.html('hello');
  });
  const { headers } = await app.request('/');
  expect(headers.getSetCookie()).toEqual(['to=cvMaker; Path=/; Secure', '__Host-x=y; Path=/; Secure']);
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test('data of a signed-in person are as private as their pages; pictures say themselves how long they are kept', async () => {
  const app = new Hono<ServerEnv>();
  app.use(guardAnswers('http://localhost:3000'));
  app.get('/data', (context) => context.json({}, 200, { 'Cache-Control': 'no-store' }));
  app.get('/picture', (context) => context.body('x', 200, picture));
  const headersOf = async (path: string) =>
    (await app.request(path, { headers: { cookie: 'setapak.session_token=x' } })).headers;
  expect((await headersOf('/data')).get('cache-control')).toBe('private, no-store');
  const shown = await headersOf('/picture');
  expect(shown.get('cache-control')).toBe('private, max-age=60');
  expect(shown.get('vary')).toBe('Cookie');
  expect((await app.request('/data')).headers.get('cache-control')).toBe('no-store');
});

const picture = { 'Content-Type': 'image/webp', 'Cache-Control': 'private, max-age=60' };

test('each answer has a nonce of its own, which its page was made with; a page may record only where somebody does', async () => {
  const app = new Hono<ServerEnv>();
  app.use(securityHeaders('https://setapak.example', { paymentPages: [] }));
  app.get('*', (context) => context.text(context.get('nonce')));
  const answers = [await app.request('/'), await app.request('/'), await app.request('/reviewer')];
  const nonces = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(nonces).size).toBe(3);
  const scripts = (answer: Response) =>
    /script-src ([^;]*)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
  expect(answers.map(scripts)).toEqual(nonces.map((nonce) => `'self' 'nonce-${nonce}' 'wasm-unsafe-eval'`));
  const heard = answers.map(
    ({ headers }) => /microphone=\S+/.exec(headers.get('permissions-policy') ?? '')?.[0],
  );
  expect(heard).toEqual(['microphone=()', 'microphone=()', 'microphone=(self)']);
});

test.each([
  ['http://localhost:3000', {}, 'http://localhost:3000'],
  ['http://127.0.0.1:3000', {}, 'http://127.0.0.1:3000'],
  ['http://[::1]:3000', {}, 'http://[::1]:3000'],
  ['http://setapak.localhost:3000', {}, 'http://setapak.localhost:3000'],
  ['http://foreign.example:3000', {}, 'http://localhost:3000'],
  ['http://localhost.foreign.example:3000', {}, 'http://localhost:3000'],
  ['http://127.0.0.1.foreign.example', {}, 'http://localhost:3000'],
  ['http://demo.example', { SETAPAK_DEMO: 'public' }, 'http://demo.example'],
  ['http://foreign.example', { APP_URL: 'https://setapak.example' }, 'https://setapak.example'],
])(
  'reached as %s with %o we are %s, and what comes from another page is refused',
  async (reachedAt, set, own) => {
    const app = new Hono<ServerEnv>();
    app.use(refuseForeignOrigin({ config: readConfig(set), baseUrl: 'http://localhost:3000' }));
    app.all('/', (context) => context.text(context.get('origin')));
    expect(await (await app.request(`${reachedAt}/`)).text()).toBe(own);
    const post = (origin: string) => app.request(`${reachedAt}/`, { method: 'POST', headers: { origin } });
    expect((await post(own)).status).toBe(200);
    if (own !== reachedAt) expect((await post(reachedAt)).status).toBe(403);
  },
);
