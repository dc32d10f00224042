import type { Resume } from '@setapak/resume';
import { and, eq, or } from 'drizzle-orm';
import { cvTwin } from '~/services/db/cv-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { ownsCv } from '~/features/cv-sync/public.server.ts';
import { withoutPhotograph } from './make-twin.server.ts';

interface OwnTwin {
  services: Pick<Services, 'db'>;
  userId: string;
  id: string;
}

interface SettleTwin extends OwnTwin {
  seenMine: Resume;
  seenTheirs: Resume;
  sameWords: readonly string[];
}

/**
 * Remembers what was taken over or ignored. Of two pages at once the later stands: then the other's changes are offered once
 * more, and nothing is lost.
 * @throws AppError not_found
 */
export async function settleTwin({ services, userId, id, ...settled }: SettleTwin): Promise<void> {
  const [mine, theirs] = [withoutPhotograph(settled.seenMine), withoutPhotograph(settled.seenTheirs)];
  const sameWords = [...settled.sameWords];
  const own = eq(cvTwin.userId, userId);
  if (!(await ownsCv({ services, userId, id }))) throw new AppError('not_found');
  const asOriginal = await services.db
    .update(cvTwin)
    .set({ seenOriginal: mine, seenTwin: theirs, sameWords })
    .where(and(own, eq(cvTwin.originalId, id)))
    .returning({ id: cvTwin.id });
  if (asOriginal.length > 0) return;
  const asTwin = await services.db
    .update(cvTwin)
    .set({ seenOriginal: theirs, seenTwin: mine, sameWords })
    .where(and(own, eq(cvTwin.twinId, id)))
    .returning({ id: cvTwin.id });
  if (asTwin.length === 0) throw new AppError('not_found');
}

/** Lets two CVs go their own ways; both stay. @throws AppError not_found */
export async function unlinkTwin({ services, userId, id }: OwnTwin): Promise<void> {
  if (!(await ownsCv({ services, userId, id }))) throw new AppError('not_found');
  await services.db
    .delete(cvTwin)
    .where(and(eq(cvTwin.userId, userId), or(eq(cvTwin.originalId, id), eq(cvTwin.twinId, id))));
}
