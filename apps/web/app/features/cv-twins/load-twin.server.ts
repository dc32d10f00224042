import { parseResume, type Resume } from '@setapak/resume';
import { and, eq, or } from 'drizzle-orm';
import { cvTwin } from '~/services/db/cv-schema.ts';
import { cv } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { ownsCv } from '~/features/cv-sync/public.server.ts';
import type { TwinSide } from './twin-offers.ts';

export interface LoadedTwin {
  id: string;
  name: string;
  side: TwinSide;
  /** The other one lies in the bin, from which it can be brought back. */
  binned: boolean;
  /** What the other one says. */
  theirs: Resume;
  seenMine: Resume;
  seenTheirs: Resume;
  sameWords: string[];
}

interface OwnTwin {
  services: Pick<Services, 'db'>;
  userId: string;
  id: string;
}

/** The other version of a CV and what was settled with it; null where there is none. @throws AppError not_found */
export async function loadTwin({ services, userId, id }: OwnTwin): Promise<LoadedTwin | null> {
  if (!(await ownsCv({ services, userId, id }))) throw new AppError('not_found');
  const [link] = await services.db
    .select()
    .from(cvTwin)
    .where(and(eq(cvTwin.userId, userId), or(eq(cvTwin.originalId, id), eq(cvTwin.twinId, id))));
  if (!link) return null;
  const isOriginal = link.originalId === id;
  const [other] = await services.db
    .select({ id: cv.id, name: cv.name, document: cv.document, deletedAt: cv.deletedAt })
    .from(cv)
    .where(and(eq(cv.id, isOriginal ? link.twinId : link.originalId), eq(cv.userId, userId)));
  if (!other) return null;
  const [original, twin] = [parseResume(link.seenOriginal), parseResume(link.seenTwin)];
  return {
    id: other.id,
    name: other.name,
    side: isOriginal ? 'original' : 'twin',
    binned: other.deletedAt !== null,
    theirs: parseResume(other.document),
    seenMine: isOriginal ? original : twin,
    seenTheirs: isOriginal ? twin : original,
    sameWords: link.sameWords,
  };
}
