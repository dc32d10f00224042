import { isTemplateName } from '@setapak/resume';
import { requireUserForData } from '~/features/accounts/session.server.ts';
import { dataRoute, jsonBody } from '~/services/data-route.server.ts';
import { loadCv } from '~/features/cv-sync/documents/load-cv.server.ts';
import { renderTemplatePicture } from '~/features/cv-design/render-template-picture.server.ts';
import { parseDocument } from '~/features/cv-sync/documents/save-cv.server.ts';
import { AppError } from '~/services/error.ts';
import type { Route } from './+types/cv-template-picture.ts';

/** A document's first page in a template that may not be its own, for the template panel. */
export const action = dataRoute(async ({ request, params, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const { id, template } = params;
  if (!isTemplateName(template)) throw new AppError('not_found');
  const document = parseDocument(await jsonBody(request));
  await loadCv({ services, userId: signedIn.id, id });
  const picture = await renderTemplatePicture({ services, userId: signedIn.id, document, template });
  return new Response(Buffer.from(picture), {
    headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'no-store' },
  });
});
