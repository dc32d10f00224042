import { and, eq, isNull, sql } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { cv } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { CV_LIMIT } from '../model.ts';

type NewCv = typeof cv.$inferInsert;

/**
 * Inside a transaction: stores a new CV, tells the person's other tabs and has its picture made. Nothing where the person has one of
 * this id: a form that was sent twice.
 * @returns whether it was stored
 * @throws AppError too_many_cvs
 */
export async function insertCv(
  services: Pick<Services, 'events' | 'jobs'>,
  tx: DbOrTx,
  values: NewCv,
): Promise<boolean> {
  const { id, userId } = values;
  await lockCvs(tx, userId);
  if ((await tx.$count(cv, and(eq(cv.id, id), eq(cv.userId, userId)))) > 0) return false;
  await refuseTooMany(tx, userId);
  await tx.insert(cv).values(values);
  await services.events.publish(tx, { userId: values.userId, type: 'cv.changed', id: values.id });
  await services.jobs.enqueue(tx, 'render-thumbnail', { userId: values.userId, cvId: values.id });
  return true;
}

/** Inside a transaction: a person's inserts wait for each other, for two at once would both count one CV too few. */
export async function lockCvs(tx: DbOrTx, userId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`cv:${userId}`}, 0))`);
}

/** Holds the person's CVs for the rest of the transaction. @throws AppError too_many_cvs */
export async function refuseTooMany(tx: DbOrTx, userId: string): Promise<void> {
  await lockCvs(tx, userId);
  const count = await tx.$count(cv, and(eq(cv.userId, userId), isNull(cv.deletedAt)));
  if (count >= CV_LIMIT) throw new AppError('too_many_cvs');
}
