import { sheetOf, type Letter } from '@setapak/letter';
import { emptyResume, type Metadata } from '@setapak/resume';
import { withRendering } from '~/features/cv-rendering/public.server.ts';
import { loadCvSource } from '~/features/cv-sync/public.server.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';

interface RenderLetter {
  services: Pick<Services, 'db' | 'rendering' | 'limits' | 'log'>;
  userId: string;
  /** The CV whose look it has; without one the usual look. */
  cvId: string | null;
  document: Letter;
}

/** A letter as PDF: preview and download are the same file. @throws AppError too_many, too_long, busy, render_failed */
export async function renderLetter({ services, userId, cvId, document }: RenderLetter): Promise<Uint8Array> {
  const look = await lookOf(services, userId, cvId);
  return withRendering({ services, userId, run: (rendering) => rendering.letter(sheetOf(document), look) });
}

/** Of an uploaded CV, or one that is gone, nothing is known. */
async function lookOf(
  services: Pick<Services, 'db'>,
  userId: string,
  cvId: string | null,
): Promise<Metadata> {
  const usual = emptyResume().metadata;
  if (cvId === null) return usual;
  try {
    const { source } = await loadCvSource({ services, userId, id: cvId });
    return source.document?.metadata ?? usual;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return usual;
    throw error;
  }
}
