import { eq } from 'drizzle-orm';
import type { AccountData } from '~/services/account-data.ts';
import { cvVersion } from '~/services/db/cv-schema.ts';
import { cv } from '~/services/db/schema.ts';

/** The CVs with their versions, uploaded files and pictures. */
export const cvData: AccountData = {
  async rows(db, userId) {
    const cvs = await db.select().from(cv).where(eq(cv.userId, userId));
    return {
      cv: cvs.map((row) => ({ ...row, fileKey: undefined, thumbnailKey: undefined, saveId: undefined })),
      cv_version: await db.select().from(cvVersion).where(eq(cvVersion.userId, userId)),
    };
  },
  async files(db, userId) {
    const cvs = await db
      .select({ id: cv.id, fileKey: cv.fileKey, thumbnailKey: cv.thumbnailKey })
      .from(cv)
      .where(eq(cv.userId, userId));
    return cvs.flatMap(({ id, fileKey, thumbnailKey }) => [
      { key: fileKey, path: `cv/${id}.pdf` },
      { key: thumbnailKey, path: `cv/${id}.webp` },
    ]);
  },
};
