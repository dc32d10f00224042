import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { apiToken } from '~/services/db/api-schema.ts';
import type { Services } from '~/services/services.server.ts';

interface ListTokens {
  services: Pick<Services, 'db'>;
  userId: string;
}

/** A person's keys, newest first, without anything that opens a door. */
export async function listTokens({ services, userId }: ListTokens) {
  return services.db
    .select({
      id: apiToken.id,
      name: apiToken.name,
      ending: apiToken.ending,
      createdAt: apiToken.createdAt,
      scopes: apiToken.scopes,
      endsAt: apiToken.endsAt,
      lastUsedAt: apiToken.lastUsedAt,
    })
    .from(apiToken)
    .where(and(eq(apiToken.userId, userId), gt(apiToken.endsAt, new Date())))
    .orderBy(sql`${desc(apiToken.createdAt)} NULLS FIRST`);
}

export type TokenSummary = Awaited<ReturnType<typeof listTokens>>[number];
