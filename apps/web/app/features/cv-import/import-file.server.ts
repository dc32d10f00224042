import type { Reading } from '@setapak/ats';
import { ReadError } from '@setapak/ats/pool';
import { AppError } from '~/services/error.ts';
import { ImageError } from '~/services/images/images.server.ts';
import type { Services } from '~/services/services.server.ts';
import { LARGEST_PHONE_UPLOAD, nameOfFile } from './uploads/model.ts';
import { importReading, type ImportedCv, type SourceFile } from './import-reading.server.ts';
import { isPhotograph, isWordFile } from './reading/file-kind.ts';
import { readFailure, type ReadFailure } from './reading/words.ts';

type ReadingServices = Pick<Services, 'reading' | 'images' | 'db' | 'events' | 'log'>;

interface ImportFile {
  services: ReadingServices & Pick<Services, 'jobs' | 'storage' | 'limits'>;
  userId: string;
  fileName: string;
  bytes: Uint8Array;
  /** Aborted when the person no longer waits: then no CV is made. */
  signal?: AbortSignal;
}

/** Reads a PDF, a Word file or a photograph of a CV and makes a CV of it. @throws AppError too_many, too_many_cvs */
export async function importFile({
  services,
  userId,
  fileName,
  bytes,
  signal,
}: ImportFile): Promise<ImportedCv | ReadFailure> {
  const retryAfter = await services.limits.take('upload-user', userId);
  if (retryAfter !== undefined) throw new AppError('too_many', { retryAfter });
  if (bytes.length > LARGEST_PHONE_UPLOAD) return readFailure('too_large');
  try {
    const name = nameOfFile(fileName);
    const found = await read({ services, userId, bytes });
    if (signal?.aborted) return readFailure('closed');
    return await importReading({ services, userId, name, ...found });
  } catch (error) {
    if (error instanceof ImageError) return readFailure(error.code === 'busy' ? 'busy' : 'damaged');
    if (!(error instanceof ReadError)) throw error;
    return readFailure(error.code);
  }
}

/** Recognising letters is the last resort: for photographs, and for PDFs without any text. */
async function read({
  services,
  userId,
  bytes,
}: Pick<ImportFile, 'userId' | 'bytes'> & { services: ReadingServices }): Promise<{
  reading: Reading;
  source: SourceFile;
}> {
  const { reading, images, db, events, log } = services;
  const recognise = (pdf: Uint8Array) =>
    reading.recognise(pdf, {}, (page) => {
      events
        .publish(db, { userId, type: 'import.page', id: String(page) })
        .catch((error: unknown) => log.warn({ err: error }, 'a recognised page was not announced'));
    });
  if (isPhotograph(bytes)) {
    const scan = await images.scan(bytes);
    return { reading: await recognise(scan), source: { kind: 'pdf', bytes: scan } };
  }
  const source: SourceFile = { kind: isWordFile(bytes) ? 'word' : 'pdf', bytes };
  try {
    return { reading: await reading.readDocument(bytes), source };
  } catch (error) {
    if (source.kind === 'word' || !(error instanceof ReadError) || error.code !== 'no_text') throw error;
    return { reading: await recognise(bytes), source };
  }
}
