import { requireUserForData } from '~/features/accounts/session.server.ts';
import { dataRoute, jsonBody } from '~/services/data-route.server.ts';
import { loadCv } from '~/features/cv-sync/documents/load-cv.server.ts';
import { saveCv } from '~/features/cv-sync/documents/save-cv.server.ts';
import { saveSchema } from '~/features/cv-sync/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Route } from './+types/cv-document.ts';

const noStore = { 'Cache-Control': 'no-store' };

/** What is stored now, for a page that heard of a change; nothing (204) where the page has it already. */
export const loader = dataRoute(async ({ request, params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const { version, saveId, document } = await loadCv({ services, userId: signedIn.id, id: params.id });
  const after = Number(new URL(request.url).searchParams.get('after') ?? 0);
  if (version <= after) return new Response(null, { status: 204, headers: noStore });
  return Response.json({ version, saveId, document }, { headers: noStore });
});

/** A save of the builder. 409 carries what somebody else saved in the meantime. */
export const action = dataRoute(async ({ request, params, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const parsed = saveSchema.safeParse(await jsonBody(request));
  if (!parsed.success) throw new AppError('invalid');
  const { owner, ...save } = parsed.data;
  // Somebody else signed in since the page was opened: the CV is not gone, it is only not theirs.
  if (owner !== undefined && owner !== signedIn.id) throw new AppError('other_account');
  const outcome = await saveCv({ services, userId: signedIn.id, id: params.id, ...save });
  if (outcome.saved) return Response.json({ version: outcome.version }, { headers: noStore });
  const { version, saveId, document } = outcome;
  return Response.json({ version, saveId, document }, { status: 409, headers: noStore });
});
