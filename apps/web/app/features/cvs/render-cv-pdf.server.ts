import type { Resume } from '@setapak/resume';
import { RenderError, type RenderErrorCode } from '@setapak/resume-pdf/pool';
import { AppError, type AppErrorCode } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';

interface RenderCvPdf {
  services: Pick<Services, 'rendering' | 'limits' | 'log'>;
  userId: string;
  document: Resume;
  /** `multi`: pages of the document's paper. `single`: one page as long as the content. */
  pages?: 'multi' | 'single';
}

const refusals: Partial<Record<RenderErrorCode, AppErrorCode>> = {
  too_large: 'too_large',
  busy: 'busy',
  closed: 'busy',
};

/**
 * A document as PDF in pages: the download and the preview are the same file.
 * @throws AppError too_many, too_large, busy, render_failed
 */
export async function renderCvPdf({
  services,
  userId,
  document,
  pages = 'multi',
}: RenderCvPdf): Promise<Uint8Array> {
  const retryAfter = await services.limits.take('render-user', userId);
  if (retryAfter !== undefined) throw new AppError('too_many', { retryAfter });
  return renderDocument({ services, document, pages });
}

interface RenderDocument {
  services: Pick<Services, 'rendering' | 'log'>;
  document: Resume;
  pages: 'multi' | 'single';
}

/** The same for whoever counts the asking otherwise. @throws AppError too_large, busy, render_failed */
export async function renderDocument({ services, document, pages }: RenderDocument): Promise<Uint8Array> {
  try {
    return await services.rendering.render(document, { pages });
  } catch (error) {
    if (!(error instanceof RenderError)) throw error;
    const code = refusals[error.code] ?? 'render_failed';
    if (code === 'render_failed')
      services.log.error({ err: error, code: error.code }, 'rendering a CV failed');
    throw new AppError(code, { cause: error });
  }
}
