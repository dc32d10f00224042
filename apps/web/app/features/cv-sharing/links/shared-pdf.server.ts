import { ReadError } from '@setapak/ats/pool';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import type { CvSource } from '~/features/cv-sync/public.server.ts';
import { renderDocument } from '~/features/cv-rendering/public.server.ts';

type Needs = Pick<Services, 'rendering' | 'reading' | 'storage' | 'log'>;

/**
 * The PDF that strangers get: of an uploaded file only its pages, without what its author's computer wrote into it.
 * @throws AppError too_large, busy, render_failed
 */
export async function sharedPdf(services: Needs, source: CvSource): Promise<Uint8Array> {
  if (source.document) return renderDocument({ services, document: source.document, pages: 'multi' });
  const bytes = await services.storage.getBytes(source.fileKey);
  try {
    return await services.reading.bareCopy(bytes);
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    const isBusy = error.code === 'busy' || error.code === 'closed';
    throw new AppError(isBusy ? 'busy' : 'render_failed', { cause: error });
  }
}
