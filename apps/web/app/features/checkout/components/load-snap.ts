import type { SnapScript } from '~/services/payments/snap-page.ts';

interface Snap {
  embed(token: string, options: { embedId: string } & Record<string, string | (() => void)>): void;
  hide?(): void;
}

declare global {
  interface Window {
    snap?: Snap;
  }
}

const LONGEST_MS = 15_000;
let loading: Promise<Snap> | undefined;

/** Midtrans's script, loaded once. @throws where it does not come, or not in time; the next try loads it anew */
export function loadSnap({ scriptUrl, clientKey }: SnapScript): Promise<Snap> {
  loading ??= load({ scriptUrl, clientKey }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function load({ scriptUrl, clientKey }: SnapScript): Promise<Snap> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('the payment script did not come'));
    };
    const timer = setTimeout(fail, LONGEST_MS);
    script.src = scriptUrl;
    script.dataset['clientKey'] = clientKey;
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      if (window.snap) resolve(window.snap);
      else fail();
    });
    document.head.append(script);
  });
}
