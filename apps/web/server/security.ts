import { randomBytes } from 'node:crypto';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import type { MiddlewareHandler } from 'hono';
import type { Services } from '../app/services/services.server.ts';
import type { ServerEnv } from './env.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Where reviewers work: only there may a page record, and only there is an upload as large as a voice note. */
const isDesk = (path: string) => path === '/reviewer' || path.startsWith('/reviewer/');
/** Uploads are at most 10 MiB (a CV on the phone); the rest of the form has room in the 64 KiB above it. */
const LARGEST_BODY = 10 * 2 ** 20 + 2 ** 16;
const LARGEST_VOICE = 20 * 2 ** 20 + 2 ** 16;

interface Elsewhere {
  chatUrl?: string | undefined;
  /** Origins of the payment pages that may stand in a frame of ours. */
  paymentPages: readonly string[];
}

/**
 * Scripts run only with this answer's nonce; nothing is framed, nothing is loaded from elsewhere, except the chat and the
 * payment page that are configured.
 */
export function securityHeaders(
  baseUrl: string,
  { chatUrl, paymentPages }: Elsewhere,
): MiddlewareHandler<ServerEnv> {
  const chat = chatUrl ? [new URL(chatUrl).origin] : [];
  const https = baseUrl.startsWith('https://');
  return async (context, next) => {
    const nonce = randomBytes(16).toString('base64url');
    context.set('nonce', nonce);
    const headers = secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        // 'wasm-unsafe-eval' is for the PDF preview's image decoders; it allows WebAssembly, not eval.
        scriptSrc: ["'self'", `'nonce-${nonce}'`, "'wasm-unsafe-eval'", ...chat],
        // Pages set style attributes (sizes, places on a picture), the editor a style element; styles cannot run code.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // A voice note that was just recorded is heard before it is sent.
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", ...chat, ...paymentPages],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        // Without script a form that buys is answered with a redirect to the payment page.
        formAction: ["'self'", ...paymentPages],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
      strictTransportSecurity: https ? 'max-age=63072000; includeSubDomains' : false,
      xFrameOptions: 'DENY',
      referrerPolicy: 'strict-origin-when-cross-origin',
      crossOriginOpenerPolicy: 'same-origin',
      crossOriginResourcePolicy: 'same-origin',
      permissionsPolicy: {
        camera: [],
        geolocation: [],
        payment: [],
        usb: [],
        microphone: isDesk(context.req.path) ? ['self'] : [],
      },
    });
    return headers(context, next);
  };
}

/**
 * A request that changes something must come from our own pages: browsers send Origin or at least Sec-Fetch-Site with
 * every POST, and neither can be forged by a foreign page. What sends neither is no browser and carries no cookie of a person.
 */
export function refuseForeignOrigin(services: Services): MiddlewareHandler<ServerEnv> {
  return async (context, next) => {
    const url = new URL(context.req.url);
    const host = context.req.header('host') ?? url.host;
    const own = services.config.APP_URL
      ? new URL(services.config.APP_URL).origin
      : `${url.protocol}//${host}`;
    context.set('origin', own);
    if (SAFE_METHODS.has(context.req.method)) return next();

    const origin = context.req.header('origin');
    const site = context.req.header('sec-fetch-site');
    const foreign = origin === undefined ? site === 'cross-site' || site === 'same-site' : origin !== own;
    const cookieWithoutOrigin =
      origin === undefined && site === undefined && context.req.header('cookie') !== undefined;
    if (foreign || cookieWithoutOrigin) return context.json({ error: 'foreign_origin' }, 403);
    return next();
  };
}

export const refuseLargeBodies: MiddlewareHandler<ServerEnv> = (context, next) =>
  (isDesk(context.req.path) ? deskLimit : pageLimit)(context, next);

const limit = (maxSize: number) =>
  bodyLimit({ maxSize, onError: (context) => context.json({ error: 'too_large' }, 413) });
const pageLimit = limit(LARGEST_BODY);
const deskLimit = limit(LARGEST_VOICE);
