import { requireUser } from '~/features/accounts/session.server.ts';
import { exportCv, type TextFormat } from '~/features/cv-sharing/exporting/export-cv.server.ts';
import { attachment } from '~/services/attachment.server.ts';
import { AppError } from '~/services/error.ts';
import { guard } from '~/services/guard.server.ts';
import type { Route } from './+types/cv-export.ts';

const FORMATS = new Set<string>(['docx', 'png', 'json', 'txt'] satisfies TextFormat[]);

/** A CV as Word file, a picture of its first page, JSON Resume or plain text. */
export const loader = guard(async ({ params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUser(context, 'cvMaker');
  if (!FORMATS.has(params.format)) throw new AppError('not_found');
  const format = params.format as TextFormat;
  const { fileName, contentType, content } = await exportCv({
    services,
    userId: signedIn.id,
    id: params.id,
    format,
  });
  return new Response(typeof content === 'string' ? content : Buffer.from(content), {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': attachment(fileName),
      'Cache-Control': 'private, no-store',
    },
  });
});
