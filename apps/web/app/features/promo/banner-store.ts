import { isCvPage, type BannerState } from './model.ts';

const KEY = 'bannerCv';
const listeners = new Set<() => void>();
let current: BannerState = '1';

// Outside the CV tools the strip shows, as the server has drawn it: known before the first rendering,
// so that nothing moves.
if (typeof window !== 'undefined') {
  current = stored();
  if (!isCvPage(window.location.pathname)) writeBanner('1');
}

export function readBanner(): BannerState {
  return current;
}

export function writeBanner(state: BannerState): void {
  current = state;
  try {
    localStorage.setItem(KEY, state);
  } catch {
    // Storage is full or forbidden: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

export function subscribeBanner(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function stored(): BannerState {
  try {
    return localStorage.getItem(KEY) === '0' ? '0' : '1';
  } catch {
    return '1';
  }
}
