import type { Services } from '~/services/services.server.ts';
import type { CvSource } from '~/features/cv-sync/public.server.ts';
import { bareCopy, renderDocument } from '~/features/cv-rendering/public.server.ts';

type Needs = Pick<Services, 'rendering' | 'reading' | 'storage' | 'log'>;

/**
 * The PDF that strangers get: of an uploaded file only its pages, without what its author's computer wrote into it.
 * @throws AppError too_large, busy, render_failed
 */
export async function sharedPdf(services: Needs, source: CvSource): Promise<Uint8Array> {
  if (source.document) return renderDocument({ services, document: source.document, pages: 'multi' });
  return bareCopy(services, await services.storage.getBytes(source.fileKey));
}
