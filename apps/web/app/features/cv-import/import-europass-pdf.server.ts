import { ResumeError } from '@setapak/resume';
import { ReadError } from '@setapak/ats/pool';
import type { Services } from '~/services/services.server.ts';
import { isEuropass } from './formats/read-foreign.ts';
import { readXml } from './formats/xml.ts';
import { importForeign, type ImportedForeign } from './import-foreign.server.ts';

interface ImportEuropassPdf {
  services: Pick<Services, 'db' | 'events' | 'jobs' | 'reading'>;
  userId: string;
  fileName: string;
  bytes: Uint8Array;
  /** Of the press that sends it. */
  newCvId?: string | undefined;
  /** Aborted when the person no longer waits: then no CV is made. */
  signal: AbortSignal;
}

/**
 * Makes a CV of the data that Europass's editor puts into its PDFs: everything that the pages show, with nothing to guess.
 * @returns undefined for other files, and where the data cannot be taken: the pages are read then
 * @throws AppError too_many_cvs
 */
export async function importEuropassPdf(request: ImportEuropassPdf): Promise<ImportedForeign | undefined> {
  const { services, bytes, signal } = request;
  if (!mayCarryFiles(bytes)) return undefined;
  const files = await services.reading.attachedXml(bytes).catch((error: unknown) => {
    if (error instanceof ReadError) return [];
    throw error;
  });
  const text = files.find(isEuropassXml);
  if (text === undefined || signal.aborted) return undefined;
  const made = await importForeign({ ...request, text });
  return 'refused' in made ? undefined : made;
}

/** One that is far too large is none either. */
function isEuropassXml(text: string): boolean {
  try {
    return isEuropass(readXml(text));
  } catch (error) {
    if (!(error instanceof ResumeError)) throw error;
    return false;
  }
}

/** A file within a PDF is a stream: its head is never compressed, and says what it is. */
function mayCarryFiles(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/EmbeddedFile');
}
