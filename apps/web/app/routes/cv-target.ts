import { requireUserForData } from '~/features/accounts/session.server.ts';
import { parseDocument } from '~/features/cv-sync/documents/save-cv.server.ts';
import { choosePost } from '~/features/ats/public.server.ts';
import { copyForTarget } from '~/features/cv-targets/copy-for-target.server.ts';
import { loadTarget, removeTarget } from '~/features/cv-targets/keep-target.server.ts';
import { matchTarget } from '~/features/cv-targets/match-target.server.ts';
import { targetRequest } from '~/features/cv-targets/schema.ts';
import { dataRoute, jsonBody } from '~/services/data-route.server.ts';
import { firstError } from '~/services/form.ts';
import type { Route } from './+types/cv-target.ts';

/** The ad that a CV is made for, or null. */
export const loader = dataRoute(async ({ params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const ad = await loadTarget({ services, userId: signedIn.id, id: params.id });
  return Response.json({ ad }, { headers: { 'Cache-Control': 'no-store' } });
});

export const action = dataRoute(async ({ request, params, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const parsed = targetRequest.safeParse(await jsonBody(request));
  if (!parsed.success)
    return Response.json({ error: 'invalid', text: firstError(parsed.error) }, { status: 400 });
  const own = { services, userId: signedIn.id, id: params.id };
  const form = parsed.data;
  if (form.intent === 'copy')
    return Response.json({ id: await copyForTarget({ ...own, press: form.press }) });
  if (form.intent === 'post') return Response.json({ ad: choosePost(form.ad, form.post) });
  if (form.intent === 'match') {
    const document = parseDocument(form.document);
    return Response.json({ match: await matchTarget({ ...own, ad: form.ad, document }) });
  }
  await removeTarget(own);
  return Response.json({ done: true });
});
