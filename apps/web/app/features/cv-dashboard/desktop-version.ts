import { putCookie } from '~/services/put-cookie.ts';

export type VersionChoice = 'desktop' | 'phone' | null;

const NAME = 'cv_version';
const DESKTOP = 'width=1280';
const OWN = 'width=device-width, initial-scale=1, viewport-fit=cover';

/** What the person chose since the browser was opened, null before they chose; a cookie, so that the server draws it so at once. */
export function parseVersionChoice(cookieHeader: string | null): VersionChoice {
  const kept = /(?:^|;\s*)cv_version=(desktop|phone)(?:;|$)/.exec(cookieHeader ?? '')?.[1];
  return (kept as 'desktop' | 'phone' | undefined) ?? null;
}

export function rememberVersionChoice(choice: 'desktop' | 'phone'): void {
  putCookie(`${NAME}=${choice}; Path=/app/cv; SameSite=Lax`);
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
