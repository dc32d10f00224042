import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/db.server.ts';
import { session, user } from '../db/schema.ts';

/**
 * The session of a token and whose it is, in one query, built once: every page of a signed-in person begins with it. The
 * statement has no name, for behind a pooler each query may meet another connection.
 */
export function createFindSession(db: Db) {
  const statement = db
    .select({
      session: {
        id: session.id,
        expiresAt: session.expiresAt,
        createdAt: session.createdAt,
        provedAt: session.provedAt,
        secondFactorAt: session.secondFactorAt,
      },
      user: {
        id: user.id,
        name: user.name,
        email: user.email,
        image: user.image,
        phone: user.phone,
        role: user.role,
        emailVerified: user.emailVerified,
        claimedEmail: user.claimedEmail,
        twoFactorEnabled: user.twoFactorEnabled,
      },
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(eq(session.token, sql.placeholder('token')))
    .prepare('');
  return async (token: string) => (await statement.execute({ token }))[0] ?? null;
}
