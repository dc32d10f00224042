import { parseResume, turnLanguage, type Resume } from '@setapak/resume';
import { and, eq, or } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { cvTwin } from '~/services/db/cv-schema.ts';
import { cv } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import { newId } from '~/services/id.ts';
import type { Services } from '~/services/services.server.ts';
import { insertCv, lockCvs, ownedCv, ownedDocument } from '~/features/cv-sync/public.server.ts';
import { twinName } from './twin-name.ts';
import { otherLanguage } from './twin-words.ts';

interface MakeTwin {
  services: Pick<Services, 'db' | 'events' | 'jobs'>;
  userId: string;
  id: string;
}

/**
 * Makes the version of a CV in the other language, with known terms turned, and links the two. Where there is one already, that
 * one; where it lies in the bin, the link goes and a new one is made.
 * @returns the twin's id
 * @throws AppError not_found, too_many_cvs
 */
export async function makeTwin({ services, userId, id }: MakeTwin): Promise<string> {
  return services.db.transaction(async (tx) => {
    // So that two requests at once make one twin.
    await lockCvs(tx, userId);
    const [original] = await tx
      .select({ name: cv.name, document: cv.document, updatedAt: cv.updatedAt })
      .from(cv)
      .where(ownedDocument({ userId, id }))
      .for('update');
    if (!original) throw new AppError('not_found');
    const known = await livingTwin(tx, { userId, id });
    if (known) return known;
    const document = parseResume(original.document);
    const language = otherLanguage(document.metadata.language);
    const turned = turnLanguage(document, language);
    const twinId = newId();
    await insertCv(services, tx, {
      id: twinId,
      userId,
      name: twinName(original.name, language),
      document: turned,
      createdAt: new Date(),
      updatedAt: new Date(original.updatedAt.getTime() - 1),
    });
    await tx.insert(cvTwin).values({
      id: newId(),
      userId,
      originalId: id,
      twinId,
      seenOriginal: withoutPhotograph(document),
      seenTwin: withoutPhotograph(turned),
    });
    return twinId;
  });
}

async function livingTwin(
  tx: DbOrTx,
  { userId, id }: { userId: string; id: string },
): Promise<string | null> {
  const [link] = await tx
    .select({ id: cvTwin.id, originalId: cvTwin.originalId, twinId: cvTwin.twinId })
    .from(cvTwin)
    .where(and(eq(cvTwin.userId, userId), or(eq(cvTwin.originalId, id), eq(cvTwin.twinId, id))));
  if (!link) return null;
  const other = link.originalId === id ? link.twinId : link.originalId;
  const [found] = await tx
    .select({ id: cv.id })
    .from(cv)
    .where(ownedCv({ userId, id: other }));
  if (found) return found.id;
  await tx.delete(cvTwin).where(and(eq(cvTwin.id, link.id), eq(cvTwin.userId, userId)));
  return null;
}

/** Who takes a photograph out of a CV wants it gone: what is kept beside a CV has none. */
export function withoutPhotograph(document: Resume): Resume {
  return { ...document, profile: { ...document.profile, photograph: '' } };
}
