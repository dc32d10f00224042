import { putCookie } from '~/services/put-cookie.ts';

export type ListView = 'carousel' | 'list';

const NAME = 'cv_view';
const YEAR = 31_536_000;

/** How the person last looked at the list; a cookie, so that the server draws it so at once. */
export function parseListView(cookieHeader: string | null): ListView {
  return /(?:^|;\s*)cv_view=list(?:;|$)/.test(cookieHeader ?? '') ? 'list' : 'carousel';
}

export function rememberListView(view: ListView): void {
  putCookie(`${NAME}=${view}; Path=/app/cv; Max-Age=${YEAR}; SameSite=Lax`);
}
