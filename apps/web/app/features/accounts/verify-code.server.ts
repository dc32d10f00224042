import { APIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { readAnySession, type SignedInUser } from '~/services/auth/auth.server.ts';
import { accessMark } from '~/services/auth/end-access.server.ts';
import { withCookies } from '~/services/auth/with-cookies.ts';
import { session } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import { logSecurity } from '~/services/log/security-event.ts';
import type { Services } from '~/services/services.server.ts';
import { rememberDevice } from './known-device.server.ts';
import { markProof } from './mark-proof.server.ts';
import { notify } from './notify.server.ts';

interface VerifyCode {
  services: Pick<Services, 'auth' | 'db' | 'jobs' | 'limits' | 'log' | 'baseUrl'>;
  /** Of the request: with the session, or with the sign-in that waits for its second step. */
  headers: Headers;
  /** Whose session it is; null while there is none yet. */
  user: Pick<SignedInUser, 'id' | 'sessionId'> | null;
  /** Of the authenticator app, or one for recovery. */
  code: string;
}

/**
 * Takes a code as the second proof of who somebody is. A recovery code works once, and its owner gets a mail.
 * @returns the headers that set the session cookie, where a new one was opened
 * @throws AppError wrong_code, too_many
 */
export async function verifyCode({ services, headers, user, code: typed }: VerifyCode): Promise<Headers> {
  const { auth, db, limits } = services;
  // A sign-in under way has a count of its own in Better Auth: five codes, and ten in a row for one account.
  if (user) {
    await limits.enforce('second-factor-user', user.id);
  }
  // Who signs in has proved the password; a wrong code ends that record after some tries, so it is read before.
  const owner = user ?? (await ownerOfSignIn(auth, headers));
  const before = !user && owner && (await accessMark(db, owner.id));
  const code = typed.replaceAll(/\s/g, '');
  const isFromApp = /^\d{6}$/.test(code);
  const answer = await (
    isFromApp
      ? auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true })
      : auth.api.verifyBackupCode({ body: { code }, headers, returnHeaders: true })
  ).catch(async (error: unknown) => {
    if (!(error instanceof APIError)) throw error;
    if (owner) await warnOwner(services, owner);
    logSecurity(services.log, 'second_factor_failed', {
      user: owner?.id,
      by: isFromApp ? 'app' : 'recovery_code',
    });
    throw new AppError('wrong_code', { cause: error });
  });
  const signedIn = await readAnySession(auth, withCookies(headers, answer.headers));
  if (!signedIn) throw new AppError('wrong_code');
  const isNew = user?.sessionId !== signedIn.sessionId;
  // Every way in ended while the code of a sign-in was checked.
  if (!user && owner && before !== (await accessMark(db, owner.id))) {
    await db.delete(session).where(eq(session.id, signedIn.sessionId));
    throw new AppError('wrong_code');
  }
  // Who read a code over somebody's shoulder is too late with it, even within its half minute.
  if (isFromApp && (await limits.take('one-time-code', `${signedIn.id} ${code}`)) !== undefined) {
    if (isNew) await db.delete(session).where(eq(session.id, signedIn.sessionId));
    logSecurity(services.log, 'second_factor_failed', { user: signedIn.id, by: 'used_code' });
    throw new AppError('wrong_code');
  }
  await markProof({ db, sessionId: signedIn.sessionId, secondFactor: true });
  await limits.forgive('second-factor-user', signedIn.id);
  if (!user) logSecurity(services.log, 'signed_in', { user: signedIn.id, by: 'password_and_code' });
  if (!isFromApp) await notify({ services, db, user: signedIn, kind: 'recovery-code-used' });
  await rememberDevice({ services, user: signedIn, request: headers, headers: answer.headers });
  return answer.headers;
}

/** Whose sign-in waits for its code, by the cookie that the right password set. */
async function ownerOfSignIn(auth: Services['auth'], headers: Headers): Promise<{ id: string } | null> {
  const cookie = /(?:^|;\s*)(?:__Secure-|__Host-)?setapak\.two_factor=([^;]+)/.exec(
    headers.get('cookie') ?? '',
  )?.[1];
  // The name of the record is random: who has it was given it. What follows the last dot is its signature.
  const [, name] = /^(.+)\./.exec(unescaped(cookie ?? '')) ?? [];
  if (!name) return null;
  const { internalAdapter } = await auth.$context;
  const record = await internalAdapter.findVerificationValue(name);
  return record && record.expiresAt > new Date() ? { id: record.value } : null;
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Once a day: anyone who knows the password can have no more mails sent with it. */
async function warnOwner(
  { db, jobs, limits }: VerifyCode['services'],
  { id }: { id: string },
): Promise<void> {
  if ((await limits.take('second-factor-notice', id)) !== undefined) return;
  await jobs.enqueue(db, 'tell-owner', { userId: id, kind: 'second-factor-failed' });
}
