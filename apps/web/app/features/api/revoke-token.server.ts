import { and, eq } from 'drizzle-orm';
import { apiToken } from '~/services/db/api-schema.ts';
import type { Services } from '~/services/services.server.ts';

interface RevokeToken {
  services: Pick<Services, 'db'>;
  userId: string;
  id: string;
}

/** Takes a key back: from now on it opens nothing. One that is gone already is no error. */
export async function revokeToken({ services, userId, id }: RevokeToken): Promise<void> {
  await services.db.delete(apiToken).where(and(eq(apiToken.id, id), eq(apiToken.userId, userId)));
}
