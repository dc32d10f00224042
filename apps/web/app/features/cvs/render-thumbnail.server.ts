import { parseResume } from '@setapak/resume';
import { and, isNull, lt, or } from 'drizzle-orm';
import { cv } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';
import { ownedDocument } from './owned-cv.server.ts';

/** Twice as wide as a card, for screens of double density. */
const WIDTH = 560;

interface RenderThumbnail {
  services: Pick<Services, 'db' | 'rendering' | 'storage' | 'events'>;
  userId: string;
  cvId: string;
}

/**
 * Job: paints page 1 of a CV as it is stored now and tells the person's open pages. A CV that is gone, or whose picture
 * is up to date because several saves asked for one, needs nothing.
 */
export async function renderThumbnail({ services, userId, cvId: id }: RenderThumbnail): Promise<void> {
  const { db, rendering, storage } = services;
  const [found] = await db
    .select({
      document: cv.document,
      version: cv.version,
      shown: cv.thumbnailVersion,
      oldKey: cv.thumbnailKey,
    })
    .from(cv)
    .where(ownedDocument({ userId, id }))
    .limit(1);
  if (!found || found.shown === found.version) return;

  const pdf = await rendering.render(parseResume(found.document), { pages: 'multi' });
  const picture = await rendering.pageImage(pdf, { page: 1, width: WIDTH });
  const { key } = await storage.put('thumbnail', picture, { contentType: 'image/webp' });
  const kept = await keepPicture({ services, userId, id, key, version: found.version });
  const unused = kept ? found.oldKey : key;
  if (unused) await storage.remove(unused);
}

interface KeepPicture {
  services: Pick<Services, 'db' | 'events'>;
  userId: string;
  id: string;
  key: string;
  version: number;
}

/** Of two jobs at once the newer picture stays. */
async function keepPicture({ services, userId, id, key, version }: KeepPicture): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const kept = await tx
      .update(cv)
      .set({ thumbnailKey: key, thumbnailVersion: version })
      .where(
        and(ownedDocument({ userId, id }), or(isNull(cv.thumbnailVersion), lt(cv.thumbnailVersion, version))),
      )
      .returning({ id: cv.id });
    if (kept.length === 0) return false;
    await services.events.publish(tx, { userId, type: 'cv.changed', id });
    return true;
  });
}
