import { eq } from 'drizzle-orm';
import type { AccountData } from '~/services/account-data.ts';
import { cvTarget } from '~/services/db/cv-schema.ts';

/** The ads that CVs are made for. */
export const targetData: AccountData = {
  async rows(db, userId) {
    return { cv_target: await db.select().from(cvTarget).where(eq(cvTarget.userId, userId)) };
  },
};
