import { toJsonResume, type Resume } from '@setapak/resume';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { loadCv } from '~/features/cv-sync/public.server.ts';
import { downloadName, fileTitle, type ExportFormat } from '~/features/cv-sync/public.ts';
import { outlineCv } from './outline-cv.server.ts';
import { toText } from './to-text.ts';

export type TextFormat = Exclude<ExportFormat, 'pdf'>;

interface ExportCv {
  services: Pick<Services, 'db' | 'limits'>;
  userId: string;
  id: string;
  format: TextFormat;
}

interface ExportedCv {
  fileName: string;
  contentType: string;
  content: Uint8Array | string;
}

/** A CV made here in another format than PDF. @throws AppError not_found, too_many */
export async function exportCv({ services, userId, id, format }: ExportCv): Promise<ExportedCv> {
  const retryAfter = await services.limits.take('render-user', userId);
  if (retryAfter !== undefined) throw new AppError('too_many', { retryAfter });
  const { name, document } = await loadCv({ services, userId, id });
  const file = await write[format](document);
  return { fileName: downloadName(fileTitle(name, document), format), ...file };
}

type Written = Omit<ExportedCv, 'fileName'>;

const write: Record<TextFormat, (document: Resume) => Written | Promise<Written>> = {
  async docx(document) {
    // Half a megabyte of library, for those who ask.
    const { toDocx } = await import('./to-docx.server.ts');
    return {
      contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      content: await toDocx(outlineCv(document), { page: document.metadata.page }),
    };
  },
  json: (document) => ({
    contentType: 'application/json; charset=utf-8',
    content: JSON.stringify(toJsonResume(document), undefined, 2),
  }),
  txt: (document) => ({ contentType: 'text/plain; charset=utf-8', content: toText(outlineCv(document)) }),
};
