import { APIError } from 'better-auth/api';
import type { SignedInUser } from '~/services/auth/auth.server.ts';
import { AppError } from '~/services/error.ts';
import { logSecurity } from '~/services/log/security-event.ts';
import type { Services } from '~/services/services.server.ts';
import { markProof } from './mark-proof.server.ts';

interface ProvePassword {
  services: Pick<Services, 'auth' | 'db' | 'limits' | 'log'>;
  user: Pick<SignedInUser, 'id' | 'sessionId' | 'twoFactorEnabled'>;
  /** Of the request, with the session. */
  headers: Headers;
  password: string;
}

/**
 * Takes the password once more, as a fresh proof of who is at the keyboard. Where there is a second factor it is not enough.
 * @throws AppError wrong_password, too_many
 */
export async function provePassword({ services, user, headers, password }: ProvePassword): Promise<void> {
  const { auth, db, limits } = services;
  if (user.twoFactorEnabled) throw new AppError('wrong_password');
  await limits.enforce('reauth-user', user.id);
  try {
    await auth.api.verifyPassword({ body: { password }, headers });
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    logSecurity(services.log, 'proof_failed', { user: user.id });
    throw new AppError('wrong_password', { cause: error });
  }
  await limits.forgive('reauth-user', user.id);
  await markProof({ db, sessionId: user.sessionId, secondFactor: false });
}
