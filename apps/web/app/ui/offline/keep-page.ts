import { replace, type DataRouter, type DataStrategyResult, type MiddlewareFunction } from 'react-router';
import { showUnsent, STAYS } from '../http/unsent-event.ts';
import { isUnreachable } from './unreachable.ts';

type Results = Record<string, DataStrategyResult>;

declare global {
  interface Window {
    __reactRouterDataRouter?: DataRouter;
  }
}

/** The page to which one was sent back, whose data are there. */
let stayed: string | undefined;

/**
 * A page that cannot be had leaves the one that is open as it is, and says so. Data that are only asked for again stay as they
 * were. Going back in the history has left the page already: there the page about errors stands.
 */
export const keepPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  // oxlint-disable-next-line no-underscore-dangle -- the router's own name for itself
  const router = window.__reactRouterDataRouter;
  if (request.method !== 'GET' || !router) return next();
  const { location, loaderData, matches } = router.state;
  const here = location.pathname + location.search;
  const to = new URL(request.url);
  if (stayed === here && to.pathname + to.search === here) {
    stayed = undefined;
    return Object.fromEntries(
      matches.map(({ route }): [string, DataStrategyResult] => [
        route.id,
        { type: 'data', result: loaderData[route.id] },
      ]),
    );
  }

  const results = await next();
  const lost = Object.keys(results).filter((id) => {
    const one = results[id];
    return one?.type === 'error' && isUnreachable(one.result);
  });
  // A call beside the page (a fetcher) says itself what became of it.
  const isPage = [router.state.navigation.location?.pathname, location.pathname].includes(to.pathname);
  if (lost.length === 0 || request.signal.aborted || !isPage) return results;

  const known = lost.filter((id) => loaderData[id] !== undefined && stillShown(id, to, router));
  for (const id of known) results[id] = { type: 'data', result: loaderData[id] };
  const isPush = window.location.pathname === location.pathname;
  if (known.length === lost.length || !isPush) return results;
  showUnsent({ text: STAYS });
  stayed = here;
  keepScroll(router);
  return { root: { type: 'error', result: replace(here + location.hash) } };
};

/** The page's own data belong to its address; those of the frames around it to all pages. */
function stillShown(id: string, to: URL, { state }: DataRouter): boolean {
  return to.pathname === state.location.pathname || id !== state.matches.at(-1)?.route.id;
}

/** Being sent back counts as a new page, which begins at its top. */
function keepScroll(router: DataRouter): void {
  const { scrollX, scrollY } = window;
  const stop = router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return;
    stop();
    requestAnimationFrame(() => window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' }));
  });
}
