import { check, type Checkup, type FileFacts, type Reading, type Spelling } from '@setapak/ats';
import { and, eq } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { atsCheck, user } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';
import { countCheck } from '~/services/telemetry/count.ts';
import { removeLater } from '~/services/storage/remove-files.server.ts';
import type { FailureCode } from '../model.ts';
import { takeUse } from '../uses/take-use.server.ts';
import { spelling } from './spelling.server.ts';

interface FinishCheck {
  services: Pick<Services, 'db' | 'jobs' | 'events'>;
  userId: string;
  id: string;
  /** SHA-256 of the file. */
  contentHash: string;
  /** What was read, or why nothing was. */
  outcome: Reading | FailureCode;
}

/** The check that shows the result: the same file may have been read before. */
export type Finished = { id: string; failure: null } | { id: string; failure: FailureCode };

type AtsCheck = typeof atsCheck.$inferSelect;

/**
 * Writes down what came of a check and takes the use that pays for it, in one transaction. A failure costs nothing, nor
 * does a file whose result is there already: then this check goes and that one is shown. A check that has an outcome
 * keeps it.
 */
export async function finishCheck(request: FinishCheck): Promise<Finished> {
  const { services, userId, id } = request;
  const speller = await spelling();
  const finished = await services.db.transaction(async (tx) => {
    // One check of a person at a time: no use is spent twice, and no file is paid twice.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('no key update');
    const [own] = await tx.select().from(atsCheck).where(ownCheck(request));
    if (!own) return { id, failure: 'gone', unneeded: null } as const;
    if (own.status !== 'processing') return { ...stateOf(own), unneeded: null };
    const done = await store(tx, own, request, speller);
    const type = done.unneeded ? 'ats-check.removed' : 'ats-check.changed';
    await services.events.publish(tx, { userId, type, id });
    await removeLater(services, tx, [done.unneeded]);
    return done;
  });
  countCheck(finished.failure ?? 'done');
  return finished.failure
    ? { id: finished.id, failure: finished.failure }
    : { id: finished.id, failure: null };
}

type Stored = Finished & { unneeded: string | null };

async function store(
  tx: DbOrTx,
  own: AtsCheck,
  { contentHash, outcome }: FinishCheck,
  speller: Spelling | undefined,
): Promise<Stored> {
  const { id, userId } = own;
  if (typeof outcome === 'string') return fail(tx, own, outcome);

  const [known] = await tx
    .select({ id: atsCheck.id })
    .from(atsCheck)
    .where(
      and(eq(atsCheck.userId, userId), eq(atsCheck.contentHash, contentHash), eq(atsCheck.status, 'done')),
    )
    .limit(1);
  if (known) {
    await tx.delete(atsCheck).where(ownCheck(own));
    return { id: known.id, failure: null, unneeded: own.fileKey };
  }
  const usesId = await takeUse(tx, userId);
  if (!usesId) return fail(tx, own, 'no_uses');
  const checkup: Checkup = check(outcome, factsOf(own), { spelling: speller });
  await tx
    .update(atsCheck)
    .set({
      status: 'done',
      reading: outcome,
      checkup,
      contentHash,
      usesId,
      errorCode: null,
      updatedAt: new Date(),
    })
    .where(ownCheck(own));
  return { id, failure: null, unneeded: null };
}

/** Of a CV from here the file's name is ours, so there is no advice about it. */
export function factsOf({ fileName, fileBytes, cvId }: AtsCheck): FileFacts {
  return { name: cvId === null ? fileName : undefined, bytes: fileBytes };
}

async function fail(tx: DbOrTx, own: AtsCheck, errorCode: FailureCode): Promise<Stored> {
  await tx.update(atsCheck).set({ status: 'failed', errorCode, updatedAt: new Date() }).where(ownCheck(own));
  return { id: own.id, failure: errorCode, unneeded: null };
}

function stateOf({ id, status, errorCode }: AtsCheck): Finished {
  // Only `fail` writes this column.
  return status === 'done' ? { id, failure: null } : { id, failure: errorCode as FailureCode };
}

function ownCheck({ id, userId }: { id: string; userId: string }) {
  return and(eq(atsCheck.id, id), eq(atsCheck.userId, userId));
}
