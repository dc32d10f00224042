import { and, eq, exists, isNotNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { mentorAccount } from './calendar-schema.ts';
import type { DbOrTx } from './db.server.ts';
import { mentor } from './mentoring-schema.ts';
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

/** Which mentors are on pages, in lists and for sale: those who are active and whose account is not suspended. */
export function isListedMentor(db: DbOrTx) {
  return sql<boolean>`(${mentor.active} AND NOT ${isSuspendedMentor(db, mentor.id)})`;
}
