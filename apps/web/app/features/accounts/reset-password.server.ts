import { APIError } from 'better-auth/api';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { isCommonPassword } from './passwords/is-common-password.server.ts';

interface ResetPassword {
  services: Pick<Services, 'auth' | 'limits'>;
  clientIp: string;
  token: string;
  password: string;
}

/**
 * Sets a new password by the link of a mail. The link works once, even for two requests at the same moment; every session
 * ends, and so does every other link.
 * @throws AppError common_password, link_used, too_many
 */
export async function resetPassword({ services, clientIp, token, password }: ResetPassword): Promise<void> {
  const { auth, limits } = services;
  if (isCommonPassword(password)) throw new AppError('common_password');
  await limits.enforce('reset-try-network', clientIp);
  try {
    await auth.api.resetPassword({ body: { token, newPassword: password } });
  } catch (error) {
    if (error instanceof APIError) throw new AppError('link_used', { cause: error });
    throw error;
  }
}
