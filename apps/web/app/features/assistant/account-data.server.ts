import { eq } from 'drizzle-orm';
import type { AccountData } from '~/services/account-data.ts';
import { assistantConsent, assistantUse } from '~/services/db/assistant-schema.ts';

/** That a person agreed, and how often they used it. There are no texts. */
export const assistantData: AccountData = {
  async rows(db, userId) {
    return {
      assistant_consent: await db.select().from(assistantConsent).where(eq(assistantConsent.userId, userId)),
      assistant_use: await db.select().from(assistantUse).where(eq(assistantUse.userId, userId)),
    };
  },
};
