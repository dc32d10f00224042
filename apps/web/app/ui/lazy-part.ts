import { lazy, type ComponentType } from 'react';

const WAIT_MS = 1_000;
/** Small, asked of the server itself. */
const SIGN_OF_LIFE = '/manifest.webmanifest';

/**
 * Loads code that is not needed at first. Waits for as long as the server cannot be reached, so that the page stays as it is; throws
 * once the server answers and does not have it.
 */
export async function loadLater<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch {
      if (await answers()) {
        fetchStylesAgain();
        return load();
      }
      await new Promise((resolve) => {
        setTimeout(resolve, WAIT_MS);
      });
    }
  }
}

/** Vite asks for a sheet once, also where that failed. */
function fetchStylesAgain(): void {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  for (const link of sheets) if (!link.sheet) link.replaceWith(link.cloneNode());
}

async function answers(): Promise<boolean> {
  const options = { method: 'HEAD', cache: 'no-store', credentials: 'omit' } as const;
  return fetch(SIGN_OF_LIFE, options).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** As React's `lazy`, of a part that a page does without for as long as there is no network: its place shows what `Suspense` says. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadLater(load) }));
}
