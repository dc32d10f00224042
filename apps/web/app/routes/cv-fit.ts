import { requireUserForData } from '~/features/accounts/session.server.ts';
import { dataRoute, jsonBody } from '~/services/data-route.server.ts';
import { fitCv } from '~/features/cv-design/fit/fit-cv.server.ts';
import { loadCv } from '~/features/cv-sync/documents/load-cv.server.ts';
import { parseDocument } from '~/features/cv-sync/documents/save-cv.server.ts';
import type { Route } from './+types/cv-fit.ts';

/** "Muat satu halaman": the looks that fit, or what to cut. Nothing is stored; the browser saves what it takes over. */
export const action = dataRoute(async ({ request, params, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const document = parseDocument(await jsonBody(request));
  await loadCv({ services, userId: signedIn.id, id: params.id });
  const outcome = await fitCv({ services, userId: signedIn.id, id: params.id, document });
  return Response.json(outcome, { headers: { 'Cache-Control': 'no-store' } });
});
