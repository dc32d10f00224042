import { APIError } from 'better-auth/api';
import { and, eq } from 'drizzle-orm';
import { renderSVG } from 'uqr';
import type { SignedInUser } from '~/services/auth/auth.server.ts';
import { lockPerson } from '~/services/auth/end-access.server.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { user } from '~/services/db/schema.ts';
import { twoFactor } from '~/services/db/sign-in-schema.ts';
import { AppError } from '~/services/error.ts';
import { logSecurity } from '~/services/log/security-event.ts';
import type { Services } from '~/services/services.server.ts';
import { notify } from './notify.server.ts';
import { verifyCode } from './verify-code.server.ts';

type AuthenticatorServices = Pick<Services, 'auth' | 'db' | 'jobs' | 'limits' | 'log' | 'baseUrl'>;

/** What an authenticator app needs to make codes for this account. */
export interface AuthenticatorSetup {
  uri: string;
  /** The secret in the uri, in groups of four, for who types it. */
  secret: string;
  /** The uri as a picture for the app's camera, an SVG of ours. */
  picture: string;
}

interface BeginAuthenticator {
  services: AuthenticatorServices;
  user: Pick<SignedInUser, 'id' | 'twoFactorEnabled'>;
  headers: Headers;
  /** Where the account has one. */
  password: string;
}

/** Makes a secret for an app. It counts for nothing until the app's first code was typed. @throws AppError wrong_password, too_many */
export async function beginAuthenticator({
  services,
  user: own,
  headers,
  password,
}: BeginAuthenticator): Promise<AuthenticatorSetup> {
  const { auth, limits } = services;
  if (own.twoFactorEnabled) throw new AppError('conflict');
  await limits.enforce('reauth-user', own.id);
  try {
    const begun = await auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers });
    await limits.forgive('reauth-user', own.id);
    return setupOf('totpURI' in begun ? begun.totpURI : '');
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    logSecurity(services.log, 'proof_failed', { user: own.id });
    throw new AppError('wrong_password', { cause: error });
  }
}

/** The same setup once more, for a page that is shown again. @throws AppError invalid */
export function setupOf(uri: string): AuthenticatorSetup {
  const secret = URL.canParse(uri) ? new URL(uri).searchParams.get('secret') : null;
  if (!uri.startsWith('otpauth://totp/') || uri.length > 500 || !secret) throw new AppError('invalid');
  return { uri, secret: secret.replaceAll(/(.{4})(?=.)/g, '$1 '), picture: renderSVG(uri, { border: 2 }) };
}

interface FinishAuthenticator {
  services: AuthenticatorServices;
  user: SignedInUser;
  headers: Headers;
  code: string;
}

/**
 * Switches the second step on once the app shows a right code.
 * @returns the recovery codes, each of which works once, and the headers that set the session's new cookie
 * @throws AppError wrong_code, too_many
 */
export async function finishAuthenticator({
  services,
  user: own,
  headers,
  code,
}: FinishAuthenticator): Promise<{ codes: string[]; headers: Headers }> {
  const set = await verifyCode({ services, headers, user: own, code });
  const hasApp = await services.db.transaction((tx) => keepOneApp(tx, own.id));
  if (!hasApp) throw new AppError('wrong_code');
  const { backupCodes } = await services.auth.api.viewBackupCodes({ body: { userId: own.id } });
  await notify({ services, db: services.db, user: own, kind: 'second-factor-on' });
  logSecurity(services.log, 'second_factor_changed', { user: own.id, change: 'app_added' });
  return { codes: backupCodes, headers: set };
}

/**
 * Two windows may have begun with an app each, or taken it off at the same moment: one app is left, or no second step that nobody could take.
 * @returns whether one is left
 */
async function keepOneApp(tx: DbOrTx, userId: string): Promise<boolean> {
  await lockPerson(tx, userId);
  const own = eq(twoFactor.userId, userId);
  await tx.delete(twoFactor).where(and(own, eq(twoFactor.verified, false)));
  if ((await tx.$count(twoFactor, own)) > 0) return true;
  await tx.update(user).set({ twoFactorEnabled: false, updatedAt: new Date() }).where(eq(user.id, userId));
  return false;
}

interface RenewRecoveryCodes {
  services: AuthenticatorServices;
  user: Pick<SignedInUser, 'id' | 'name' | 'email'>;
  headers: Headers;
  /** Where the account has one. */
  password: string;
}

/**
 * Makes new recovery codes; the old ones open nothing any more. Who calls it has seen a recent proof.
 * @throws AppError wrong_password, too_many
 */
export async function renewRecoveryCodes({
  services,
  user: own,
  headers,
  password,
}: RenewRecoveryCodes): Promise<string[]> {
  const { auth, db, limits, log } = services;
  await limits.enforce('reauth-user', own.id);
  try {
    const { backupCodes } = await auth.api.generateBackupCodes({ body: { password }, headers });
    await limits.forgive('reauth-user', own.id);
    await notify({ services, db, user: own, kind: 'recovery-codes-renewed' });
    logSecurity(log, 'second_factor_changed', { user: own.id, change: 'codes_renewed' });
    return backupCodes;
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    logSecurity(log, 'proof_failed', { user: own.id });
    throw new AppError('wrong_password', { cause: error });
  }
}

/** How many recovery codes were not used yet. */
export async function countRecoveryCodes({ auth }: Pick<Services, 'auth'>, userId: string): Promise<number> {
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId } });
  return backupCodes.length;
}

interface RemoveAuthenticator {
  services: AuthenticatorServices;
  user: Pick<SignedInUser, 'id' | 'name' | 'email'>;
}

/** Switches the second step off. Who calls it has seen a recent proof. */
export async function removeAuthenticator({ services, user: own }: RemoveAuthenticator): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockPerson(tx, own.id);
    const removed = await tx
      .delete(twoFactor)
      .where(eq(twoFactor.userId, own.id))
      .returning({ id: twoFactor.id });
    await tx.update(user).set({ twoFactorEnabled: false, updatedAt: new Date() }).where(eq(user.id, own.id));
    if (removed.length > 0) await notify({ services, db: tx, user: own, kind: 'second-factor-off' });
  });
  logSecurity(services.log, 'second_factor_changed', { user: own.id, change: 'app_removed' });
}
