import { requireUserForData } from '~/features/accounts/session.server.ts';
import { removeJob, renameJob } from '~/features/ats/jobs/change-job.server.ts';
import { jobRequest } from '~/features/ats/jobs/job-schema.ts';
import { matchJob, matchKeptJob, matchPost } from '~/features/ats/jobs/match-job.server.ts';
import { dataRoute, jsonBody } from '~/services/data-route.server.ts';
import { firstError } from '~/services/form.ts';
import type { Route } from './+types/ats-check-match.ts';

/** Compares a result with a job ad, pasted, kept or one of its posts; corrects an ad's names or removes it. */
export const action = dataRoute(async ({ request, params, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const parsed = jobRequest.safeParse(await jsonBody(request));
  if (!parsed.success)
    return Response.json({ error: 'invalid', text: firstError(parsed.error) }, { status: 400 });
  const own = { services, userId: signedIn.id };
  const form = parsed.data;
  switch (form.intent) {
    case 'match':
      return Response.json(await matchJob({ ...own, ...form, checkId: params.id }));
    case 'open':
      return Response.json(await matchKeptJob({ ...own, ...form, checkId: params.id }));
    case 'post':
      return Response.json(await matchPost({ ...own, ...form, checkId: params.id }));
    case 'rename':
      await renameJob({ ...own, ...form });
      return Response.json({ jobId: form.jobId });
    case 'remove':
      await removeJob({ ...own, ...form });
      return Response.json({ jobId: form.jobId });
  }
});
