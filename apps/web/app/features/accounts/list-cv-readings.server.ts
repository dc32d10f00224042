import { and, desc, eq } from 'drizzle-orm';
import { adminAudit } from '~/services/db/admin-schema.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';

const SHOWN = 20;

/** When somebody of ours opened a CV of this person, and for what reason: the newest. */
export async function listCvReadings(db: DbOrTx, userId: string) {
  const { id, after, createdAt, resource, recordId, action } = adminAudit;
  const found = await db
    .select({ id, after, createdAt })
    .from(adminAudit)
    .where(and(eq(resource, 'users'), eq(recordId, userId), eq(action, 'read cv')))
    .orderBy(desc(createdAt))
    .limit(SHOWN);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return found.map((row) => ({
    id: row.id,
    at: row.createdAt,
    cvName: text(row.after?.['cvName']),
    reason: text(row.after?.['reason']),
  }));
}

export type CvReading = Awaited<ReturnType<typeof listCvReadings>>[number];
