import type { Reading } from '@setapak/ats';
import { and, eq } from 'drizzle-orm';
import { atsCheck } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import { newId } from '~/services/id.ts';
import type { Services } from '~/services/services.server.ts';
import { isFailureCode, LARGEST_FILE, type FailureCode } from './model.ts';

interface CheckCv {
  services: Pick<Services, 'db' | 'storage' | 'reading' | 'events' | 'limits' | 'log'>;
  userId: string;
  fileName: string;
  bytes: Uint8Array;
}

export type CheckOutcome = { id: string; failure: null } | { id: string | null; failure: FailureCode };

/**
 * Stores an uploaded PDF and reads it. What is no PDF, by its bytes and not its name, or is too large is refused before
 * it is stored. The check is written down before it is read, so that one cut short by a crash is found again.
 * @throws AppError too_many
 */
export async function checkCv({ services, userId, fileName, bytes }: CheckCv): Promise<CheckOutcome> {
  const { db, storage, events, limits } = services;
  const retryAfter = await limits.take('upload-user', userId);
  if (retryAfter !== undefined) throw new AppError('too_many', { retryAfter });
  if (bytes.length === 0) return { id: null, failure: 'empty' };
  if (bytes.length > LARGEST_FILE) return { id: null, failure: 'too_large' };
  if (!looksLikePdf(bytes)) return { id: null, failure: 'not_pdf' };

  const id = newId();
  const { key } = await storage.put('ats', bytes, { contentType: 'application/pdf' });
  await db.transaction(async (tx) => {
    await tx
      .insert(atsCheck)
      .values({ id, userId, fileKey: key, fileBytes: bytes.length, fileName: cleanName(fileName) });
    await events.publish(tx, { userId, type: 'ats-check.changed', id });
  });
  const failure = await readCheck({ services, userId, id, bytes });
  return { id, failure };
}

interface ReadCheck {
  services: Pick<Services, 'db' | 'reading' | 'events' | 'log'>;
  userId: string;
  id: string;
  bytes: Uint8Array;
}

/** Reads a stored check and writes down what came of it. A check that already has an outcome keeps it. */
export async function readCheck({ services, userId, id, bytes }: ReadCheck): Promise<FailureCode | null> {
  const { db, events } = services;
  const outcome = await read(services, bytes);
  // The program is stopping: the check stays as it is, and the next one that starts reads it.
  if (outcome === 'closed') return outcome;
  const values =
    typeof outcome === 'string'
      ? ({ status: 'failed', errorCode: outcome } as const)
      : ({ status: 'done', reading: outcome, errorCode: null } as const);
  await db.transaction(async (tx) => {
    await tx
      .update(atsCheck)
      .set({ ...values, updatedAt: new Date() })
      .where(and(eq(atsCheck.id, id), eq(atsCheck.userId, userId), eq(atsCheck.status, 'processing')));
    await events.publish(tx, { userId, type: 'ats-check.changed', id });
  });
  return typeof outcome === 'string' ? outcome : null;
}

async function read(
  { reading, log }: Pick<Services, 'reading' | 'log'>,
  bytes: Uint8Array,
): Promise<Reading | FailureCode> {
  try {
    return await reading.read(bytes);
  } catch (error) {
    if (error instanceof Error && 'code' in error && isFailureCode(error.code)) return error.code;
    log.error({ err: error }, 'reading a CV failed');
    return 'damaged';
  }
}

/** PDF readers accept the header anywhere in the first KiB. */
function looksLikePdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).includes('%PDF-');
}

/** A file name for the screen: one line without control characters or folders, at most 120 characters. */
function cleanName(name: string): string {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const printable = last.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return printable.slice(0, 120) || 'CV.pdf';
}
