import { useEffect } from 'react';
import type { Theme } from '../theme.ts';

/** Once the page has all it needs, so that a first visit is not slower for it. */
const AFTER_LOAD_MS = 2_000;

/** @param wanted whether the server has one; where it no longer has, what is left of it goes */
export function useServiceWorker(wanted: boolean | undefined): void {
  useEffect(() => {
    // Browsers in private windows, and pages without TLS, have none.
    const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
    if (!serviceWorker || wanted === undefined || import.meta.env.DEV) return undefined;
    if (!wanted) {
      void remove(serviceWorker);
      return undefined;
    }
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      timer = setTimeout(() => {
        serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
      }, AFTER_LOAD_MS);
    };
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true, signal: left.signal });
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [wanted]);
}

interface RootData {
  worksOffline: boolean;
  isShell: boolean;
  theme: Theme;
}

/** The page that is kept for offline has the look that was chosen. */
export function useKeptTheme(root: RootData | undefined): void {
  const theme = root?.worksOffline && !root.isShell ? root.theme : undefined;
  useEffect(() => {
    if (theme !== undefined && !import.meta.env.DEV) void tell({ theme });
  }, [theme]);
}

/** Waits for a service worker that is there, or is about to be. */
async function tell(message: object): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  const active = (await serviceWorker?.ready)?.active;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  active?.postMessage(message);
}

async function remove(serviceWorker: ServiceWorkerContainer): Promise<void> {
  const all = await serviceWorker.getRegistrations().catch(() => []);
  await Promise.all(all.map((one) => one.unregister()));
  if (all.length > 0) await clearCaches();
}

/** What the service worker kept: nothing of a person, but it says what was opened here. */
export async function clearCaches(): Promise<void> {
  if (!('caches' in window)) return;
  const names = await caches.keys().catch(() => []);
  await Promise.all(names.filter((name) => name.startsWith('setapak-')).map((name) => caches.delete(name)));
}

/** Keeps the files of a page that opens offline: its route's, and those that it has loaded besides. */
export async function keepFilesOf(route: string): Promise<void> {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/assets/`));
  await tell({ keep: route, files });
}
