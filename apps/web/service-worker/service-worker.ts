/**
 * What lets Setapak open without a network (docs/decisions/046). It keeps built files and one page that belongs to nobody; what
 * belongs to an account never passes through its caches. The server puts `BUILD` in front (`server/service-worker.ts`).
 */
interface Build {
  version: string;
  /** Built files of every route that opens without a network, by the route's id. */
  routes: Record<string, string[]>;
}

const worker = globalThis as unknown as ServiceWorkerGlobalScope & { BUILD: Build };

/** A route whose files are to be kept, or the look that was chosen. */
interface Message {
  keep?: string;
  files?: string[];
  theme?: string;
}

const { version, routes } = worker.BUILD;
const PREFIX = 'setapak-';
const CURRENT = PREFIX + version;
const SHELL = '/offline';
const ASSETS = '/assets/';
/** A route of which this device keeps the files: a new version fetches its own, so that it goes on opening. */
const markOf = (route: string) => `/offline/keeps/${route}`;
/** The look that the page has, as a word. */
const THEME = '/offline/theme';
const WAIT_MS = 3_000;
/** Browsers end what takes them longer than five minutes. */
const GIVE_UP_MS = 240_000;

/**
 * Stands in for a module that the server no longer has. React Router would load the page anew that is being left, with what was
 * typed on it; this goes where the person was going.
 */
const GONE = `const { location: to } = globalThis.__reactRouterDataRouter?.state.navigation ?? {};
if (!to) throw new TypeError('This module is of an earlier version');
location.assign(to.pathname + to.search + to.hash);
await new Promise(() => {});
export default null;`;

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', (event) => {
  const { keep, files, theme } = (event.data ?? {}) as Message;
  if (keep !== undefined && files) event.waitUntil(keepRoute(keep, files));
  if (theme !== undefined) event.waitUntil(keepTheme(theme));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (request.mode === 'navigate' && request.destination === 'document')
    event.respondWith(openPage(event, url));
  else if (url.pathname.startsWith(ASSETS)) event.respondWith(openFile(event));
});

/** A new version takes over at once: it changes nothing on pages that are open, whose files stay in the cache before. */
async function install(): Promise<void> {
  await keepShell(await keptTheme());
  for (const route of Object.keys(routes)) if (await kept(markOf(route))) await keepRoute(route, []);
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const earlier = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CURRENT);
  await Promise.all(earlier.slice(0, -1).map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

const DEVICE = 'device';

async function keptTheme(): Promise<string> {
  return (await (await kept(THEME))?.text()) ?? DEVICE;
}

/** Cookies are not sent with the page that is kept, so the look that was chosen is named. */
async function keepTheme(theme: string): Promise<void> {
  if (theme === (await keptTheme())) return;
  await keepShell(theme);
}

/** The page as a visitor without an account gets it, and the files that it names. */
async function keepShell(theme: string): Promise<void> {
  const answer = await fetch(`${SHELL}?${new URLSearchParams({ theme })}`, {
    credentials: 'omit',
    cache: 'no-store',
  });
  if (!answer.ok) throw new Error(`${SHELL} answered ${answer.status}`);
  const files = (await answer.clone().text()).match(/\/assets\/[\w./-]+\.\w+/g) ?? [];
  await keepFiles(files);
  const cache = await caches.open(CURRENT);
  await cache.put(SHELL, answer);
  await cache.put(THEME, new Response(theme));
}

async function keepRoute(route: string, files: string[]): Promise<void> {
  const own = routes[route];
  if (!own) return;
  await keepFiles([...own, ...files]);
  await keepFiles((await Promise.all(own.map(laterFiles))).flat());
  await (await caches.open(CURRENT)).put(markOf(route), new Response());
}

/** What a built file loads only once it is wanted, as the forms of later steps: the builder names those at its beginning. */
async function laterFiles(file: string): Promise<string[]> {
  const text = file.endsWith('.js') ? await (await kept(file))?.text() : undefined;
  return (text?.match(/(?<=")assets\/[\w.-]+\.(?:js|css)(?=")/g) ?? []).map((name) => `/${name}`);
}

async function keepFiles(files: string[]): Promise<void> {
  const cache = await caches.open(CURRENT);
  const keepFile = async (file: string) => {
    const url = new URL(file, worker.location.origin);
    if (url.origin !== worker.location.origin || !url.pathname.startsWith(ASSETS)) return;
    if (await cache.match(url)) return;
    const answer = (await kept(url)) ?? (await fetch(url, { credentials: 'omit' }));
    if (answer.ok) await cache.put(url, answer);
  };
  await Promise.all([...new Set(files)].map(keepFile));
}

/** From this version's cache, or from the one before. */
async function kept(url: string | URL): Promise<Response | undefined> {
  const options = { ignoreSearch: true, ignoreVary: true };
  const cache = await caches.open(CURRENT);
  return (await cache.match(url, options)) ?? caches.match(url, options);
}

/** Pages come from the server alone. Without it the page about that opens, and knows where one was going. */
async function openPage(event: FetchEvent, url: URL): Promise<Response> {
  const shell = url.pathname === SHELL ? await kept(SHELL) : undefined;
  if (shell) return shell;
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    return preloaded ?? (await fetch(event.request));
  } catch (error) {
    if (url.pathname === SHELL || !(await kept(SHELL))) throw error;
    const to = encodeURIComponent(url.pathname + url.search);
    return Response.redirect(`${worker.location.origin}${SHELL}?to=${to}`);
  }
}

/** Built files never change. One that cannot be had is fetched again until it can. */
async function openFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const found = await kept(request.url);
  if (found) return found;
  const isCode = request.destination === 'script' || request.destination === 'style';
  const answer = await (isCode ? fetchAgain(request) : fetch(request));
  if (answer.status === 404 && request.destination === 'script')
    return new Response(GONE, { headers: { 'Content-Type': 'text/javascript' } });
  if (answer.ok) {
    const copy = answer.clone();
    event.waitUntil(caches.open(CURRENT).then((cache) => cache.put(request.url, copy)));
  }
  return answer;
}

async function fetchAgain(request: Request): Promise<Response> {
  const until = Date.now() + GIVE_UP_MS;
  for (let wait = WAIT_MS / 8; ; wait = Math.min(wait * 2, WAIT_MS)) {
    try {
      return await fetch(request.url, { credentials: 'same-origin' });
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, wait);
      });
    }
  }
}
