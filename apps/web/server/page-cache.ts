import type { MiddlewareHandler } from 'hono';
import { SAFE_METHODS } from './security.ts';
import type { ServerEnv } from './env.ts';

interface KeptPage {
  text: string;
  /** Stands in the page wherever a script may run; each answer has one of its own. */
  nonce: string;
  headers: [string, string][];
}

interface Kept {
  until: number;
  /** Null where the page must be made for each visitor. */
  page: Promise<KeptPage | null>;
}

interface PageCacheOptions {
  /** Whether a page of this address says the same to every visitor without a cookie. */
  isPublic(path: string): boolean;
  now?: () => number;
}

/** So long a visitor may see what stood there before a change that another process made. */
const KEPT_MS = 1_000;
const MOST_PAGES = 200;
/** Counting visits and noting reports changes no page. */
const CHANGES_NOTHING = new Set(['/analytics', '/csp-reports']);
/** Shuffles the list of mentors, the same way for those who come within the same second. */
const SHARED_COOKIE = /^mentor_seed=/;

/**
 * Visitors without a cookie who open the same public page within a second get the page that was made for the first of them, each
 * with a nonce of its own. Whatever changes something through this process lets go of all pages.
 */
export function cachePages({ isPublic, now = Date.now }: PageCacheOptions): MiddlewareHandler<ServerEnv> {
  const pages = new Map<string, Kept>();
  return async (context, next) => {
    const { method, path, url } = context.req;
    if (!SAFE_METHODS.has(method)) {
      await next();
      if (!CHANGES_NOTHING.has(path)) pages.clear();
      return undefined;
    }
    if (method !== 'GET' || context.req.header('cookie') !== undefined || !isPublic(path)) return next();
    const key = [context.get('origin'), url, isPhone(context.req.raw.headers)].join(' ');
    const found = pages.get(key);
    const page = found && found.until > now() ? await found.page.catch(() => null) : undefined;
    if (page)
      return context.body(page.text.replaceAll(page.nonce, context.get('nonce')), { headers: copied(page) });
    if (page === null) return next();

    const made = Promise.withResolvers<KeptPage | null>();
    pages.delete(key);
    pages.set(key, { until: now() + KEPT_MS, page: made.promise });
    if (pages.size > MOST_PAGES) pages.delete(pages.keys().next().value ?? '');
    try {
      await next();
      made.resolve(await keptOf(context.res, context.get('nonce')));
    } catch (error) {
      made.resolve(null);
      throw error;
    }
    return undefined;
  };
}

async function keptOf(answer: Response, nonce: string): Promise<KeptPage | null> {
  const { headers, status } = answer;
  const isPage = headers.get('content-type')?.startsWith('text/html');
  if (status !== 200 || !isPage || !headers.getSetCookie().every((cookie) => SHARED_COOKIE.test(cookie)))
    return null;
  return { text: await answer.clone().text(), nonce, headers: [...headers] };
}

function copied({ headers }: KeptPage): Headers {
  const copy = new Headers();
  for (const [name, value] of headers) if (name !== 'content-length') copy.append(name, value);
  return copy;
}

/** Lists are longer on a wide window, and before script has measured it the browser's word decides. */
function isPhone(headers: Headers): string {
  return headers.get('sec-ch-ua-mobile') ?? String(/\bMobi/.test(headers.get('user-agent') ?? ''));
}
