import { requireUserForData } from '~/features/accounts/session.server.ts';
import { parseDocument } from '~/features/cv-sync/documents/save-cv.server.ts';
import { loadTwin } from '~/features/cv-twins/load-twin.server.ts';
import { makeTwin } from '~/features/cv-twins/make-twin.server.ts';
import { twinRequest } from '~/features/cv-twins/schema.ts';
import { settleTwin, unlinkTwin } from '~/features/cv-twins/settle-twin.server.ts';
import { dataRoute, jsonBody } from '~/services/data-route.server.ts';
import { AppError } from '~/services/error.ts';
import type { Route } from './+types/cv-twin.ts';

const noStore = { 'Cache-Control': 'no-store' };

/** The other version of a CV, or null. */
export const loader = dataRoute(async ({ params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const twin = await loadTwin({ services, userId: signedIn.id, id: params.id });
  return Response.json({ twin }, { headers: noStore });
});

export const action = dataRoute(async ({ request, params, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const parsed = twinRequest.safeParse(await jsonBody(request));
  if (!parsed.success) throw new AppError('invalid');
  const own = { services, userId: signedIn.id, id: params.id };
  const form = parsed.data;
  await services.limits.enforce('cv-twin-user', signedIn.id);
  if (form.intent === 'make') return Response.json({ id: await makeTwin(own) });
  if (form.intent === 'unlink') await unlinkTwin(own);
  else
    await settleTwin({
      ...own,
      seenMine: parseDocument(form.seenMine),
      seenTheirs: parseDocument(form.seenTheirs),
      sameWords: form.sameWords,
    });
  return Response.json({ done: true });
});
