import { readAd } from '@setapak/ats/ad';
import { cv } from '~/services/db/schema.ts';
import { cvTarget } from '~/services/db/cv-schema.ts';
import { AppError } from '~/services/error.ts';
import { newId } from '~/services/id.ts';
import type { Services } from '~/services/services.server.ts';
import { insertCv, ownedDocument } from '~/features/cv-sync/public.server.ts';
import { targetName } from './copy-name.ts';
import { loadTarget } from './keep-target.server.ts';

interface CopyForTarget {
  services: Pick<Services, 'db' | 'events' | 'jobs'>;
  userId: string;
  id: string;
}

/** A copy of a CV for the job whose ad is kept with it, named after both; the ad goes along. @returns its id @throws AppError not_found, too_many_cvs */
export async function copyForTarget({ services, userId, id }: CopyForTarget): Promise<string> {
  const ad = await loadTarget({ services, userId, id });
  if (ad === null) throw new AppError('not_found');
  const [original] = await services.db
    .select({ name: cv.name, document: cv.document })
    .from(cv)
    .where(ownedDocument({ userId, id }));
  if (!original) throw new AppError('not_found');
  const copyId = newId();
  const { name, document } = original;
  await services.db.transaction(async (tx) => {
    await insertCv(services, tx, { id: copyId, userId, name: targetName(name, readAd(ad)), document });
    await tx.insert(cvTarget).values({ cvId: copyId, userId, ad });
  });
  return copyId;
}
