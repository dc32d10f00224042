import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { apiToken } from '~/services/db/api-schema.ts';
import { user } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { hashToken } from './create-token.server.ts';
import { TOKEN_PREFIX, type TokenScope } from './model.ts';

interface AuthenticateToken {
  services: Pick<Services, 'db' | 'limits'>;
  headers: Headers;
  /** What it is shown for. */
  scope: TokenScope;
  now?: Date;
}

/** Precision of the last use: one write a minute at most. */
const SEEN_MS = 60_000;

/**
 * Whose program asks, by its bearer token. Every call counts against the token's limit.
 * @throws AppError not_signed_in where it is unknown or has ended, too_many, out_of_scope
 */
export async function authenticateToken({ services, headers, scope, now = new Date() }: AuthenticateToken) {
  const { db, limits } = services;
  const [, token] = /^Bearer ([\w-]{10,200})$/i.exec(headers.get('authorization') ?? '') ?? [];
  if (!token?.startsWith(TOKEN_PREFIX)) throw new AppError('not_signed_in');
  const [found] = await db
    .select({ id: apiToken.id, userId: apiToken.userId, scopes: apiToken.scopes })
    .from(apiToken)
    .innerJoin(user, eq(user.id, apiToken.userId))
    .where(and(eq(apiToken.tokenHash, hashToken(token)), gt(apiToken.endsAt, now), isNull(user.suspendedAt)))
    .limit(1);
  if (!found) throw new AppError('not_signed_in');
  await limits.enforce('api-token', found.id);
  if (!found.scopes.includes(scope)) throw new AppError('out_of_scope');
  const stale = or(isNull(apiToken.lastUsedAt), lt(apiToken.lastUsedAt, new Date(now.getTime() - SEEN_MS)));
  await db
    .update(apiToken)
    .set({ lastUsedAt: now })
    .where(and(eq(apiToken.id, found.id), stale));
  return { userId: found.userId, tokenId: found.id };
}
