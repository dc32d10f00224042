import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/db.server.ts';
import { prepared } from '../db/prepared.server.ts';
import { session, user } from '../db/schema.ts';

const statements = prepared((db) =>
  db
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
    // One that was opened while an operator suspended the account is open to nobody.
    .where(and(eq(session.token, sql.placeholder('token')), isNull(user.suspendedAt)))
    .prepare(''),
);

/** The session of a token and whose it is, in one query: every page of a signed-in person begins with it. */
export function createFindSession(db: Db) {
  return async (token: string) => (await statements(db).execute({ token }))[0] ?? null;
}
