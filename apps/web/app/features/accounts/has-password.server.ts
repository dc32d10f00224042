import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { prepared } from '~/services/db/prepared.server.ts';
import { account } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';

const statement = prepared((db) =>
  db
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        eq(account.userId, sql.placeholder('userId')),
        eq(account.providerId, 'credential'),
        isNotNull(account.password),
      ),
    )
    .limit(1)
    .prepare(''),
);

/** False for somebody who has only ever come with Google. */
export async function hasPassword({ db }: Pick<Services, 'db'>, userId: string): Promise<boolean> {
  return (await statement(db).execute({ userId })).length > 0;
}
