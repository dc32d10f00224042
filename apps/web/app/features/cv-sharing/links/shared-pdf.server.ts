import type { Services } from '~/services/services.server.ts';
import type { CvSource } from '~/features/cv-sync/public.server.ts';
import { bareCopy, renderDocument } from '~/features/cv-rendering/public.server.ts';

type Needs = Pick<Services, 'rendering' | 'reading' | 'storage' | 'log'>;

interface SharedPdf {
  source: CvSource;
  /** Where its QR code leads. */
  codeTo?: string;
}

/**
 * The PDF that strangers get: of an uploaded file only its pages, without what its author's computer wrote into it.
 * @throws AppError too_long, busy, render_failed
 */
export async function sharedPdf(services: Needs, { source, codeTo }: SharedPdf): Promise<Uint8Array> {
  const { document, fileKey } = source;
  if (document)
    return renderDocument({ services, document, pages: 'multi', ...(codeTo !== undefined && { codeTo }) });
  return bareCopy(services, await services.storage.getBytes(fileKey));
}
