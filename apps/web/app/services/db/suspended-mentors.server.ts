import { and, eq, exists, isNotNull } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { mentorAccount } from './calendar-schema.ts';
import type { DbOrTx } from './db.server.ts';
import { user } from './schema.ts';

/** Whether the account that a mentor signs in with is suspended; `mentorId` is a column of the query around it. */
export function isSuspendedMentor(db: DbOrTx, mentorId: AnyPgColumn) {
  return exists(
    db
      .select({ id: user.id })
      .from(mentorAccount)
      .innerJoin(user, eq(user.id, mentorAccount.userId))
      .where(and(eq(mentorAccount.mentorId, mentorId), isNotNull(user.suspendedAt))),
  );
}
