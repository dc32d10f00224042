import { ResumeError, type Resume } from '@setapak/resume';
import { and, eq } from 'drizzle-orm';
import { cvImport } from '~/services/db/cv-sharing-schema.ts';
import { AppError } from '~/services/error.ts';
import { newId } from '~/services/id.ts';
import type { Services } from '~/services/services.server.ts';
import { removeLater } from '~/services/storage/remove-files.server.ts';
import { saveCv } from '~/features/cv-sync/public.server.ts';
import { applyReview } from './reading/apply-review.ts';
import type { Target } from './reading/leftover.ts';
import type { Move } from './reading/entry-moves.ts';
import { leftovers } from './reading/leftovers.ts';
import { loadImport } from './load-import.server.ts';

interface FinishImport {
  services: Pick<Services, 'db' | 'events' | 'jobs'>;
  userId: string;
  id: string;
  edits: ReadonlyMap<string, string>;
  /** By the place of a leftover in the list. */
  targets: ReadonlyMap<number, Target>;
  /** Places of leftovers whose entries have both their names the wrong way round. */
  swapped?: ReadonlySet<number>;
  /** What becomes of whole entries. */
  moves?: ReadonlyMap<string, Move>;
  /** The line with which the second entry begins, where one becomes two. */
  splits?: ReadonlyMap<string, string>;
}

const TRIES = 3;

/**
 * Writes what was corrected into the CV as it is now and forgets what it was read from.
 * @throws AppError not_found, also when it was finished before; conflict, too_long
 */
export async function finishImport({
  services,
  userId,
  id,
  edits,
  targets,
  swapped = new Set(),
  moves,
  splits,
}: FinishImport): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { document, version, reading, fileKey } = await loadImport({ services, userId, id });
    const additions = leftovers(reading).map((leftover, index) => ({
      leftover,
      target: targets.get(index) ?? ('none' as const),
      swapped: swapped.has(index),
    }));
    const corrected = correct(document, { edits, additions, moves, splits });
    const outcome = await saveCv({ services, userId, id, version, saveId: newId(), document: corrected });
    if (!outcome.saved) continue;
    await services.db.transaction(async (tx) => {
      await tx.delete(cvImport).where(and(eq(cvImport.cvId, id), eq(cvImport.userId, userId)));
      await removeLater(services, tx, [fileKey]);
    });
    return;
  }
  throw new AppError('conflict');
}

function correct(...[document, review]: Parameters<typeof applyReview>): Resume {
  try {
    return applyReview(document, review);
  } catch (error) {
    if (!(error instanceof ResumeError)) throw error;
    throw new AppError('too_long', { cause: error });
  }
}
