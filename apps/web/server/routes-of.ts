import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { NO_ROUTE } from './route-pattern.ts';

type Routes = ServerBuild['routes'];

/** The whole path of a route, such as `/app/cv/builder/:id`. */
export function pathOf(routes: Routes, id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id];
  return route ? `${pathOf(routes, route.parentId)}/${route.path ?? ''}` : '';
}

/**
 * The router compares an address with each route it has, twice for a page, and makes objects of all of them. A handler for each pattern
 * has those alone that could be meant by an address of this pattern, and decides among them as it would among all.
 * @returns the handler of a pattern that `createRoutePatterns` knows
 */
export function createHandlers(build: ServerBuild, mode: string): (pattern: string) => RequestHandler {
  const handlers = new Map<string, RequestHandler>();
  return (pattern) => {
    const known = handlers.get(pattern);
    if (known) return known;
    const handler = createRequestHandler(pattern === NO_ROUTE ? build : buildFor(build, pattern), mode);
    handlers.set(pattern, handler);
    return handler;
  };
}

function buildFor(build: ServerBuild, pattern: string): ServerBuild {
  const { routes, assets } = build;
  const ids = idsFor(routes, pattern);
  const among = <Route>(all: Record<string, Route | undefined>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id))) as Record<string, Route>;
  return {
    ...build,
    routes: among(routes),
    assets: { ...assets, routes: among(assets.routes) },
  };
}

/** Routes that an address of this pattern could belong to, with those around them. */
export function idsFor(routes: Routes, pattern: string): Set<string> {
  const ids = new Set<string>();
  for (const id of Object.keys(routes)) {
    if (!canMeetIn(segmentsOf(pathOf(routes, id)), segmentsOf(pattern))) continue;
    for (let each: string | undefined = id; each !== undefined; each = routes[each]?.parentId) ids.add(each);
  }
  return ids;
}

/** Whether there is an address that both patterns fit. */
function canMeetIn(one: string[], other: string[]): boolean {
  const [segment, against] = [one[0], other[0]];
  if (segment === '*') return true;
  if (segment === undefined || against === undefined) return segment === against;
  const isSame = segment === against || segment.startsWith(':') || against.startsWith(':');
  return isSame && canMeetIn(one.slice(1), other.slice(1));
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);
