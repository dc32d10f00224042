import { randomBytes } from 'node:crypto';
import { secureHeaders } from 'hono/secure-headers';
import type { Context, MiddlewareHandler } from 'hono';
import { SESSION_COOKIE } from '../app/services/auth/auth.server.ts';
import { AppError } from '../app/services/error.ts';
import type { Services } from '../app/services/services.server.ts';
import { isDesk } from './body-limit.ts';
import type { ServerEnv } from './env.ts';

export const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Where browsers tell what a page of ours tried against its policy. */
export const CSP_REPORTS = '/csp-reports';
/** Two years, the least that browsers' preload lists take. */
const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';

interface Elsewhere {
  chatUrl?: string | undefined;
  /** Origins of the payment pages that may stand in a frame of ours. */
  paymentPages: readonly string[];
  /** Where the payment page's script comes from and asks. */
  paymentScripts?: readonly string[];
}

/**
 * Scripts run only with this answer's nonce; nothing is framed, nothing is loaded from elsewhere, except the chat and the
 * payment page that are configured.
 */
export function securityHeaders(
  baseUrl: string,
  { chatUrl, paymentPages, paymentScripts = [] }: Elsewhere,
): MiddlewareHandler<ServerEnv> {
  const chat = chatUrl ? [new URL(chatUrl).origin] : [];
  const https = baseUrl.startsWith('https://');
  const headersWhere = (isHeardHere: boolean) =>
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        // 'wasm-unsafe-eval' is for the PDF preview's image decoders; it allows WebAssembly, not eval.
        scriptSrc: ["'self'", nonceOf, "'wasm-unsafe-eval'", ...chat, ...paymentScripts],
        // Pages set style attributes (sizes, places on a picture), the editor a style element; styles cannot run code.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...paymentScripts],
        // A voice note that was just recorded is heard before it is sent.
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...paymentScripts],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", ...chat, ...paymentPages],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        // Without script a form that buys is answered with a redirect to the payment page.
        formAction: ["'self'", ...paymentPages],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
        reportUri: CSP_REPORTS,
        reportTo: 'csp',
      },
      reportingEndpoints: [{ name: 'csp', url: CSP_REPORTS }],
      strictTransportSecurity: https ? STRICT_TRANSPORT : false,
      xFrameOptions: 'DENY',
      // Pages whose address is a secret say `no-referrer` themselves: it is set below, where no page has.
      referrerPolicy: false,
      crossOriginOpenerPolicy: 'same-origin',
      crossOriginResourcePolicy: 'same-origin',
      permissionsPolicy: {
        camera: [],
        geolocation: [],
        payment: [],
        usb: [],
        microphone: isHeardHere ? ['self'] : [],
      },
    });
  // The headers are put together once; of one answer alone is its nonce.
  const [silent, heard] = [headersWhere(false), headersWhere(true)];
  return async (context, next) => {
    context.set('nonce', randomBytes(16).toString('base64url'));
    await (isHeard(context.req.path) ? heard : silent)(context, next);
    const { headers: sent } = context.res;
    if (!sent.has('referrer-policy')) sent.set('referrer-policy', 'strict-origin-when-cross-origin');
  };
}

const nonceOf = (context: Context) => `'nonce-${(context as Context<ServerEnv>).get('nonce')}'`;

/** Where somebody records: a reviewer their voice note, a job seeker their own answers. */
const isHeard = (path: string) => isDesk(path) || path === '/app/lamaran/latihan';

/** Files are handed out before pages are thought of, and over https alone as they are. */
export function staticHeaders(baseUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(baseUrl.startsWith('https://') ? { 'Strict-Transport-Security': STRICT_TRANSPORT } : {}),
  };
}

/**
 * A request that changes something must come from our own pages: browsers send Origin or at least Sec-Fetch-Site with
 * every POST, and neither can be forged by a foreign page. What sends neither is no browser and carries no cookie of a person.
 */
export function refuseForeignOrigin({
  config,
  baseUrl,
}: Pick<Services, 'config' | 'baseUrl'>): MiddlewareHandler<ServerEnv> {
  return async (context, next) => {
    const own = originOf(context.req.url, config) ?? new URL(baseUrl).origin;
    context.set('origin', own);
    if (SAFE_METHODS.has(context.req.method)) return next();

    const origin = context.req.header('origin');
    const site = context.req.header('sec-fetch-site');
    const foreign = origin === undefined ? site === 'cross-site' || site === 'same-site' : origin !== own;
    const cookieWithoutOrigin =
      origin === undefined && site === undefined && context.req.header('cookie') !== undefined;
    if (foreign || cookieWithoutOrigin) {
      context.set('refusal', 'foreign_origin');
      const { code, text } = new AppError('foreign_origin');
      return context.json({ error: code, text }, 403);
    }
    return next();
  };
}

const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * What a browser calls us. Without a name of our own the request says it: to a demo for others whatever it says, to one for this computer
 * only a name of this computer, so that no page elsewhere can have its own name lead here.
 */
function originOf(requested: string, { APP_URL, SETAPAK_DEMO }: Services['config']): string | undefined {
  const { origin, hostname } = new URL(APP_URL ?? requested);
  return APP_URL || SETAPAK_DEMO === 'public' || LOOPBACK.test(hostname) ? origin : undefined;
}

/**
 * Pages of a signed-in person are stored nowhere: no cache, no back button after the sign-out. Pictures of theirs that their browser may
 * keep are good with the cookies that they came with alone. Over TLS every cookie of ours travels over TLS alone, whatever set it.
 */
export function guardAnswers(baseUrl: string): MiddlewareHandler<ServerEnv> {
  const https = baseUrl.startsWith('https://');
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const cookies = headers.getSetCookie();
    const isPersonal = cookies.length > 0 || (context.req.header('cookie') ?? '').includes(SESSION_COOKIE);
    const kept = headers.get('Cache-Control') ?? '';
    // Pictures of a person's own say themselves how long their browser may keep them.
    const isPage = /^text\/(html|x-script)/.test(headers.get('Content-Type') ?? 'text/html');
    if (isPersonal && (isPage || kept === '' || kept === 'no-store'))
      context.header('Cache-Control', 'private, no-store');
    else if (kept.startsWith('private') && !kept.includes('no-store'))
      context.header('Vary', 'Cookie', { append: true });
    if (!https || cookies.every(isSecure)) return;
    // By the context: with the header above it made another answer of this one.
    context.header('Set-Cookie', undefined);
    for (const cookie of cookies)
      context.header('Set-Cookie', isSecure(cookie) ? cookie : `${cookie}; Secure`, { append: true });
  };
}

function isSecure(cookie: string): boolean {
  return /;\s*secure/i.test(cookie);
}
