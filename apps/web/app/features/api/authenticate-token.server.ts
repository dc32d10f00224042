import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { apiToken } from '~/services/db/api-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { hashToken } from './create-token.server.ts';
import { TOKEN_PREFIX } from './model.ts';

interface AuthenticateToken {
  services: Pick<Services, 'db' | 'limits'>;
  headers: Headers;
  now?: Date;
}

/** How exactly the last use is told: one write a minute at most. */
const SEEN_MS = 60_000;

/**
 * Whose program asks, by its bearer token. Every call counts against the token's limit.
 * @throws AppError not_signed_in, too_many
 */
export async function authenticateToken({ services, headers, now = new Date() }: AuthenticateToken) {
  const { db, limits } = services;
  const [, token] = /^Bearer ([\w-]{10,200})$/i.exec(headers.get('authorization') ?? '') ?? [];
  if (!token?.startsWith(TOKEN_PREFIX)) throw new AppError('not_signed_in');
  const [found] = await db
    .select({ id: apiToken.id, userId: apiToken.userId })
    .from(apiToken)
    .where(eq(apiToken.tokenHash, hashToken(token)))
    .limit(1);
  if (!found) throw new AppError('not_signed_in');
  const retryAfter = await limits.take('api-token', found.id);
  if (retryAfter !== undefined) throw new AppError('too_many', { retryAfter });
  const stale = or(isNull(apiToken.lastUsedAt), lt(apiToken.lastUsedAt, new Date(now.getTime() - SEEN_MS)));
  await db
    .update(apiToken)
    .set({ lastUsedAt: now })
    .where(and(eq(apiToken.id, found.id), stale));
  return { userId: found.userId, tokenId: found.id };
}
