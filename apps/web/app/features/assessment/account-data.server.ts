import { eq } from 'drizzle-orm';
import type { AccountData } from '~/services/account-data.ts';
import { assessmentResult } from '~/services/db/schema.ts';

export const assessmentData: AccountData = {
  async rows(db, userId) {
    return {
      assessment_result: await db.select().from(assessmentResult).where(eq(assessmentResult.userId, userId)),
    };
  },
};
