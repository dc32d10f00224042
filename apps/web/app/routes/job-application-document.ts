import { requireUserForData } from '~/features/accounts/session.server.ts';
import { loadDocument } from '~/features/job-applications/application-documents.server.ts';
import { saveDocumentRequest } from '~/features/job-applications/document-schema.ts';
import { saveDocument } from '~/features/job-applications/save-document.server.ts';
import { dataRoute, jsonBody } from '~/services/data-route.server.ts';
import { AppError } from '~/services/error.ts';
import type { Route } from './+types/job-application-document.ts';

const noStore = { 'Cache-Control': 'no-store' };

/** What is stored now, for a page that heard of a change; nothing (204) where the page has it already. */
export const loader = dataRoute(async ({ request, params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const stored = await loadDocument({ services, userId: signedIn.id, id: params.id });
  const after = Number(new URL(request.url).searchParams.get('after') ?? 0);
  if (stored.version <= after) return new Response(null, { status: 204, headers: noStore });
  return Response.json(stored, { headers: noStore });
});

/** A save of an application. 409 carries what somebody else saved in the meantime. */
export const action = dataRoute(async ({ request, params, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const parsed = saveDocumentRequest.safeParse(await jsonBody(request));
  if (!parsed.success) throw new AppError('invalid');
  const { owner, ...save } = parsed.data;
  if (owner !== undefined && owner !== signedIn.id) throw new AppError('other_account');
  const outcome = await saveDocument({ services, userId: signedIn.id, id: params.id, ...save });
  if (outcome.saved) return Response.json({ version: outcome.version }, { headers: noStore });
  const { version, saveId, document } = outcome;
  return Response.json({ version, saveId, document }, { status: 409, headers: noStore });
});
