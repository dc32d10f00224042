import { eq } from 'drizzle-orm';
import type { AccountData } from '~/services/account-data.ts';
import { cvShare } from '~/services/db/cv-sharing-schema.ts';

export const sharingData: AccountData = {
  async rows(db, userId) {
    const shares = await db.select().from(cvShare).where(eq(cvShare.userId, userId));
    return { cv_share: shares.map((row) => ({ ...row, passwordHash: undefined, grantKey: undefined })) };
  },
};
