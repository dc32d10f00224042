import { APIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { user } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import { newId } from '~/services/id.ts';
import { siteOf } from '~/services/limits/site-of.ts';
import { logSecurity } from '~/services/log/security-event.ts';
import type { Services } from '~/services/services.server.ts';
import { claiming } from '~/services/auth/claiming.ts';
import { withCookies } from '~/services/auth/with-cookies.ts';
import { CLAIM_DOMAIN, readSession } from '~/services/auth/auth.server.ts';
import { isCommonPassword } from './passwords/is-common-password.server.ts';
import { rememberDevice } from './known-device.server.ts';
import type { RegisterForm } from './schema.ts';

interface Register {
  services: Pick<Services, 'auth' | 'limits' | 'puzzles' | 'jobs' | 'db' | 'log' | 'baseUrl'>;
  clientIp: string;
  /** Of the request: which browser it is. */
  headers: Headers;
  form: RegisterForm;
  /** The solution of a puzzle, where one was sent along. */
  solved?: string | undefined;
}

/**
 * Makes an account with name, e-mail and phone, signs it in and asks for the mail with which its owner proves the address.
 * An address that has an account already is answered alike, with an account of its own that only claims the address
 * (docs/decisions/014): what this means is said in the mail. The role is not taken from anywhere: a new account is a user.
 * @returns the headers that set the session cookie
 * @throws AppError common_password; unavailable; too_many, with the puzzle to solve where one helps
 */
export async function register({
  services,
  clientIp,
  headers: request,
  form,
  solved,
}: Register): Promise<Headers> {
  const { auth, jobs, db } = services;
  if (isCommonPassword(form.password)) throw new AppError('common_password');
  await countRegistration(services, clientIp, solved);

  const headers = await signUp(await isTaken(services, form.email));
  const signedIn = await readSession(auth, withCookies(request, headers));
  if (!signedIn) throw new Error('the new account has no session');
  logSecurity(services.log, 'account_created', { user: signedIn.id });
  await rememberDevice({ services, user: signedIn, request, headers });
  await jobs.enqueue(db, 'send-registration-mail', { userId: signedIn.id });
  return headers;

  async function signUp(taken: boolean): Promise<Headers> {
    const { name, email, phone, password } = form;
    const address = taken ? newId() + CLAIM_DOMAIN : email;
    const make = () =>
      auth.api.signUpEmail({
        body: { name, email: address, phone, password },
        headers: browserOf(request),
        returnHeaders: true,
      });
    try {
      return (await (taken ? claiming.run(email, make) : make())).headers;
    } catch (error) {
      // Somebody else was quicker with the same address.
      if (!taken && error instanceof APIError && (await isTaken(services, email))) return signUp(true);
      // Better Auth says no more of a database that took no row, and logs why.
      if (error instanceof APIError && error.body?.code === 'FAILED_TO_CREATE_USER')
        throw new AppError('unavailable', { cause: error, retryAfter: 5 });
      throw error;
    }
  }
}

/** As many as sit in a lecture hall; from then on a solved puzzle each. */
async function countRegistration(
  { limits, log, puzzles }: Register['services'],
  clientIp: string,
  solved: string | undefined,
): Promise<void> {
  const wait = await limits.takeAll([
    ['register-network', clientIp],
    ['register-site', siteOf(clientIp)],
  ]);
  if (wait === undefined) return;
  const isSolved = await puzzles.redeem('register', solved);
  const still = isSolved ? await limits.take('register-network-solved', clientIp) : wait;
  if (still === undefined) return;
  logSecurity(log, 'registration_slowed', { by: isSolved ? 'wait' : 'puzzle' });
  throw new AppError('too_many', { retryAfter: still, ...(!isSolved && { puzzle: 'register' }) });
}

/** What Better Auth may know of the browser: its name, for the list of devices. */
export function browserOf(request: Headers): Headers {
  return new Headers({ 'user-agent': (request.get('user-agent') ?? '').slice(0, 300) });
}

async function isTaken({ db }: Pick<Services, 'db'>, email: string): Promise<boolean> {
  const found = await db.select({ id: user.id }).from(user).where(eq(user.email, email)).limit(1);
  return found.length > 0;
}
