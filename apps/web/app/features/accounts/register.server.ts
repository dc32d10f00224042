import { APIError } from 'better-auth/api';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import type { RegisterForm } from './schema.ts';

interface Register {
  services: Pick<Services, 'auth' | 'limits' | 'jobs' | 'db' | 'baseUrl'>;
  clientIp: string;
  form: RegisterForm;
}

/**
 * Makes an account with name, e-mail and phone, signs it in and sends a welcome.
 * The role is not taken from anywhere: a new account is a user.
 * @returns the headers that set the session cookie
 * @throws AppError email_taken, too_many
 */
export async function register({ services, clientIp, form }: Register): Promise<Headers> {
  const { auth, limits, jobs, db, baseUrl } = services;
  const retryAfter = await limits.take('register-address', clientIp);
  if (retryAfter !== undefined) throw new AppError('too_many', { retryAfter });

  const { name, email, phone, password } = form;
  const headers = await signUp();
  await jobs.enqueue(db, 'send-mail', { template: 'welcome', to: email, props: { name, baseUrl } });
  return headers;

  async function signUp(): Promise<Headers> {
    try {
      const made = await auth.api.signUpEmail({
        body: { name, email, phone, password },
        returnHeaders: true,
      });
      return made.headers;
    } catch (error) {
      if (error instanceof APIError && String(error.body?.code).startsWith('USER_ALREADY_EXISTS'))
        throw new AppError('email_taken');
      throw error;
    }
  }
}
