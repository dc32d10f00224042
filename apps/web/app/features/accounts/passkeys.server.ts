import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import { APIError } from 'better-auth/api';
import { and, asc, eq } from 'drizzle-orm';
import { SUSPENDED } from '~/services/auth/account-hooks.server.ts';
import { readAnySession, type SignedInUser } from '~/services/auth/auth.server.ts';
import { withCookies } from '~/services/auth/with-cookies.ts';
import { session } from '~/services/db/schema.ts';
import { passkey } from '~/services/db/sign-in-schema.ts';
import { AppError } from '~/services/error.ts';
import { logSecurity } from '~/services/log/security-event.ts';
import type { Services } from '~/services/services.server.ts';
import { rememberDevice } from './known-device.server.ts';
import { markProof } from './mark-proof.server.ts';
import { notify } from './notify.server.ts';

type PasskeyServices = Pick<Services, 'auth' | 'db' | 'events' | 'jobs' | 'log' | 'baseUrl'>;

/** A person's passkeys, without their keys. */
export async function listPasskeys({ db }: Pick<Services, 'db'>, userId: string) {
  return db
    .select({ id: passkey.id, name: passkey.name, createdAt: passkey.createdAt })
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .orderBy(asc(passkey.createdAt));
}

export type PasskeySummary = Awaited<ReturnType<typeof listPasskeys>>[number];

interface AddPasskey {
  services: PasskeyServices;
  user: SignedInUser;
  headers: Headers;
  name: string;
  response: RegistrationResponseJSON;
}

/** Keeps a new authenticator of a signed-in person. @throws AppError passkey_failed */
export async function addPasskey({ services, user, headers, name, response }: AddPasskey): Promise<void> {
  const { auth, db } = services;
  await auth.api.verifyPasskeyRegistration({ body: { response, name }, headers }).catch(asPasskeyFailure);
  await markProof({ db, sessionId: user.sessionId, secondFactor: true });
  await notify({ services, db, user, kind: 'passkey-added', about: name });
  logSecurity(services.log, 'second_factor_changed', { user: user.id, change: 'passkey_added' });
}

interface RemovePasskey {
  services: PasskeyServices;
  user: Pick<SignedInUser, 'id' | 'name' | 'email'>;
  id: string;
}

/** One that is gone already is no error. */
export async function removePasskey({ services, user, id }: RemovePasskey): Promise<void> {
  await services.db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(passkey)
      .where(and(eq(passkey.id, id), eq(passkey.userId, user.id)))
      .returning({ name: passkey.name });
    if (removed) await notify({ services, db: tx, user, kind: 'passkey-removed', about: removed.name ?? '' });
  });
  logSecurity(services.log, 'second_factor_changed', { user: user.id, change: 'passkey_removed' });
}

interface SignInWithPasskey {
  services: PasskeyServices;
  headers: Headers;
  /** Who is signed in and only proves it anew; the passkey must be theirs. */
  user: SignedInUser | null;
  response: AuthenticationResponseJSON;
}

/**
 * Opens a session for the owner of a passkey. It counts as both factors: the device checked a finger, a face or a PIN.
 * @returns the headers that set the session cookie
 * @throws AppError passkey_failed, suspended
 */
export async function signInWithPasskey({
  services,
  headers,
  user,
  response,
}: SignInWithPasskey): Promise<Headers> {
  const { auth, db } = services;
  if (user && !(await isOwn(services, user.id, response.id))) throw new AppError('passkey_failed');
  const answer = await auth.api
    .verifyPasskeyAuthentication({
      body: { response: { ...response } },
      headers,
      returnHeaders: true,
    })
    .catch((error: unknown) => {
      logSecurity(services.log, 'sign_in_failed', { by: 'passkey', user: user?.id });
      return asPasskeyFailure(error);
    });
  const signedIn = await readAnySession(auth, withCookies(headers, answer.headers));
  if (!signedIn) throw new AppError('passkey_failed');
  await markProof({ db, sessionId: signedIn.sessionId, secondFactor: true });
  logSecurity(services.log, 'signed_in', { user: signedIn.id, by: 'passkey' });
  // The session goes on in the new one.
  if (user) await db.delete(session).where(eq(session.id, user.sessionId));
  await rememberDevice({ services, user: signedIn, request: headers, headers: answer.headers });
  return answer.headers;
}

async function isOwn({ db }: PasskeyServices, userId: string, credentialId: string): Promise<boolean> {
  const found = await db
    .select({ id: passkey.id })
    .from(passkey)
    .where(and(eq(passkey.userId, userId), eq(passkey.credentialID, credentialId)));
  return found.length > 0;
}

function asPasskeyFailure(error: unknown): never {
  // The passkey was right: its owner may read why it opens nothing.
  if (error instanceof APIError && error.body?.code === SUSPENDED)
    throw new AppError('suspended', { cause: error });
  if (error instanceof APIError) throw new AppError('passkey_failed', { cause: error });
  throw error;
}
