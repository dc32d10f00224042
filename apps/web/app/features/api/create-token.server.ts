import { createHash, randomBytes } from 'node:crypto';
import { and, eq, lte, sql } from 'drizzle-orm';
import { apiToken } from '~/services/db/api-schema.ts';
import { user } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import { newId } from '~/services/id.ts';
import { logSecurity } from '~/services/log/security-event.ts';
import type { Services } from '~/services/services.server.ts';
import { TOKEN_LIMIT, TOKEN_PREFIX, type TokenScope } from './model.ts';

const DAY_MS = 24 * 3_600_000;

interface CreateToken {
  services: Pick<Services, 'db' | 'jobs' | 'log'>;
  userId: string;
  name: string;
  scopes: TokenScope[];
  /** Days until it ends. */
  days: number;
  now?: Date;
}

/**
 * Makes a key for programs of a person, and tells them by mail. Who calls it has seen a recent proof of who they are.
 * @returns the key, which is shown this once and stored nowhere
 * @throws AppError verify_email_first, too_many_tokens
 */
export async function createToken(options: CreateToken): Promise<string> {
  const { services, userId, name, scopes, days, now = new Date() } = options;
  const token = TOKEN_PREFIX + randomBytes(32).toString('base64url');
  await services.db.transaction(async (tx) => {
    // Two presses at once count each other.
    const [own] = await tx.select().from(user).where(eq(user.id, userId)).for('no key update');
    if (!own?.emailVerified) throw new AppError('verify_email_first');
    // Ended tokens do not count.
    await tx.delete(apiToken).where(and(eq(apiToken.userId, userId), lte(apiToken.endsAt, now)));
    const [row] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(apiToken)
      .where(eq(apiToken.userId, userId));
    if ((row?.count ?? 0) >= TOKEN_LIMIT) throw new AppError('too_many_tokens');
    const ending = token.slice(-4);
    const endsAt = new Date(now.getTime() + days * DAY_MS);
    const made = { id: newId(), userId, name, tokenHash: hashToken(token), ending, scopes, endsAt };
    await tx.insert(apiToken).values(made);
    await services.jobs.enqueue(tx, 'tell-owner', { userId, kind: 'token-made', about: name });
  });
  logSecurity(services.log, 'token_created', { user: userId, days, scopes: scopes.join(' ') });
  return token;
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
