import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import * as build from 'virtual:react-router/server-build';
import { seedCatalogue } from '../app/features/checkout/public.server.ts';
import { seedDemo } from '../app/features/demo/seed-demo.server.ts';
import { demoSeeds } from '../app/registry.server.ts';
import { readConfig, type Config } from '../app/services/config/config.server.ts';
import { AppError } from '../app/services/error.ts';
import { newId } from '../app/services/id.ts';
import { paymentPages, paymentScripts } from '../app/services/payments/payment-pages.ts';
import { readSession } from '../app/services/auth/auth.server.ts';
import { resignCookies } from '../app/services/auth/resign-cookies.ts';
import { requestContext } from '../app/services/request.server.ts';
import { createServices } from '../app/services/services.server.ts';
import { startJobs } from './jobs.ts';
import { assets } from './assets.ts';
import { clientIp } from './client-ip.ts';
import { demoGoogleRoutes } from './demo-google/routes.ts';
import { eventsRoute } from './events.ts';
import { pageOf } from './page-of.ts';
import { healthRoutes } from './health.ts';
import { limitPageBodies } from './body-limit.ts';
import { cspReportsRoute } from './csp-reports.ts';
import { createPathMask } from './path-mask.ts';
import { logRefusal } from './refusals.ts';
import { refuseOtherMethods, refuseUnreadableAddress, withAllowedMethods } from './requests.ts';
import { guardAnswers, refuseForeignOrigin, securityHeaders } from './security.ts';
import { sandboxGatewayRoutes, sandboxHeaders } from './sandbox-gateway/routes.ts';
import { webhookRoutes } from './webhooks.ts';
import type { ServerEnv } from './env.ts';

/** Everything of one running program: the request handler, and the way to stop it. */
export async function createApp(environment: Record<string, string | undefined>) {
  const config = readConfig(environment);
  const services = await createServices(config);
  const { log } = services;
  if (config.SETAPAK_ROLE !== 'web') await startJobs(services);
  await seedCatalogue(services);
  // A second process may be seeding the same database; whichever is late has nothing left to do.
  await seedDemo(services, demoSeeds).catch((error: unknown) =>
    log.warn({ err: error }, 'the demo was not seeded'),
  );

  const app = new Hono<ServerEnv>();
  healthRoutes(app, services);
  assets(app, services.baseUrl);
  const maskPath = createPathMask(pathsOf(build));

  app.use(async (context, next) => {
    const requestId = newId().slice(0, 12);
    const startedAt = performance.now();
    context.set('requestId', requestId);
    resignSession(context.req.raw.headers, config);
    context.set('log', log.child({ requestId }));
    context.set(
      'clientIp',
      clientIp(
        context.req.header('x-forwarded-for'),
        getConnInfo(context).remote.address,
        config.TRUSTED_PROXIES,
      ),
    );
    let user: ReturnType<typeof readSession> | undefined;
    context.set('user', () => (user ??= readSession(services.auth, context.req.raw.headers)));
    await next();
    // A body that was not read to its end stands in the way of the connection's next request.
    const { incoming } = context.env as Partial<HttpBindings>;
    if (context.req.method === 'POST' && incoming?.complete === false) context.header('Connection', 'close');
    context.header('X-Request-Id', requestId);
    const path = maskPath(context.req.path);
    logRefusal(context, path, user && (await user.catch(() => null))?.id);
    context.get('log').info(
      {
        method: context.req.method,
        path,
        status: context.res.status,
        ms: Math.round(performance.now() - startedAt),
      },
      'request',
    );
  });
  sandboxHeaders(app);
  app.use(
    securityHeaders(services.baseUrl, {
      chatUrl: config.CHATWOOT_URL,
      paymentPages: paymentPages(config),
      paymentScripts: paymentScripts(config),
    }),
  );
  app.use(refuseOtherMethods, refuseUnreadableAddress);
  webhookRoutes(app, services);
  cspReportsRoute(app);
  app.use(guardAnswers(services.baseUrl));
  app.use(refuseForeignOrigin(services));
  app.use(limitPageBodies);
  eventsRoute(app, services);
  await demoGoogleRoutes(app, services);
  sandboxGatewayRoutes(app, services);

  // Pages only: built files are compressed already, and a stream of events must not wait in a buffer.
  app.use(compress());

  // In development the routes are loaded anew, so that an edit shows without a restart.
  const routes = import.meta.env.DEV ? () => import('virtual:react-router/server-build') : build;
  const handle = createRequestHandler(routes, import.meta.env.MODE);
  app.all('*', async (context) => {
    const request = publicRequest(context.req.raw, services.baseUrl, context.get('origin'));
    const scope = new RouterContextProvider();
    scope.set(requestContext, {
      services,
      log: context.get('log'),
      requestId: context.get('requestId'),
      nonce: context.get('nonce'),
      clientIp: context.get('clientIp'),
      user: context.get('user'),
      page: pageOf(request.url),
    });
    return withAllowedMethods(build.routes, request, await handle(request, scope));
  });

  app.onError((error, context) => {
    if (!(error instanceof AppError)) context.get('log').error({ err: error }, 'request failed');
    return context.text('Terjadi kesalahan di server kami. Coba lagi sebentar lagi, ya.', 500);
  });

  return { fetch: app.fetch, config, log, services };
}

/** After a change of the secret sessions stay open: those signed with the one before count as ours. */
function resignSession(headers: Headers, { AUTH_SECRET, AUTH_SECRET_PREVIOUS }: Config): void {
  const cookie = headers.get('cookie');
  if (!AUTH_SECRET || !AUTH_SECRET_PREVIOUS || cookie === null) return;
  const resigned = resignCookies(cookie, AUTH_SECRET, [AUTH_SECRET_PREVIOUS]);
  if (resigned !== cookie) headers.set('cookie', resigned);
}

/** What the log may spell out of a path: the words of our routes. */
function pathsOf({ routes }: typeof build): string[] {
  const served = Object.values(routes).flatMap((route) => route?.path ?? []);
  return [...served, ...SERVER_PATHS];
}

/** Paths that are answered before React Router. */
const SERVER_PATHS = ['healthz', 'readyz', 'events', 'webhooks/midtrans', 'webhooks/xendit', 'csp-reports'];

/** Behind a proxy that ends TLS the request's own URL says http; links and origin checks want the public one. */
function publicRequest(request: Request, _baseUrl: string, origin: string): Request {
  const url = new URL(request.url);
  if (url.origin === origin) return request;
  return new Request(new URL(url.pathname + url.search, origin), request);
}
