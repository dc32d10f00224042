import { eq } from 'drizzle-orm';
import type { AccountData } from '~/services/account-data.ts';
import { cvImport } from '~/services/db/cv-sharing-schema.ts';

export const importData: AccountData = {
  async rows(db, userId) {
    const imports = await db.select().from(cvImport).where(eq(cvImport.userId, userId));
    return { cv_import: imports.map((row) => ({ ...row, fileKey: undefined })) };
  },
  async files(db, userId) {
    const imports = await db
      .select({ id: cvImport.cvId, key: cvImport.fileKey })
      .from(cvImport)
      .where(eq(cvImport.userId, userId));
    return imports.map(({ id, key }) => ({ key, path: `cv/${id}-sumber.pdf` }));
  },
};
