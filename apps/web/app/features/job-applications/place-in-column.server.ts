import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { jobApplication } from '~/services/db/job-application-schema.ts';
import type { Stage } from './model.ts';

interface PlaceInColumn {
  userId: string;
  id: string;
  stage: Stage;
  /** Null: at the end. Undefined, or one that is not in the column: at the top. */
  before: string | null | undefined;
}

/** Inside a transaction that holds the board: numbers a column anew with the application at its place. */
export async function placeInColumn(tx: DbOrTx, { userId, id, stage, before }: PlaceInColumn): Promise<void> {
  const others = await tx
    .select({ id: jobApplication.id })
    .from(jobApplication)
    .where(
      and(
        eq(jobApplication.userId, userId),
        eq(jobApplication.stage, stage),
        ne(jobApplication.id, id),
        isNull(jobApplication.deletedAt),
      ),
    )
    .orderBy(asc(jobApplication.position), asc(jobApplication.createdAt));
  const ids = others.map((other) => other.id);
  const at = before === null ? ids.length : before === undefined ? 0 : Math.max(0, ids.indexOf(before));
  ids.splice(at, 0, id);
  await tx.execute(sql`
    UPDATE job_application SET position = listed.position::int
    FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) WITH ORDINALITY AS listed(id, position)
    WHERE job_application.id = listed.id AND job_application.user_id = ${userId}`);
}
