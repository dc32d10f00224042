import { requireUserForData } from '~/features/accounts/session.server.ts';
import { dataRoute } from '~/services/data-route.server.ts';
import { readCvBack } from '~/features/cv-design/ats-view/read-cv-back.server.ts';
import type { Route } from './+types/cv-read-back.ts';

/** "Seperti dibaca ATS": what our reader gets out of the PDF that would be downloaded. */
export const action = dataRoute(async ({ params, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const readBack = await readCvBack({ services, userId: signedIn.id, id: params.id });
  return Response.json(readBack, { headers: { 'Cache-Control': 'no-store' } });
});
