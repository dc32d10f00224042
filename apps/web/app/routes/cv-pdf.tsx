import { requireUser } from '~/features/accounts/session.server.ts';
import { loadCvSource } from '~/features/cv-sync/documents/load-cv-source.server.ts';
import { downloadName, fileTitle } from '~/features/cv-sync/model.ts';
import { codeAddress } from '~/features/cv-rendering/code-address.server.ts';
import { renderCvPdf } from '~/features/cv-rendering/render-cv-pdf.server.ts';
import { attachment } from '~/services/attachment.server.ts';
import { guard } from '~/services/guard.server.ts';
import type { Route } from './+types/cv-pdf.ts';

/** The download: the CV as it is stored, or the very PDF that was uploaded. */
export const loader = guard(async ({ params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUser(context, 'cvMaker');
  const { name, source } = await loadCvSource({ services, userId: signedIn.id, id: params.id });
  const { document } = source;
  const owned = { services, userId: signedIn.id };
  const pdf = document
    ? await renderCvPdf({
        ...owned,
        document,
        title: name,
        ...(await codeAddress({ ...owned, id: params.id, document })),
      })
    : await services.storage.getBytes(source.fileKey);
  return new Response(Buffer.from(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(pdf.byteLength),
      'Content-Disposition': attachment(downloadName(fileTitle(name, source.document ?? null))),
      'Cache-Control': 'private, no-store',
    },
  });
});
