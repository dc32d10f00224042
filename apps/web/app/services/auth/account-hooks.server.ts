import { and, eq } from 'drizzle-orm';
import type { DbOrTx } from '../db/db.server.ts';
import { account, session, user, verification } from '../db/schema.ts';

/**
 * Anybody can register anybody's address. When its owner then comes with Google, who vouches for the address, whatever
 * was set up without such a proof ends first: the password and every session.
 */
export async function endUnprovenAccess(db: DbOrTx, userId: string): Promise<void> {
  const [known] = await db
    .select({ proven: user.emailVerified })
    .from(user)
    .where(eq(user.id, userId))
    .limit(1);
  if (!known || known.proven) return;
  await db.delete(account).where(and(eq(account.userId, userId), eq(account.providerId, 'credential')));
  await db.delete(session).where(eq(session.userId, userId));
  await forgetResetLinks(db, userId);
}

/** Whoever followed the link in a mail reads that mailbox. */
export async function trustMailbox(db: DbOrTx, userId: string): Promise<void> {
  await db.update(user).set({ emailVerified: true, updatedAt: new Date() }).where(eq(user.id, userId));
}

/** Other links that were asked for and not used must not open the account after the password has changed. */
export async function forgetResetLinks(db: DbOrTx, userId: string): Promise<void> {
  // Of all that Better Auth keeps there, only reset links hold nothing but the person's id.
  await db.delete(verification).where(eq(verification.value, userId));
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
