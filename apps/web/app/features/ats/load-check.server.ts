import type { Reading } from '@setapak/ats';
import { and, eq } from 'drizzle-orm';
import { atsCheck } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import type { CheckSummary } from './list-checks.server.ts';

export interface Check extends CheckSummary {
  reading: Reading | null;
  fileKey: string;
}

interface LoadCheck {
  services: Pick<Services, 'db'>;
  userId: string;
  id: string;
}

/** One check with its reading. @throws AppError not_found, also for another person's check */
export async function loadCheck({ services, userId, id }: LoadCheck): Promise<Check> {
  const [found] = await services.db
    .select()
    .from(atsCheck)
    .where(and(eq(atsCheck.id, id), eq(atsCheck.userId, userId)))
    .limit(1);
  if (!found) throw new AppError('not_found');
  const { status, fileName, errorCode, createdAt, fileKey } = found;
  // Only readCheck writes this column, with what the reader gave.
  return { id, status, fileName, errorCode, createdAt, fileKey, reading: found.reading as Reading | null };
}
