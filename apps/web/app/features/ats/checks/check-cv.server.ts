import { createHash } from 'node:crypto';
import type { Reading } from '@setapak/ats';
import { and, eq } from 'drizzle-orm';
import { atsCheck } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import { cleanFileName } from '~/services/file-name.ts';
import { newId } from '~/services/id.ts';
import type { Services } from '~/services/services.server.ts';
import { writeOrRemove } from '~/services/storage/remove-files.server.ts';
import { countUses } from '../uses/count-uses.server.ts';
import { finishCheck, type Finished } from './finish-check.server.ts';
import { isFailureCode, LARGEST_FILE, refuseReading, type FailureCode } from '../model.ts';

export type CheckServices = Pick<
  Services,
  'db' | 'storage' | 'reading' | 'jobs' | 'events' | 'limits' | 'log'
>;

interface CheckCv {
  services: CheckServices;
  userId: string;
  fileName: string;
  bytes: Uint8Array;
  /** The own CV that these bytes show. */
  cvId?: string;
  /** Who is counted: the person, unless the caller counted already. */
  limit?: 'person' | 'none';
}

export type CheckOutcome =
  | { id: string; failure: null; /** It was read before, and nothing was taken for it. */ again: boolean }
  | { id: string | null; failure: FailureCode };

/**
 * Stores a PDF and reads it; one use pays for a result. What is no PDF, by its bytes and not its name, or is too large is
 * refused before it is stored; without a use left nothing is read. The check is written down before it is read, so that
 * one cut short by a crash is found again. A file that was read before shows the result of then.
 * @throws AppError too_many, no_uses
 */
export async function checkCv({
  services,
  userId,
  fileName,
  bytes,
  cvId,
  limit = 'person',
}: CheckCv): Promise<CheckOutcome> {
  const { db, storage, events, limits } = services;
  const retryAfter = limit === 'person' ? await limits.take('upload-user', userId) : undefined;
  if (retryAfter !== undefined) throw new AppError('too_many', { retryAfter });
  if (bytes.length === 0) return { id: null, failure: 'empty' };
  if (bytes.length > LARGEST_FILE) return { id: null, failure: 'too_large' };
  if (!looksLikePdf(bytes)) return { id: null, failure: 'not_pdf' };

  const known = await findResult(services, userId, hashOf(bytes));
  if (known) return { id: known, failure: null, again: true };
  const { usesLeft } = await countUses(db, userId);
  if (usesLeft === 0) throw new AppError('no_uses');

  const id = newId();
  const { key } = await storage.put('ats', bytes, { contentType: 'application/pdf' });
  await writeOrRemove(storage, key, () =>
    db.transaction(async (tx) => {
      await tx.insert(atsCheck).values({
        id,
        userId,
        cvId,
        fileKey: key,
        fileBytes: bytes.length,
        fileName: cleanFileName(fileName, 'CV.pdf'),
      });
      await events.publish(tx, { userId, type: 'ats-check.changed', id });
    }),
  );
  const finished = await readCheck({ services, userId, id, bytes });
  return finished.failure === null ? { ...finished, again: finished.id !== id } : finished;
}

async function findResult({ db }: Pick<Services, 'db'>, userId: string, contentHash: string) {
  const [known] = await db
    .select({ id: atsCheck.id })
    .from(atsCheck)
    .where(
      and(eq(atsCheck.userId, userId), eq(atsCheck.contentHash, contentHash), eq(atsCheck.status, 'done')),
    )
    .limit(1);
  return known?.id;
}

interface ReadCheck {
  services: Pick<Services, 'db' | 'reading' | 'events' | 'jobs' | 'log' | 'storage'>;
  userId: string;
  id: string;
  bytes: Uint8Array;
}

/** Reads a stored check and writes down what came of it. A check that already has an outcome keeps it. */
export async function readCheck({ services, userId, id, bytes }: ReadCheck): Promise<Finished> {
  const outcome = await read(services, bytes);
  // The program is stopping: the check stays as it is, and the next one that starts reads it.
  if (outcome === 'closed') return { id, failure: outcome };
  return finishCheck({ services, userId, id, contentHash: hashOf(bytes), outcome });
}

async function read(
  { reading, log }: Pick<Services, 'reading' | 'log'>,
  bytes: Uint8Array,
): Promise<Reading | FailureCode> {
  try {
    const found = await reading.read(bytes);
    return refuseReading(found) ?? found;
  } catch (error) {
    if (error instanceof Error && 'code' in error && isFailureCode(error.code)) return error.code;
    log.error({ err: error }, 'reading a CV failed');
    return 'damaged';
  }
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** PDF readers accept the header anywhere in the first KiB. */
function looksLikePdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).includes('%PDF-');
}
