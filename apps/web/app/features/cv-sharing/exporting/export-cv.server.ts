import { toJsonResume, type Resume } from '@setapak/resume';
import { colorsOf, photoFrame, printedColors } from '@setapak/resume-pdf/looks';
import { AppError } from '~/services/error.ts';
import { paintingRefusal } from '~/services/reading/painting-refusal.server.ts';
import type { Services } from '~/services/services.server.ts';
import { loadCv } from '~/features/cv-sync/public.server.ts';
import { downloadName, fileTitle, type ExportFormat } from '~/features/cv-sync/public.ts';
import { outlineCv } from './outline-cv.server.ts';
import { ImageError } from '~/services/images/images.server.ts';
import { codeAddress, renderDocument } from '~/features/cv-rendering/public.server.ts';
import { linesIn } from './outline.ts';
import { toText } from './to-text.ts';

export type TextFormat = Exclude<ExportFormat, 'pdf'>;

type ExportServices = Pick<
  Services,
  'db' | 'baseUrl' | 'limits' | 'rendering' | 'reading' | 'images' | 'log'
>;

interface ExportCv {
  services: ExportServices;
  userId: string;
  id: string;
  format: TextFormat;
}

interface ExportedCv {
  fileName: string;
  contentType: string;
  content: Uint8Array | string;
}

/** A CV made here in another format than PDF. @throws AppError not_found, too_many; for a picture too_long, busy, render_failed; for a Word file word_too_long, busy */
export async function exportCv({ services, userId, id, format }: ExportCv): Promise<ExportedCv> {
  await services.limits.enforce('render-user', userId);
  const { name, document } = await loadCv({ services, userId, id });
  const code = format === 'png' ? await codeAddress({ services, userId, id, document }) : {};
  const file = await write[format](document, services, code);
  return { fileName: downloadName(fileTitle(name, document), format), ...file };
}

type Written = Omit<ExportedCv, 'fileName'>;

/** Paragraphs and points, ten times those of a long CV: while a Word file is packed, nobody else is served. */
const MOST_LINES = 4_000;

/** Pixels: sharp where a chat shows it full screen, and small enough to be sent as a picture. */
const PICTURE_WIDTH = 1_240;

type Write = (
  document: Resume,
  services: ExportServices,
  code: { codeTo?: string },
) => Written | Promise<Written>;

const write: Record<TextFormat, Write> = {
  async docx(document, services) {
    const outline = outlineCv(document);
    if (linesIn(outline) > MOST_LINES) throw new AppError('word_too_long');
    // Half a megabyte of library, for those who ask.
    const { toDocx } = await import('./to-docx.server.ts');
    const { page, template, colors } = document.metadata;
    const onWhite = { ...colorsOf(template, colors), background: '#FFFFFF' };
    const accent = printedColors(template, onWhite).primary;
    return {
      contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      content: await toDocx(outline, { page, accent, ...(await wordPhoto(document, services)) }),
    };
  },
  async png(document, services, code) {
    const pdf = await renderDocument({ services, document, pages: 'multi', ...code });
    try {
      const pixels = await services.reading.paint(pdf, { page: 1, width: PICTURE_WIDTH });
      return { contentType: 'image/png', content: await services.images.png(pixels) };
    } catch (error) {
      throw paintingRefusal(error, 'render_failed');
    }
  },
  json: (document) => ({
    contentType: 'application/json; charset=utf-8',
    content: JSON.stringify(toJsonResume(document), undefined, 2),
  }),
  txt: (document) => ({ contentType: 'text/plain; charset=utf-8', content: toText(outlineCv(document)) }),
};

/** Left out where it cannot be read, as in the PDF. @throws AppError busy */
async function wordPhoto({ profile, metadata }: Resume, { images }: ExportServices) {
  if (!profile.photograph.startsWith('data:')) return {};
  const frame = photoFrame(metadata.template, profile.photoShape);
  try {
    return { photo: { bytes: await images.framed(profile.photograph, frame), frame } };
  } catch (error) {
    if (error instanceof ImageError && error.code === 'bad_image') return {};
    throw error instanceof ImageError ? new AppError('busy', { cause: error }) : error;
  }
}
