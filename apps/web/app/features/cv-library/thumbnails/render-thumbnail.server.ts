import { ReadError } from '@setapak/ats/pool';
import { and, isNull, lt, or } from 'drizzle-orm';
import { cv } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';
import { toSource, type CvSource } from '~/features/cv-sync/public.server.ts';
import { ownedCv } from '~/features/cv-sync/public.server.ts';

/** Twice as wide as a card, for screens of double density. */
const WIDTH = 560;

interface RenderThumbnail {
  services: Pick<Services, 'db' | 'rendering' | 'reading' | 'images' | 'storage' | 'events' | 'log'>;
  userId: string;
  cvId: string;
}

/**
 * Job: paints page 1 of a CV as it is stored now and tells the person's open pages. A CV that is gone, or whose picture
 * is up to date because several saves asked for one, needs nothing.
 */
export async function renderThumbnail({ services, userId, cvId: id }: RenderThumbnail): Promise<void> {
  const { db, storage } = services;
  const [found] = await db
    .select({
      document: cv.document,
      fileKey: cv.fileKey,
      version: cv.version,
      shown: cv.thumbnailVersion,
      oldKey: cv.thumbnailKey,
    })
    .from(cv)
    .where(ownedCv({ userId, id }))
    .limit(1);
  if (!found || found.shown === found.version) return;

  const picture = await pictureOf(services, toSource(found));
  if (!picture) return;
  const { key } = await storage.put('thumbnail', picture, { contentType: 'image/webp' });
  const kept = await keepPicture({ services, userId, id, key, version: found.version });
  const unused = kept ? found.oldKey : key;
  if (unused) await storage.remove(unused);
}

/** A document's picture comes from our own PDF, a stranger's PDF is painted in the sandbox. Undefined where nobody can paint it. */
async function pictureOf(
  { rendering, reading, images, storage, log }: RenderThumbnail['services'],
  source: CvSource,
): Promise<Uint8Array | undefined> {
  if (source.document) {
    const pdf = await rendering.render(source.document, { pages: 'multi' });
    return rendering.pageImage(pdf, { page: 1, width: WIDTH });
  }
  const bytes = await storage.getBytes(source.fileKey);
  try {
    return await images.page(await reading.paint(bytes, { page: 1, width: WIDTH }));
  } catch (error) {
    // Too busy is tried again; a page that kills its painter is not.
    if (!(error instanceof ReadError) || error.code === 'busy' || error.code === 'closed') throw error;
    log.warn({ err: error }, 'an uploaded CV cannot be painted');
    return undefined;
  }
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
      .where(and(ownedCv({ userId, id }), or(isNull(cv.thumbnailVersion), lt(cv.thumbnailVersion, version))))
      .returning({ id: cv.id });
    if (kept.length === 0) return false;
    await services.events.publish(tx, { userId, type: 'cv.changed', id });
    return true;
  });
}
