import { putCookie } from '~/services/put-cookie.ts';

const NAME = 'ats_phone';
const MONTH = 2_592_000;

/** Whether the person chose to use the checker on a small screen. A cookie, so that the server draws it so at once. */
export function prefersPhone(cookieHeader: string | null): boolean {
  return /(?:^|;\s*)ats_phone=1(?:;|$)/.test(cookieHeader ?? '');
}

export function rememberPhone(): void {
  putCookie(`${NAME}=1; Path=/app/cv; Max-Age=${MONTH}; SameSite=Lax`);
}
