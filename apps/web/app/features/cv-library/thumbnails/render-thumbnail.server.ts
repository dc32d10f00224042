import { ReadError } from '@setapak/ats/pool';
import { and, isNull, lt, or } from 'drizzle-orm';
import { cv } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';
import { removeLater } from '~/services/storage/remove-files.server.ts';
import { toSource, type CvSource, ownedCv } from '~/features/cv-sync/public.server.ts';

/** Twice as wide as a card, for screens of double density. */
const WIDTH = 560;

interface RenderThumbnail {
  services: Pick<Services, 'db' | 'rendering' | 'reading' | 'images' | 'storage' | 'events' | 'jobs' | 'log'>;
  userId: string;
  cvId: string;
}

/**
 * Job: paints page 1 of a CV as it is stored now and tells the person's open pages. A CV that is gone, or whose picture
 * is up to date because several saves requested one, needs nothing.
 */
export async function renderThumbnail({ services, userId, cvId: id }: RenderThumbnail): Promise<void> {
  const { db, storage } = services;
  const [found] = await db
    .select({
      document: cv.document,
      fileKey: cv.fileKey,
      version: cv.version,
      shown: cv.thumbnailVersion,
    })
    .from(cv)
    .where(ownedCv({ userId, id }))
    .limit(1);
  if (!found || found.shown === found.version) return;

  const picture = await pictureOf(services, toSource(found));
  if (!picture) return;
  const { key } = await storage.put('thumbnail', picture, { contentType: 'image/webp' });
  await keepPicture({ services, userId, id, key, version: found.version });
}

/** A document's picture comes from our own PDF, a stranger's PDF is painted in the sandbox. Undefined where it cannot be painted. */
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
  services: Pick<Services, 'db' | 'events' | 'jobs'>;
  userId: string;
  id: string;
  key: string;
  version: number;
}

/** Of two jobs at once the newer picture stays; the other one goes with the transaction that decides it. */
async function keepPicture({ services, userId, id, key, version }: KeepPicture): Promise<void> {
  const older = or(isNull(cv.thumbnailVersion), lt(cv.thumbnailVersion, version));
  await services.db.transaction(async (tx) => {
    const [before] = await tx
      .select({ key: cv.thumbnailKey })
      .from(cv)
      .where(and(ownedCv({ userId, id }), older))
      .for('update');
    if (!before) return removeLater(services, tx, [key]);
    await tx.update(cv).set({ thumbnailKey: key, thumbnailVersion: version }).where(ownedCv({ userId, id }));
    await services.events.publish(tx, { userId, type: 'cv.changed', id });
    return removeLater(services, tx, [before.key]);
  });
}
