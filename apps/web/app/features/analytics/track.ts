import { pathShape, wantsNoCounting, type EventName, type Wishes } from './model.ts';

const ADDRESS = '/analytics';
const FULL = 20;
const WAIT_MS = 10_000;

interface Waiting {
  name: EventName;
  path: string;
  at: number;
}

let waiting: Waiting[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let listening = false;

/** Counts something that happened in the browser. It is sent with others a little later, at the latest as the page is left. */
export function track(name: EventName, path: string = location.pathname): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & Wishes;
  if (wantsNoCounting({ doNotTrack, globalPrivacyControl })) return;
  listen();
  waiting.push({ name, path: pathShape(path), at: performance.now() });
  if (waiting.length >= FULL) send();
  else timer ??= setTimeout(send, WAIT_MS);
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const now = performance.now();
  const events = waiting.map(({ name, path, at }) => ({ name, path, ago: Math.round(now - at) }));
  waiting = [];
  navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify({ events })], { type: 'application/json' }));
}

/** A page that goes out of sight may never come back. */
function listen(): void {
  if (listening) return;
  listening = true;
  addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}
