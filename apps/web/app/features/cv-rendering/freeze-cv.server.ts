import { parseResume } from '@setapak/resume';
import { cv } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { ownedCv } from '~/features/cv-sync/public.server.ts';
import { renderCvPdf } from './render-cv-pdf.server.ts';

interface FreezeCv {
  services: Pick<Services, 'db' | 'storage' | 'rendering' | 'limits' | 'log'>;
  userId: string;
  id: string;
}

/**
 * A person's own CV as the PDF that it is at this moment, made in the builder or uploaded.
 * @throws AppError not_found, and what `renderCvPdf` throws
 */
export async function freezeCv({
  services,
  userId,
  id,
}: FreezeCv): Promise<{ name: string; pdf: Uint8Array }> {
  const [found] = await services.db
    .select({ name: cv.name, document: cv.document, fileKey: cv.fileKey })
    .from(cv)
    .where(ownedCv({ userId, id }))
    .limit(1);
  if (!found) throw new AppError('not_found');
  const { name, document, fileKey } = found;
  if (document)
    return { name, pdf: await renderCvPdf({ services, userId, document: parseResume(document) }) };
  if (!fileKey) throw new AppError('not_found');
  return { name, pdf: await services.storage.getBytes(fileKey) };
}
