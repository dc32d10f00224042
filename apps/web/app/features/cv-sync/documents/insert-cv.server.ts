import { and, eq, isNull, sql } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { cv } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { CV_LIMIT } from '../model.ts';

type NewCv = typeof cv.$inferInsert;

/** Inside a transaction: stores a new CV, tells the person's other tabs and has its picture made. @throws AppError too_many_cvs */
export async function insertCv(
  services: Pick<Services, 'events' | 'jobs'>,
  tx: DbOrTx,
  values: NewCv,
): Promise<void> {
  await refuseTooMany(tx, values.userId);
  await tx.insert(cv).values(values);
  await services.events.publish(tx, { userId: values.userId, type: 'cv.changed', id: values.id });
  await services.jobs.enqueue(tx, 'render-thumbnail', { userId: values.userId, cvId: values.id });
}

/** Two requests at once would both count one CV too few, so a person's inserts wait for each other. */
export async function refuseTooMany(tx: DbOrTx, userId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`cv:${userId}`}, 0))`);
  const count = await tx.$count(cv, and(eq(cv.userId, userId), isNull(cv.deletedAt)));
  if (count >= CV_LIMIT) throw new AppError('too_many_cvs');
}
