import { ReadError } from '@setapak/ats/pool';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { loadCvSource } from '~/features/cv-sync/public.server.ts';

interface UploadOf {
  services: Pick<Services, 'db'>;
  userId: string;
  id: string;
}

export interface UploadedCv {
  id: string;
  name: string;
  pages: { width: number; height: number; text: string }[];
}

/** @throws AppError not_found, also for a CV that was made here */
export async function uploadedKey(upload: UploadOf): Promise<{ name: string; fileKey: string }> {
  const { name, source } = await loadCvSource(upload);
  if (source.fileKey === null) throw new AppError('not_found');
  return { name, fileKey: source.fileKey };
}

/** What the page of an uploaded CV shows. An unreadable file has no pages. @throws AppError not_found, busy */
export async function describeUpload(
  upload: UploadOf & { services: Pick<Services, 'db' | 'storage' | 'reading'> },
): Promise<UploadedCv> {
  const { storage, reading } = upload.services;
  const { name, fileKey } = await uploadedKey(upload);
  try {
    return { id: upload.id, name, pages: await reading.describe(await storage.getBytes(fileKey)) };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    if (error.code === 'busy' || error.code === 'closed') throw new AppError('busy', { cause: error });
    return { id: upload.id, name, pages: [] };
  }
}
