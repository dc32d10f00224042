import { and, eq } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { account } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';

const ofPerson = (userId: string) => and(eq(account.userId, userId), eq(account.providerId, 'credential'));

/** The hash that is kept of a person's password; null where there is none. */
export async function keptHash(db: DbOrTx, userId: string): Promise<string | null> {
  const [kept] = await db.select({ hash: account.password }).from(account).where(ofPerson(userId));
  return kept?.hash ?? null;
}

/** The hash that is kept, if it is of this password; null where another change or reset was later. */
export async function keptHashOf(
  { auth, db }: Pick<Services, 'auth' | 'db'>,
  userId: string,
  password: string,
): Promise<string | null> {
  const hash = await keptHash(db, userId);
  const { password: hashing } = await auth.$context;
  return hash !== null && (await hashing.verify({ hash, password })) ? hash : null;
}

/** Keeps the hash of this password in the place of another one. */
export async function keepPassword(
  { auth, db }: Pick<Services, 'auth' | 'db'>,
  userId: string,
  password: string,
): Promise<void> {
  const { password: hashing } = await auth.$context;
  const hash = await hashing.hash(password);
  await db.update(account).set({ password: hash, updatedAt: new Date() }).where(ofPerson(userId));
}
