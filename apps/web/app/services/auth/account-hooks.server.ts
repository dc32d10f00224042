import { APIError } from 'better-auth/api';
import { and, eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { cvShare } from '../db/cv-sharing-schema.ts';
import type { Db, DbOrTx } from '../db/db.server.ts';
import { account, user } from '../db/schema.ts';
import { passkey, twoFactor } from '../db/sign-in-schema.ts';
import type { Events } from '../events/events.server.ts';
import { newId } from '../id.ts';
import { oneLine } from '../one-line.ts';
import { endAccess } from './end-access.server.ts';

interface Proof {
  db: Db;
  events: Pick<Events, 'publish'>;
  userId: string;
  /** What the owner is called, where the proof says it. */
  name?: string | undefined;
}

/**
 * Anybody can register anybody's address. When its owner then comes with Google, who vouches for the address, whatever
 * was set up without such a proof ends first: the password and every other way in, and what a stranger wrote.
 * @returns whether there was anything of that kind
 */
export async function endUnprovenAccess({ db, events, userId, name }: Proof): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (await isProven(tx, userId)) return false;
    await tx.delete(account).where(and(eq(account.userId, userId), eq(account.providerId, 'credential')));
    await forgetStranger(tx, userId, name);
    await endAccess({ db: tx, events, userId });
    return true;
  });
}

/** Who followed the link to a new password reads that mailbox. */
export async function endAccessAfterReset({ db, events, userId }: Proof): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await isProven(tx, userId))) await forgetStranger(tx, userId);
    await tx.update(user).set({ emailVerified: true, updatedAt: new Date() }).where(eq(user.id, userId));
    await endAccess({ db: tx, events, userId });
  });
}

/** Whether the account's address was proved to be its owner's. */
async function isProven(db: DbOrTx, userId: string): Promise<boolean> {
  const [known] = await db
    .select({ proven: user.emailVerified })
    .from(user)
    .where(eq(user.id, userId))
    .for('update');
  return known?.proven ?? false;
}

/** Name and phone until the owner says them, second factors, and every opening that was given to others. */
async function forgetStranger(tx: DbOrTx, userId: string, name?: string): Promise<void> {
  const [known] = await tx.select({ email: user.email }).from(user).where(eq(user.id, userId));
  await tx.delete(passkey).where(eq(passkey.userId, userId));
  await tx.delete(twoFactor).where(eq(twoFactor.userId, userId));
  await tx
    .update(user)
    .set({
      name: name ?? known?.email.split('@')[0] ?? '',
      phone: null,
      twoFactorEnabled: false,
      updatedAt: new Date(),
    })
    .where(eq(user.id, userId));
  await tx
    .update(cvShare)
    .set({ active: false, passwordHash: null, grantKey: newId(), updatedAt: new Date() })
    .where(eq(cvShare.userId, userId));
}

/** Marks an address as its owner's, without a mail: the demo's sample accounts. */
export async function trustMailbox(db: DbOrTx, userId: string): Promise<void> {
  await db.update(user).set({ emailVerified: true, updatedAt: new Date() }).where(eq(user.id, userId));
}

/** The name in an OpenID provider's token, which was verified before. */
export function nameInToken(idToken: unknown): string | undefined {
  if (typeof idToken !== 'string') return undefined;
  const { name } = decodeJwt(idToken);
  return typeof name === 'string' ? shownName(name) : undefined;
}

/** A name as another service has it, as it could have been typed here; none of it may be left. */
export function shownName(name: string): string | undefined {
  return oneLine(name).slice(0, 100).trim() || undefined;
}

const TOKENS = [
  'accessToken',
  'refreshToken',
  'idToken',
  'accessTokenExpiresAt',
  'refreshTokenExpiresAt',
] as const;

/** We ask Google who somebody is and nothing else, so its keys are not kept. */
export function dropProviderTokens<Row extends object>(row: Row): Row {
  const given = TOKENS.filter((name) => name in row);
  return { ...row, ...Object.fromEntries(given.map((name) => [name, null])) };
}

/** What a sign-in to a suspended account is refused with. */
export const SUSPENDED = 'ACCOUNT_SUSPENDED';

/** Nobody opens a session of an account that an operator suspended, whatever they sign in with. @throws APIError */
export async function refuseSuspended(db: Db, userId: string): Promise<void> {
  const [found] = await db.select({ at: user.suspendedAt }).from(user).where(eq(user.id, userId));
  if (found?.at) throw new APIError('FORBIDDEN', { code: SUSPENDED, message: SUSPENDED });
}
