import { putCookie } from '~/services/put-cookie.ts';

export type ListView = 'carousel' | 'list';

const NAME = 'cv_view';
const YEAR = 31_536_000;

/**
 * How the person last chose to look at the list; a cookie, so that the server draws it so at once. Null before they chose: then
 * narrow screens show a list and wide ones cards.
 */
export function parseListView(cookieHeader: string | null): ListView | null {
  const kept = /(?:^|;\s*)cv_view=(list|carousel)(?:;|$)/.exec(cookieHeader ?? '')?.[1];
  return (kept as ListView | undefined) ?? null;
}

export function rememberListView(view: ListView): void {
  putCookie(`${NAME}=${view}; Path=/app/cv; Max-Age=${YEAR}; SameSite=Lax`);
}
