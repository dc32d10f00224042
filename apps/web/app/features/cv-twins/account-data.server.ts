import { eq } from 'drizzle-orm';
import type { AccountData } from '~/services/account-data.ts';
import { cvTwin } from '~/services/db/cv-schema.ts';

/** Which CVs are one in two languages. */
export const twinData: AccountData = {
  async rows(db, userId) {
    return { cv_twin: await db.select().from(cvTwin).where(eq(cvTwin.userId, userId)) };
  },
};
