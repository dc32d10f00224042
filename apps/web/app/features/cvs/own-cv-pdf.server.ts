import type { Resume } from '@setapak/resume';
import { cv } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { ownedCv } from './owned-cv.server.ts';
import { renderCvPdf } from './render-cv-pdf.server.ts';

interface OwnCvPdf {
  services: Pick<Services, 'db' | 'storage' | 'rendering' | 'limits' | 'log'>;
  userId: string;
  id: string;
}

/**
 * A person's own CV as PDF: the uploaded file as it came, or the document as it is now, rendered.
 * @throws AppError not_found, and what renderCvPdf throws
 */
export async function ownCvPdf({
  services,
  userId,
  id,
}: OwnCvPdf): Promise<{ name: string; pdf: Uint8Array }> {
  const [found] = await services.db.select().from(cv).where(ownedCv({ userId, id })).limit(1);
  if (!found) throw new AppError('not_found');
  const { name, fileKey } = found;
  if (fileKey) return { name, pdf: await services.storage.getBytes(fileKey) };
  // Only our own use cases write this column.
  const pdf = await renderCvPdf({ services, userId, document: found.document as Resume });
  return { name, pdf };
}
