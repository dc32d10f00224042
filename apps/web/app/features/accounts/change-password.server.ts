import { APIError } from 'better-auth/api';
import type { SignedInUser } from '~/services/auth/auth.server.ts';
import { forgetResetLinks } from '~/services/auth/account-hooks.server.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';

interface ChangePassword {
  services: Pick<Services, 'auth' | 'db' | 'limits'>;
  user: Pick<SignedInUser, 'id'>;
  /** Of the request, with the session. */
  headers: Headers;
  currentPassword: string;
  newPassword: string;
}

/**
 * Sets a new password for somebody who knows the old one. Every session ends, this one is replaced, and links for a
 * forgotten password stop working.
 * @returns the headers that set the new session's cookie
 * @throws AppError wrong_password, no_password, too_many
 */
export async function changePassword(options: ChangePassword): Promise<Headers> {
  const { services, user, headers, currentPassword, newPassword } = options;
  const { auth, db, limits } = services;
  const retryAfter = await limits.take('reauth-user', user.id);
  if (retryAfter !== undefined) throw new AppError('too_many', { retryAfter });
  try {
    const changed = await auth.api.changePassword({
      body: { currentPassword, newPassword, revokeOtherSessions: true },
      headers,
      returnHeaders: true,
    });
    await forgetResetLinks(db, user.id);
    await limits.forgive('reauth-user', user.id);
    return changed.headers;
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    const missing = error.body?.code === 'CREDENTIAL_ACCOUNT_NOT_FOUND';
    throw new AppError(missing ? 'no_password' : 'wrong_password', { cause: error });
  }
}
