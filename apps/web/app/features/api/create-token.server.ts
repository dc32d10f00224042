import { createHash, randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { apiToken } from '~/services/db/api-schema.ts';
import { user } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import { newId } from '~/services/id.ts';
import type { Services } from '~/services/services.server.ts';
import { TOKEN_LIMIT, TOKEN_PREFIX } from './model.ts';

interface CreateToken {
  services: Pick<Services, 'db'>;
  userId: string;
  name: string;
}

/**
 * Makes a key for programs of a person.
 * @returns the key, which is told this once and kept nowhere
 * @throws AppError too_many_tokens
 */
export async function createToken({ services, userId, name }: CreateToken): Promise<string> {
  const token = TOKEN_PREFIX + randomBytes(32).toString('base64url');
  await services.db.transaction(async (tx) => {
    // Two presses at once count each other.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('no key update');
    const [row] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(apiToken)
      .where(eq(apiToken.userId, userId));
    if ((row?.count ?? 0) >= TOKEN_LIMIT) throw new AppError('too_many_tokens');
    const ending = token.slice(-4);
    await tx.insert(apiToken).values({ id: newId(), userId, name, tokenHash: hashToken(token), ending });
  });
  return token;
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
