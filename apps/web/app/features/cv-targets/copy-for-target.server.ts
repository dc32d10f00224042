import { readAd } from '@setapak/ats/ad';
import { cv } from '~/services/db/schema.ts';
import { cvTarget } from '~/services/db/cv-schema.ts';
import { AppError } from '~/services/error.ts';
import { newId } from '~/services/id.ts';
import { idOfPress } from '~/services/press.server.ts';
import type { Services } from '~/services/services.server.ts';
import { insertCv, ownedDocument } from '~/features/cv-sync/public.server.ts';
import { targetName } from './copy-name.ts';
import { loadTarget } from './keep-target.server.ts';

interface CopyForTarget {
  services: Pick<Services, 'db' | 'events' | 'jobs'>;
  userId: string;
  id: string;
  /** Names the press that asks for it. */
  press?: string | undefined;
}

/**
 * A copy of a CV for the job whose ad is kept with it, named after both; the ad goes along. One press makes one of what CV and ad say.
 * @returns its id
 * @throws AppError not_found, too_many_cvs
 */
export async function copyForTarget({ services, userId, id, press = '' }: CopyForTarget): Promise<string> {
  const ad = await loadTarget({ services, userId, id });
  if (ad === null) throw new AppError('not_found');
  const [original] = await services.db
    .select({ name: cv.name, document: cv.document, version: cv.version })
    .from(cv)
    .where(ownedDocument({ userId, id }));
  if (!original) throw new AppError('not_found');
  const { name, document, version } = original;
  const copyId = idOfPress(Object.entries({ press, id, version: String(version), ad }), userId) ?? newId();
  await services.db.transaction(async (tx) => {
    const copy = { id: copyId, userId, name: targetName(name, readAd(ad)), document };
    if (await insertCv(services, tx, copy)) await tx.insert(cvTarget).values({ cvId: copyId, userId, ad });
  });
  return copyId;
}
