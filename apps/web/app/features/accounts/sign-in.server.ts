import { APIError } from 'better-auth/api';
import { and, desc, eq } from 'drizzle-orm';
import { CLAIM_DOMAIN, readAnySession, readSession } from '~/services/auth/auth.server.ts';
import { SUSPENDED } from '~/services/auth/account-hooks.server.ts';
import { withCookies } from '~/services/auth/with-cookies.ts';
import { account, session, user, verification } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import { addressMark, logSecurity } from '~/services/log/security-event.ts';
import type { Services } from '~/services/services.server.ts';
import { deviceHashOf, rememberDevice } from './known-device.server.ts';
import { browserOf } from './register.server.ts';
import { countSignIn } from './count-sign-in.server.ts';
import type { SignInForm } from './schema.ts';

interface SignIn extends SignInForm {
  services: Pick<Services, 'auth' | 'db' | 'jobs' | 'limits' | 'links' | 'log' | 'puzzles' | 'baseUrl'>;
  clientIp: string;
  /** Of the request: which browser it is. */
  headers: Headers;
  /** The solution of a puzzle, where one was sent along. */
  solved?: string | undefined;
}

interface SignedIn {
  /** They set the session cookie, or the one of a sign-in that waits for its second step. */
  headers: Headers;
  needsCode: boolean;
}

/**
 * Opens a session. The answer is the same for an unknown address and a wrong password, in words and in time.
 * @throws AppError wrong_credentials; suspended; too_many, with the puzzle to solve where one helps
 */
export async function signIn(options: SignIn): Promise<SignedIn> {
  const { services, clientIp, headers: request, email, password, solved } = options;
  const deviceHash = deviceHashOf(request);
  const count = await countSignIn({ services, clientIp, email, deviceHash, solved });
  const opened =
    (await tryPassword(options, email)) ??
    // Somebody may have claimed an address that another has: their password opens their own account.
    (await tryPassword(options, await claimOf(services, email)));
  if (!opened) {
    const address = addressMark(services.links, email);
    logSecurity(services.log, 'sign_in_failed', { by: 'password', address });
    throw new AppError('wrong_credentials');
  }
  await count.giveBack();
  const signedIn = await readSession(services.auth, withCookies(request, opened));
  if (!signedIn) return { headers: opened, needsCode: true };
  logSecurity(services.log, 'signed_in', { user: signedIn.id, by: 'password' });
  await rememberDevice({ services, user: signedIn, request, headers: opened });
  return { headers: opened, needsCode: false };

  async function tryPassword({ services: { auth, db } }: SignIn, address: string): Promise<Headers | null> {
    const before = await hashOf(db, address);
    try {
      const answer = await auth.api.signInEmail({
        body: { email: address, password },
        headers: browserOf(request),
        returnHeaders: true,
      });
      if (before === (await hashOf(db, address))) return answer.headers;
      await endOpened(answer.response.user.id, answer.headers);
      return null;
    } catch (error) {
      if (!(error instanceof APIError)) throw error;
      // Only who knows the password reads that it is suspended.
      if (error.body?.code === SUSPENDED) throw new AppError('suspended', { cause: error });
      return null;
    }
  }

  /** The password was another one by the time it had been checked: neither the session nor a wait for the second step stays. */
  async function endOpened(userId: string, cookies: Headers): Promise<void> {
    const { auth, db } = services;
    const found = await readAnySession(auth, withCookies(request, cookies));
    if (found) await db.delete(session).where(eq(session.id, found.sessionId));
    else await db.delete(verification).where(eq(verification.value, userId));
  }
}

/** The password's hash as it is kept; undefined where there is none. */
async function hashOf(db: Services['db'], email: string): Promise<string | null | undefined> {
  const [kept] = await db
    .select({ hash: account.password })
    .from(account)
    .innerJoin(user, eq(user.id, account.userId))
    .where(and(eq(user.email, email), eq(account.providerId, 'credential')));
  return kept?.hash;
}

/** The name that we gave to the newest account that claims an address; an unused name where there is none. */
async function claimOf({ db }: Pick<Services, 'db'>, email: string): Promise<string> {
  const [claim] = await db
    .select({ email: user.email })
    .from(user)
    .where(eq(user.claimedEmail, email))
    .orderBy(desc(user.createdAt))
    .limit(1);
  return claim?.email ?? `unclaimed${CLAIM_DOMAIN}`;
}
