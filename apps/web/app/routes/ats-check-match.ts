import { requireUserForData } from '~/features/accounts/session.server.ts';
import { matchJob } from '~/features/ats/checks/match-job.server.ts';
import { matchRequest } from '~/features/ats/schema.ts';
import { dataRoute, jsonBody } from '~/services/data-route.server.ts';
import type { Route } from './+types/ats-check-match.ts';

/** Compares a result with a pasted job ad. */
export const action = dataRoute(async ({ request, params, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const asked = matchRequest.safeParse(await jsonBody(request));
  if (!asked.success)
    return Response.json({ error: 'invalid', text: asked.error.issues[0]?.message }, { status: 400 });
  const { jobAd } = asked.data;
  return Response.json(await matchJob({ services, userId: signedIn.id, id: params.id, jobAd }));
});
