import type { Hono, MiddlewareHandler } from 'hono';
import { matchRoutes, type ServerBuild } from 'react-router';
import { AppError } from '../app/services/error.ts';
import { isStorable } from '../app/services/storable-text.ts';
import type { ServerEnv } from './env.ts';

/** Pages are read with GET and HEAD and changed with POST; nothing of ours answers another method. */
const METHODS = ['GET', 'HEAD', 'POST'];

export const refuseOtherMethods: MiddlewareHandler<ServerEnv> = (context, next) => {
  if (METHODS.includes(context.req.method)) return next();
  return Promise.resolve(methodNotAllowed(METHODS));
};

/** Says 405 to all methods that no handler before took on one of our paths. */
export function refuseRest(app: Hono<ServerEnv>, path: string, allowed: string[]): void {
  app.all(path, () => methodNotAllowed(allowed));
}

function methodNotAllowed(allowed: string[]): Response {
  const { code, text, status } = new AppError('method_not_allowed');
  return Response.json({ error: code, text }, { status, headers: { Allow: allowed.join(', ') } });
}

type Routes = ServerBuild['routes'];

/**
 * React Router answers 400 where a route that only takes forms is opened, and 405 without `Allow` where one that only
 * shows is sent a form.
 * @returns the answer that HTTP wants there, or else the one that was given
 */
export function withAllowedMethods(routes: Routes, request: Request, answer: Response): Response {
  if ((answer.status !== 400 && answer.status !== 405) || answer.headers.has('allow')) return answer;
  const { pathname } = new URL(request.url);
  const id = matchRoutes(treeOf(routes), pathname.replace(/\.data$/, ''))?.at(-1)?.route.id;
  const module = id === undefined ? undefined : routes[id]?.module;
  if (!module) return answer;
  const shows = module.loader !== undefined || module.default !== undefined;
  // A form that was refused is an answer of ours.
  const isForm = request.method === 'POST';
  if (answer.status === 400) return shows || isForm ? answer : methodNotAllowed(['POST']);
  answer.headers.set('Allow', isForm ? 'GET, HEAD' : 'POST');
  return answer;
}

type Tree = NonNullable<Parameters<typeof matchRoutes>[0]>;

/** The flat list of the build as the tree that `matchRoutes` walks. */
export function treeOf(routes: Routes, parentId?: string): Tree {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, path, index: true as const } : { id, path, children: treeOf(routes, id) },
    );
}

/** Ids and search words go from the address into queries: an address with text that no database stores leads nowhere. */
export const refuseUnreadableAddress: MiddlewareHandler<ServerEnv> = (context, next) => {
  const { pathname, searchParams } = new URL(context.req.url);
  const nulInCookie = context.req.header('cookie')?.includes('%00') ?? false;
  const readable = isReadable(pathname) && [...searchParams].flat().every(isStorable) && !nulInCookie;
  if (readable) return next();
  const { code, text, status } = new AppError('unreadable_address');
  return Promise.resolve(Response.json({ error: code, text }, { status }));
};

function isReadable(encoded: string): boolean {
  try {
    return isStorable(decodeURIComponent(encoded));
  } catch {
    return false;
  }
}

/**
 * A request as the router gets it. Behind a proxy that ends TLS its own URL says http; links and origin checks want the public one. HEAD
 * becomes GET: the router would leave the body out and open, which `closeUnsentBody` closes.
 */
export function publicRequest(request: Request, origin: string): Request {
  const url = new URL(request.url);
  const target = new URL(url.pathname + url.search, origin);
  if (request.method === 'HEAD')
    return new Request(target, { headers: request.headers, signal: request.signal });
  return url.origin === origin ? request : new Request(target, request);
}
