import { requireUser } from '~/features/accounts/session.server.ts';
import { loadCv } from '~/features/cvs/load-cv.server.ts';
import { downloadName } from '~/features/cvs/model.ts';
import { renderCvPdf } from '~/features/cvs/render-cv-pdf.server.ts';
import { attachment } from '~/services/attachment.server.ts';
import { guard } from '~/services/guard.server.ts';
import type { Route } from './+types/cv-pdf.ts';

/** The download: the CV as it is stored. */
export const loader = guard(async ({ params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUser(context, 'cvMaker');
  const { name, document } = await loadCv({ services, userId: signedIn.id, id: params.id });
  const pdf = await renderCvPdf({ services, userId: signedIn.id, document });
  return new Response(Buffer.from(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(pdf.byteLength),
      'Content-Disposition': attachment(downloadName(name)),
      'Cache-Control': 'private, no-store',
    },
  });
});
