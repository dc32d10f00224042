import { showUnsent, STAYS } from '../http/unsent-event.ts';
import { isUnreachable } from './unreachable.ts';

const WAIT_MS = 1_000;

/** What is there or on its way, by address, and what it imports; what failed is asked for again. */
const fetched = new Map<string, Promise<readonly string[]>>();

/**
 * Loads code behind the page: stands in for Vite's own loader (`vite/fetched-modules.ts`). A module that could not be loaded stays
 * failed in many browsers (Chromium up to 150) until the page is opened anew, and so does whatever imports it. So its files are
 * fetched first, as data, and the module is imported once the browser has them all.
 * @param load imports it, in the words of the bundler: its address is read from them, for files of a single module are not named
 * @param files what it needs, without the leading slash: scripts and style sheets in their order
 * @throws TypeError where the network fails, Error where the server no longer has a file
 */
export async function loadFetched<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const [, own] = /\bimport\(\s*[`'"]\.\/([^`'"]+)/.exec(String(load)) ?? [];
  await fetchAll([...(own ? [`assets/${own}`] : []), ...files].map((file) => `/${file}`));
  return load();
}

/**
 * The script of a page that is opened by a link, which the router loads (`vite/fetched-modules.ts`): as long as the server cannot be
 * reached, the page that is open stays and says so.
 * @throws Error where the server no longer has it, and what it throws as it begins
 */
export async function importRoute(address: string): Promise<unknown> {
  for (let isSaid = false; !(await isFetched(address)); isSaid = true) {
    if (!isSaid) showUnsent({ text: STAYS });
    await new Promise((resolve) => {
      setTimeout(resolve, WAIT_MS);
    });
  }
  return import(/* @vite-ignore */ address);
}

/** @returns false where the server cannot be reached */
async function isFetched(address: string): Promise<boolean> {
  return fetchAll([address]).then(
    () => true,
    (error: unknown) => {
      if (isUnreachable(error)) return false;
      throw error;
    },
  );
}

/** Fetches them and everything that they import; modules may import each other. */
async function fetchAll(addresses: readonly string[], seen = new Set<string>()): Promise<void> {
  const news = new Set(addresses.filter((address) => !seen.has(address)));
  for (const address of news) seen.add(address);
  await Promise.all([...news].map(async (address) => fetchAll(await fetchOnce(address), seen)));
}

function fetchOnce(address: string): Promise<readonly string[]> {
  const known = fetched.get(address);
  if (known) return known;
  const fetching = (address.endsWith('.css') ? linked(address) : kept(address)).catch((error: unknown) => {
    fetched.delete(address);
    throw error;
  });
  fetched.set(address, fetching);
  return fetching;
}

const IMPORT = /(?:\bfrom|\bimport)\s*[`'"]\.(\/[\w.-]+\.js)[`'"]/g;

/** Files never change, so that the browser keeps a script once it is read. */
async function kept(address: string): Promise<readonly string[]> {
  if (isLoaded(address)) return [];
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
  const imports = [...(await answer.text()).matchAll(IMPORT)];
  return imports.map(([, file]) => address.replace(/\/[^/]+$/, file!));
}

/** Came with the page, or with another part. */
function isLoaded(address: string): boolean {
  const { href } = new URL(address, location.origin);
  const entries = performance.getEntriesByName(href, 'resource') as PerformanceResourceTiming[];
  return entries.some(({ decodedBodySize }) => decodedBodySize > 0);
}

async function linked(address: string): Promise<readonly string[]> {
  const { href } = new URL(address, location.origin);
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  if ([...links].some((link) => link.href === href)) return [];
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new TypeError(`No answer for ${address}`));
    });
    document.head.append(link);
  });
  return [];
}
