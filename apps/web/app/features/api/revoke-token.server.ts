import { and, eq } from 'drizzle-orm';
import { apiToken } from '~/services/db/api-schema.ts';
import { logSecurity } from '~/services/log/security-event.ts';
import type { Services } from '~/services/services.server.ts';

interface RevokeToken {
  services: Pick<Services, 'db' | 'log'>;
  userId: string;
  id: string;
}

/** Takes a key back: from now on it opens nothing. One that is gone already is no error. */
export async function revokeToken({ services, userId, id }: RevokeToken): Promise<void> {
  const ended = await services.db
    .delete(apiToken)
    .where(and(eq(apiToken.id, id), eq(apiToken.userId, userId)))
    .returning({ id: apiToken.id });
  if (ended.length > 0) logSecurity(services.log, 'token_ended', { user: userId });
}
