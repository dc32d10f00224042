import { and, eq, isNotNull } from 'drizzle-orm';
import { account } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';

/** False for somebody who has only ever come with Google. */
export async function hasPassword({ db }: Pick<Services, 'db'>, userId: string): Promise<boolean> {
  const found = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential'), isNotNull(account.password)))
    .limit(1);
  return found.length > 0;
}
