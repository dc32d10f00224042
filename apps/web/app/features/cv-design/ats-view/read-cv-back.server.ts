import { ReadError } from '@setapak/ats';
import { compareReading, type FieldCheck } from '@setapak/resume-pdf/read-back';
import type { Resume } from '@setapak/resume';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { loadCv } from '~/features/cv-sync/public.server.ts';
import { renderCvPdf } from '~/features/cv-rendering/public.server.ts';

interface ReadCvBack {
  services: Pick<Services, 'db' | 'rendering' | 'reading' | 'limits' | 'log'>;
  userId: string;
  id: string;
}

export interface ReadBack {
  checks: FieldCheck[];
  template: Resume['metadata']['template'];
  pages: number;
}

/**
 * Makes the PDF that would be downloaded now, reads it as an ATS would, and compares field by field.
 * @throws AppError not_found, too_many, too_long, busy, render_failed, nothing_to_read
 */
export async function readCvBack({ services, userId, id }: ReadCvBack): Promise<ReadBack> {
  const { document } = await loadCv({ services, userId, id });
  const pdf = await renderCvPdf({ services, userId, document });
  try {
    const { result, document: file } = await services.reading.read(pdf);
    return {
      checks: compareReading(document, result),
      template: document.metadata.template,
      pages: file.pages,
    };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    throw new AppError(error.code === 'busy' ? 'busy' : 'nothing_to_read', { cause: error });
  }
}
