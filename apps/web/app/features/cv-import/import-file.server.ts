import { ReadError } from '@setapak/ats/pool';
import { ImageError } from '~/services/images/images.server.ts';
import type { Services } from '~/services/services.server.ts';
import { LARGEST_PHONE_UPLOAD, nameOfFile } from './uploads/model.ts';
import { importReading, type ImportedCv } from './import-reading.server.ts';
import { readCvFile, type ReadingServices } from './read-cv-file.server.ts';
import { adviceForOther, isWordFile } from './reading/file-kind.ts';
import { readFailure, type ReadFailure } from './reading/words.ts';

interface ImportFile {
  services: ReadingServices & Pick<Services, 'jobs' | 'storage'>;
  userId: string;
  fileName: string;
  bytes: Uint8Array;
  /** Of the press that sends it. */
  newCvId?: string | undefined;
  /** Aborted when the person no longer waits: then no CV is made. */
  signal?: AbortSignal;
}

/** Reads a PDF, a Word file or a photograph of a CV and makes a CV of it. @throws AppError too_many_cvs */
export async function importFile({
  services,
  userId,
  fileName,
  bytes,
  newCvId,
  signal,
}: ImportFile): Promise<ImportedCv | ReadFailure> {
  if (bytes.length > LARGEST_PHONE_UPLOAD) return readFailure('too_large');
  try {
    const name = nameOfFile(fileName);
    const found = await readCvFile({ services, userId, bytes });
    if (signal?.aborted) return readFailure('closed');
    return await importReading({ services, userId, name, newCvId, ...found });
  } catch (error) {
    if (error instanceof ImageError) return readFailure(error.code === 'busy' ? 'busy' : 'damaged');
    if (!(error instanceof ReadError)) throw error;
    const advice = error.code === 'not_pdf' ? adviceForOther(bytes) : undefined;
    if (advice) return { failure: advice };
    // Better light is advice for a photograph: a Word file without text is empty.
    return readFailure(error.code === 'no_text' && isWordFile(bytes) ? 'empty' : error.code);
  }
}
