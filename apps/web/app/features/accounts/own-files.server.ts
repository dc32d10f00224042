import { eq } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { reviewFiles } from '~/features/cv-review/public.server.ts';
import { cvImport } from '~/services/db/cv-sharing-schema.ts';
import { atsCheck, cv, profile } from '~/services/db/schema.ts';

export interface OwnFile {
  key: string;
  /** Where it stands in the archive of somebody's data; null for what is about them but not yet theirs to see. */
  path: string | null;
}

/** Every file that belongs to a person. A new kind of file is added here: then it is exported and removed with the rest. */
export async function ownFiles(db: DbOrTx, userId: string): Promise<OwnFile[]> {
  const cvs = await db
    .select({ id: cv.id, fileKey: cv.fileKey, thumbnailKey: cv.thumbnailKey })
    .from(cv)
    .where(eq(cv.userId, userId));
  const imports = await db
    .select({ id: cvImport.cvId, key: cvImport.fileKey })
    .from(cvImport)
    .where(eq(cvImport.userId, userId));
  const checks = await db
    .select({ id: atsCheck.id, key: atsCheck.fileKey })
    .from(atsCheck)
    .where(eq(atsCheck.userId, userId));
  const own = await db
    .select({ avatarKey: profile.avatarKey, cvKey: profile.cvKey })
    .from(profile)
    .where(eq(profile.userId, userId));
  return [
    ...cvs.map(({ id, fileKey }) => ({ key: fileKey, path: `cv/${id}.pdf` })),
    ...cvs.map(({ id, thumbnailKey }) => ({ key: thumbnailKey, path: `cv/${id}.webp` })),
    ...imports.map(({ id, key }) => ({ key, path: `cv/${id}-sumber.pdf` })),
    ...checks.map(({ id, key }) => ({ key, path: `ats/${id}.pdf` })),
    ...(await reviewFiles(db, userId)),
    ...own.map(({ avatarKey }) => ({ key: avatarKey, path: 'profil/foto.webp' })),
    ...own.map(({ cvKey }) => ({ key: cvKey, path: 'profil/cv.pdf' })),
  ].filter((file): file is OwnFile => file.key !== null);
}
