import { createRequestHandler, RouterContextProvider } from 'react-router';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import * as build from 'virtual:react-router/server-build';
import { seedCatalogue } from '../app/features/checkout/public.server.ts';
import { seedDemo } from '../app/features/demo/seed-demo.server.ts';
import { demoSeeds } from '../app/registry.server.ts';
import { readConfig, type Config } from '../app/services/config/config.server.ts';
import { newId } from '../app/services/id.ts';
import { paymentPages, paymentScripts } from '../app/services/payments/payment-pages.ts';
import { readSession } from '../app/services/auth/auth.server.ts';
import { resignCookies } from '../app/services/auth/resign-cookies.ts';
import { requestContext, type RequestScope } from '../app/services/request.server.ts';
import { refusalOf, answerRefused } from '../app/services/refusal.server.ts';
import { countError, countRequest } from '../app/services/telemetry/count.ts';
import { inSpan, SpanKind, traceOf } from '../app/services/telemetry/span.ts';
import { createServices } from '../app/services/services.server.ts';
import { startJobs } from './jobs.ts';
import { assets } from './assets.ts';
import { clientIp } from './client-ip.ts';
import { compressPages } from './compress-pages.ts';
import { demoGoogleRoutes } from './demo-google/routes.ts';
import { eventsRoute } from './events.ts';
import { watchBusiness } from './figures.ts';
import { cachePages } from './page-cache.ts';
import { pageOf } from './page-of.ts';
import { healthRoutes } from './health.ts';
import { endBody, limitPageBodies } from './body-limit.ts';
import { cspReportsRoute } from './csp-reports.ts';
import { closeUnsentBody } from './head-requests.ts';
import { recogniseLeft } from './left-requests.ts';
import { createRoutePatterns } from './route-pattern.ts';
import { createHandlers, pathOf } from './routes-of.ts';
import { createPathMask } from './path-mask.ts';
import { logRefusal } from './refusals.ts';
import { explainRefusals, UNEXPECTED } from './refusal-words.ts';
import {
  publicRequest,
  refuseOtherMethods,
  refuseUnreadableAddress,
  withAllowedMethods,
} from './requests.ts';
import { guardAnswers, refuseForeignOrigin, securityHeaders } from './security.ts';
import { sandboxGatewayRoutes, sandboxHeaders } from './sandbox-gateway/routes.ts';
import { serviceWorkerRoute } from './service-worker.ts';
import { webhookRoutes } from './webhooks.ts';
import type { ServerEnv } from './env.ts';

/** Everything of one running program: the request handler, and the way to stop it. */
export async function createApp(environment: Record<string, string | undefined>) {
  const config = readConfig(environment);
  const services = await createServices(config);
  const { log } = services;
  if (config.SETAPAK_ROLE !== 'web') {
    await startJobs(services);
    watchBusiness(services);
  }
  await seedCatalogue(services);
  // A second process may be seeding the same database; whichever is late has nothing left to do.
  await seedDemo(services, demoSeeds).catch((error: unknown) =>
    log.warn({ err: error }, 'the demo was not seeded'),
  );

  const app = new Hono<ServerEnv>();
  healthRoutes(app, services);
  serviceWorkerRoute(app, config, services.baseUrl, build.assets);
  assets(app, services.baseUrl);
  const maskPath = createPathMask(pathsOf(build));
  const patternOf = createRoutePatterns(pathsOf(build));

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
    const { method, path } = context.req;
    const route = patternOf(path);
    const attributes = { 'http.route': route, 'http.request.method': method };
    const parent = traceOf(context.req.raw.headers);
    await inSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes, parent }, async (say) => {
      await next();
      say({ 'http.response.status_code': context.res.status });
    });
    await endBody(context);
    context.header('X-Request-Id', requestId);
    const { status } = context.res;
    const ms = performance.now() - startedAt;
    countRequest({ route, method, status, seconds: ms / 1_000 });
    const masked = maskPath(path);
    logRefusal(context, masked, user && (await user.catch(() => null))?.id);
    context.get('log').info({ method, path: masked, status, ms: Math.round(ms) }, 'request');
  });
  app.use(closeUnsentBody, recogniseLeft);
  sandboxHeaders(app);
  app.use(
    securityHeaders(services.baseUrl, {
      chatUrl: config.CHATWOOT_URL,
      paymentPages: paymentPages(config),
      paymentScripts: paymentScripts(config),
    }),
  );
  const explaining = explainRefusals(build.assets.routes['root']?.css ?? []);
  app.use(explaining, refuseOtherMethods, refuseUnreadableAddress);
  webhookRoutes(app, services);
  cspReportsRoute(app);
  app.use(guardAnswers(services.baseUrl));
  app.use(refuseForeignOrigin(services));
  app.use(limitPageBodies);
  eventsRoute(app, services);
  await demoGoogleRoutes(app, services);
  sandboxGatewayRoutes(app, services);

  // Pages only: built files are compressed already, and a stream of events must not wait in a buffer.
  app.use(compress(), compressPages);

  if (!import.meta.env.DEV) app.use(cachePages({ isPublic: (path) => PUBLIC_PAGES.has(patternOf(path)) }));

  app.use(explaining);

  // In development the routes are loaded anew, so that an edit shows without a restart.
  const handle = import.meta.env.DEV
    ? createRequestHandler(() => import('virtual:react-router/server-build'), import.meta.env.MODE)
    : undefined;
  const handlerOf = createHandlers(build, import.meta.env.MODE);
  app.all('*', async (context) => {
    const request = publicRequest(context.req.raw, context.get('origin'));
    const scope = new RouterContextProvider();
    const own: RequestScope = {
      services,
      log: context.get('log'),
      requestId: context.get('requestId'),
      nonce: context.get('nonce'),
      clientIp: context.get('clientIp'),
      user: context.get('user'),
      page: pageOf(request.url),
    };
    scope.set(requestContext, own);
    const answer = await (handle ?? handlerOf(patternOf(context.req.path)))(request, scope);
    return own.refused
      ? answerRefused(request, answer, own.refused)
      : withAllowedMethods(build.routes, request, answer);
  });

  app.onError((error, context) => {
    const refused = refusalOf(error);
    if (refused?.status === 503)
      return context.json({ error: refused.code, text: refused.text }, 503, {
        'Retry-After': String(refused.retryAfter ?? 5),
      });
    if (!refused && !context.req.raw.signal.aborted) {
      countError('unexpected');
      context.get('log').error({ err: error }, 'request failed');
    }
    return context.json({ error: 'unexpected', text: UNEXPECTED }, 500);
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

/** Every path that is served. */
function pathsOf({ routes }: typeof build): string[] {
  return [...Object.keys(routes).map((id) => pathOf(routes, id)), ...SERVER_PATHS];
}

/** Pages that say the same to every visitor without a cookie, and count or change nothing when they are opened. */
const PUBLIC_PAGES = new Set([
  '/',
  '/term-and-condition',
  '/privacy-policy',
  '/frequently-asked-question',
  '/metode-ats',
  '/developers',
  '/app/home',
  '/app/mentoring',
  '/app/mentor/:id',
]);

/** Paths that are answered before React Router. */
const SERVER_PATHS = ['healthz', 'readyz', 'events', 'webhooks/midtrans', 'webhooks/xendit', 'csp-reports'];
