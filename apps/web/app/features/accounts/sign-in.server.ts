import { APIError } from 'better-auth/api';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import type { SignInForm } from './schema.ts';

interface SignIn extends SignInForm {
  services: Pick<Services, 'auth' | 'limits'>;
  clientIp: string;
}

/**
 * Opens a session. The answer is the same for an unknown address and a wrong password, in words and in time.
 * @returns the headers that set the session cookie
 * @throws AppError wrong_credentials, too_many
 */
export async function signIn({ services, clientIp, email, password }: SignIn): Promise<Headers> {
  const { auth, limits } = services;
  const waits = await Promise.all([
    limits.take('sign-in-address', clientIp),
    limits.take('sign-in-account', email),
  ]);
  const retryAfter = waits.find((wait) => wait !== undefined);
  if (retryAfter !== undefined) throw new AppError('too_many', { retryAfter });

  try {
    const { headers } = await auth.api.signInEmail({ body: { email, password }, returnHeaders: true });
    await limits.forgive('sign-in-account', email);
    return headers;
  } catch (error) {
    if (error instanceof APIError) throw new AppError('wrong_credentials');
    throw error;
  }
}
