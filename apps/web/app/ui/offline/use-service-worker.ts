import { useEffect } from 'react';

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
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  const active = (await serviceWorker?.ready)?.active;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/assets/`));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  active?.postMessage({ keep: route, files });
}
