import { createCookie } from 'react-router';

const MINUTE = 60;

/** Keeps a small thing for the next page, out of the address: history and logs would keep it there. */
function flashCookie(name: string, maxAge: number) {
  const cookie = createCookie(name, { httpOnly: true, sameSite: 'lax', path: '/', maxAge });
  return {
    async read(headers: Headers): Promise<string | null> {
      const value: unknown = await cookie.parse(headers.get('cookie'));
      return typeof value === 'string' && value !== '' ? value : null;
    },
    set: (value: string, baseUrl: string) =>
      cookie.serialize(value, { secure: baseUrl.startsWith('https://') }),
    clear: () => cookie.serialize('', { maxAge: 0 }),
  };
}

/** The address that a reset link was requested for. */
export const resetEmailCookie = flashCookie('reset_email', 30 * MINUTE);
/** That the account was deleted just now. */
export const accountDeletedCookie = flashCookie('account_deleted', MINUTE);
/** That the password was changed just now. */
export const passwordChangedCookie = flashCookie('password_changed', MINUTE);
