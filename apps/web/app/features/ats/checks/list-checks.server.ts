import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { atsCheck } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';

const PAGE_SIZE = 10;

export interface CheckSummary {
  id: string;
  status: 'processing' | 'done' | 'failed';
  fileName: string;
  errorCode: string | null;
  createdAt: Date;
  /** 0..100; null while there is no result. */
  score: number | null;
}

const scoreOfCheck = sql<number | null>`(${atsCheck.checkup}->>'score')::int`;

interface ListChecks {
  services: Pick<Services, 'db'>;
  userId: string;
  /** Only checks made before this moment, for the next page. */
  before?: Date;
}

/** A person's checks, newest first, ten at a time, without the readings themselves. */
export async function listChecks({ services, userId, before }: ListChecks): Promise<CheckSummary[]> {
  return services.db
    .select({
      id: atsCheck.id,
      status: atsCheck.status,
      fileName: atsCheck.fileName,
      errorCode: atsCheck.errorCode,
      createdAt: atsCheck.createdAt,
      score: scoreOfCheck,
    })
    .from(atsCheck)
    .where(and(eq(atsCheck.userId, userId), before ? lt(atsCheck.createdAt, before) : sql`true`))
    .orderBy(sql`${desc(atsCheck.createdAt)} NULLS FIRST`)
    .limit(PAGE_SIZE);
}
