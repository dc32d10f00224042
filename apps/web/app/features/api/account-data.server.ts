import { eq } from 'drizzle-orm';
import type { AccountData } from '~/services/account-data.ts';
import { apiToken } from '~/services/db/api-schema.ts';

export const apiData: AccountData = {
  async rows(db, userId) {
    const tokens = await db.select().from(apiToken).where(eq(apiToken.userId, userId));
    return { api_token: tokens.map((row) => ({ ...row, tokenHash: undefined })) };
  },
};
