import type { Reading } from '@setapak/ats';
import { ReadError } from '@setapak/ats/pool';
import type { Services } from '~/services/services.server.ts';
import type { SourceFile } from './import-reading.server.ts';
import { isPhotograph, isWordFile } from './reading/file-kind.ts';

export type ReadingServices = Pick<Services, 'reading' | 'images' | 'db' | 'events' | 'log'>;

interface ReadCvFile {
  services: ReadingServices;
  userId: string;
  bytes: Uint8Array;
}

/**
 * Reads a PDF, a Word file or a photograph of a CV. Recognising letters is the last resort: for photographs, and for PDFs
 * without any text.
 * @throws ReadError, ImageError
 */
export async function readCvFile({ services, userId, bytes }: ReadCvFile): Promise<{
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
