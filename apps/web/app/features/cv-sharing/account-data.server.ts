import { eq } from 'drizzle-orm';
import type { AccountData } from '~/services/account-data.ts';
import { keepAddresses } from '~/features/cv-library/public.server.ts';
import { cvComment, cvShare, shareAddress } from '~/services/db/cv-sharing-schema.ts';

export const sharingData: AccountData = {
  async rows(db, userId) {
    const [shares, addresses, comments] = await Promise.all([
      db.select().from(cvShare).where(eq(cvShare.userId, userId)),
      db.select().from(shareAddress).where(eq(shareAddress.userId, userId)),
      db.select().from(cvComment).where(eq(cvComment.userId, userId)),
    ]);
    return {
      cv_share: shares.map((row) => ({ ...row, passwordHash: undefined, grantKey: undefined })),
      share_address: addresses,
      cv_comment: comments,
    };
  },
  forget: (tx, { id }) => keepAddresses(tx, eq(shareAddress.userId, id)),
};
