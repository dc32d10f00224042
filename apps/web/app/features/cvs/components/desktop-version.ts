export type VersionChoice = 'desktop' | 'phone' | null;

const KEY = 'cvVersion';
const DESKTOP = 'width=1280';
const OWN = 'width=device-width, initial-scale=1, viewport-fit=cover';

/** What the person chose in this tab; null while they were not asked. */
export function readChoice(): VersionChoice {
  try {
    const kept = sessionStorage.getItem(KEY);
    return kept === 'desktop' || kept === 'phone' ? kept : null;
  } catch {
    return null;
  }
}

export function rememberChoice(choice: 'desktop' | 'phone'): void {
  try {
    sessionStorage.setItem(KEY, choice);
  } catch {
    // Storage is full or forbidden: the choice lasts as long as the page.
  }
}

/** The page is laid out as on a desk and shown as small as it takes. */
export function showDesktop(): void {
  viewport()?.setAttribute('content', DESKTOP);
}

export function leaveDesktop(): void {
  viewport()?.setAttribute('content', OWN);
}

function viewport(): Element | null {
  return document.querySelector('meta[name=viewport]');
}
