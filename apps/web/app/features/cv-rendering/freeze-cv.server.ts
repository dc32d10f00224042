import { parseResume } from '@setapak/resume';
import { cv } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { ownedCv } from '~/features/cv-sync/public.server.ts';
import { fileTitle } from '~/features/cv-sync/public.ts';
import { bareCopy } from './bare-copy.server.ts';
import { codeAddress } from './code-address.server.ts';
import { renderCvPdf } from './render-cv-pdf.server.ts';

interface FreezeCv {
  services: Pick<Services, 'db' | 'baseUrl' | 'storage' | 'rendering' | 'limits' | 'log'>;
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
}: FreezeCv): Promise<{ name: string; fileTitle: string; pdf: Uint8Array; uploaded: boolean }> {
  const [found] = await services.db
    .select({ name: cv.name, document: cv.document, fileKey: cv.fileKey })
    .from(cv)
    .where(ownedCv({ userId, id }))
    .limit(1);
  if (!found) throw new AppError('not_found');
  const { name, document, fileKey } = found;
  if (document) {
    const resume = parseResume(document);
    const pdf = await renderCvPdf({
      services,
      userId,
      document: resume,
      title: name,
      ...(await codeAddress({ services, userId, id, document: resume })),
    });
    return { name, fileTitle: fileTitle(name, resume), pdf, uploaded: false };
  }
  if (!fileKey) throw new AppError('not_found');
  return { name, fileTitle: name, pdf: await services.storage.getBytes(fileKey), uploaded: true };
}

interface FreezeCvForOthers extends FreezeCv {
  services: FreezeCv['services'] & Pick<Services, 'reading'>;
}

/**
 * The same for a reviewer or a mentor to open: of an uploaded file only its pages.
 * @throws AppError not_found, busy, render_failed, and what `renderCvPdf` throws
 */
export async function freezeCvForOthers(
  options: FreezeCvForOthers,
): Promise<{ name: string; pdf: Uint8Array }> {
  const { uploaded, fileTitle: _, ...frozen } = await freezeCv(options);
  return uploaded ? { ...frozen, pdf: await bareCopy(options.services, frozen.pdf) } : frozen;
}
