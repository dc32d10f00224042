import type { Resume } from '@setapak/resume';
import type { Services } from '~/services/services.server.ts';
import { withRefusals, withRendering } from './with-rendering.server.ts';

interface RenderCvPdf {
  services: Pick<Services, 'rendering' | 'limits' | 'log'>;
  userId: string;
  document: Resume;
  /** `multi`: pages of the document's paper. `single`: one page as long as the content. */
  pages?: 'multi' | 'single';
  /** What the CV is called. */
  title?: string;
  /** Where its QR code leads: `codeAddress`. */
  codeTo?: string;
}

/**
 * A document as PDF in pages: the download and the preview are the same file.
 * @throws AppError too_many, too_long, busy, render_failed
 */
export async function renderCvPdf({
  services,
  userId,
  document,
  pages = 'multi',
  title,
  codeTo,
}: RenderCvPdf): Promise<Uint8Array> {
  return withRendering({
    services,
    userId,
    run: (rendering) =>
      rendering.render(document, { pages, ...(title && { title }), ...(codeTo && { codeTo }) }),
  });
}

interface RenderDocument {
  services: Pick<Services, 'rendering' | 'log'>;
  document: Resume;
  pages: 'multi' | 'single';
  title?: string;
  codeTo?: string;
}

/** The same for callers that limit requests in another way. @throws AppError too_long, busy, render_failed */
export async function renderDocument({
  services,
  document,
  pages,
  title,
  codeTo,
}: RenderDocument): Promise<Uint8Array> {
  return withRefusals({
    services,
    run: (rendering) =>
      rendering.render(document, { pages, ...(title && { title }), ...(codeTo && { codeTo }) }),
  });
}
