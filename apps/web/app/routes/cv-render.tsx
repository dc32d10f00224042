import { requireUserForData } from '~/features/accounts/session.server.ts';
import { dataRoute, jsonBody } from '~/services/data-route.server.ts';
import { loadCv } from '~/features/cv-sync/documents/load-cv.server.ts';
import { answerWithPdf } from '~/features/cv-rendering/answer-with-pdf.server.ts';
import { codeAddress } from '~/features/cv-rendering/code-address.server.ts';
import { renderCvPdf } from '~/features/cv-rendering/render-cv-pdf.server.ts';
import { parseDocument } from '~/features/cv-sync/documents/save-cv.server.ts';
import type { Route } from './+types/cv-render.ts';

/** The PDF of a document that may not be saved yet, for the preview beside the form. */
export const action = dataRoute(async ({ request, params, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const document = parseDocument(await jsonBody(request, { gzip: true }));
  await loadCv({ services, userId: signedIn.id, id: params.id });
  const pdf = await renderCvPdf({
    services,
    userId: signedIn.id,
    document,
    ...(await codeAddress({ services, userId: signedIn.id, id: params.id, document })),
  });
  return answerWithPdf({ request, userId: signedIn.id, pdf });
});
