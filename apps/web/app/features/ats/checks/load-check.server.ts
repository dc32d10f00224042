import { check, RULES_VERSION, type Checkup, type Reading } from '@setapak/ats';
import { and, eq } from 'drizzle-orm';
import { atsCheck } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { factsOf } from './finish-check.server.ts';
import type { CheckSummary } from './list-checks.server.ts';
import { spelling } from './spelling.server.ts';

export interface Check extends CheckSummary {
  reading: Reading | null;
  checkup: Checkup | null;
  /** Of the rules of today; the checkup bears that of the rules it was judged by. */
  rulesVersion: string;
  fileKey: string;
}

interface LoadCheck {
  services: Pick<Services, 'db'>;
  userId: string;
  id: string;
}

/** One check with its reading and what was judged of it. @throws AppError not_found, also for another person's check */
export async function loadCheck({ services, userId, id }: LoadCheck): Promise<Check> {
  const [found] = await services.db
    .select()
    .from(atsCheck)
    .where(and(eq(atsCheck.id, id), eq(atsCheck.userId, userId)))
    .limit(1);
  if (!found) throw new AppError('not_found');
  const { status, fileName, errorCode, createdAt, fileKey } = found;
  // Only finishCheck writes these columns, with what the reader gave.
  const reading = found.reading as Reading | null;
  const checkup = (found.checkup as Checkup | null) ?? (await judge(reading, found));
  return {
    id,
    status,
    fileName,
    errorCode,
    createdAt,
    fileKey,
    reading,
    checkup,
    rulesVersion: RULES_VERSION,
    score: checkup?.score ?? null,
  };
}

/** What was read before results were judged is judged now, as of the day it was read. */
async function judge(reading: Reading | null, found: typeof atsCheck.$inferSelect): Promise<Checkup | null> {
  if (!reading) return null;
  const asOf = found.createdAt.toISOString().slice(0, 10);
  return check(reading, factsOf(found), { asOf, spelling: await spelling() });
}
