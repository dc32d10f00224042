import { eq } from 'drizzle-orm';
import type { AccountData } from '~/services/account-data.ts';
import { collectJobs } from './jobs/collect-jobs.server.ts';
import { atsCheck } from '~/services/db/schema.ts';

export const atsData: AccountData = {
  async rows(db, userId) {
    const checks = await db.select().from(atsCheck).where(eq(atsCheck.userId, userId));
    return {
      ats_check: checks.map((row) => ({ ...row, fileKey: undefined })),
      ...(await collectJobs(db, userId)),
    };
  },
  async files(db, userId) {
    const checks = await db
      .select({ id: atsCheck.id, key: atsCheck.fileKey })
      .from(atsCheck)
      .where(eq(atsCheck.userId, userId));
    return checks.map(({ id, key }) => ({ key, path: `ats/${id}.pdf` }));
  },
};
