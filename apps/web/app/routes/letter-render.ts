import { requireUserForData } from '~/features/accounts/session.server.ts';
import { answerWithPdf } from '~/features/cv-rendering/answer-with-pdf.server.ts';
import { findLetter } from '~/features/letters/owned-letter.server.ts';
import { renderLetter } from '~/features/letters/render-letter.server.ts';
import { parseDocument } from '~/features/letters/save-letter.server.ts';
import { dataRoute, jsonBody } from '~/services/data-route.server.ts';
import type { Route } from './+types/letter-render.ts';

/** The PDF of a letter that may not be saved yet, for the preview beside the form. */
export const action = dataRoute(async ({ request, params, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const document = parseDocument(await jsonBody(request, { gzip: true }));
  const { cvId } = await findLetter(services.db, { userId: signedIn.id, id: params.id });
  const pdf = await renderLetter({ services, userId: signedIn.id, cvId, document });
  return answerWithPdf({ request, userId: signedIn.id, pdf });
});
