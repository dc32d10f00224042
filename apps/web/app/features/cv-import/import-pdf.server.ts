import { ReadError } from '@setapak/ats/pool';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { LARGEST_PHONE_UPLOAD, nameOfFile } from './uploads/model.ts';
import { importReading, type ImportedCv } from './import-reading.server.ts';
import { readFailure, type ReadFailure } from './reading/words.ts';

interface ImportPdf {
  services: Pick<Services, 'db' | 'events' | 'jobs' | 'storage' | 'limits' | 'reading' | 'log'>;
  userId: string;
  fileName: string;
  bytes: Uint8Array;
}

/** Reads a PDF and makes a CV of it. @throws AppError too_many, too_many_cvs */
export async function importPdf({
  services,
  userId,
  fileName,
  bytes,
}: ImportPdf): Promise<ImportedCv | ReadFailure> {
  const retryAfter = await services.limits.take('upload-user', userId);
  if (retryAfter !== undefined) throw new AppError('too_many', { retryAfter });
  if (bytes.length > LARGEST_PHONE_UPLOAD) return readFailure('too_large');
  try {
    const reading = await services.reading.read(bytes);
    return await importReading({ services, userId, name: nameOfFile(fileName), reading, pdf: bytes });
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return readFailure(error.code);
  }
}
