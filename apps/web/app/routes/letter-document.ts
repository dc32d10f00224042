import { requireUserForData } from '~/features/accounts/session.server.ts';
import { loadLetterDocument } from '~/features/letters/load-letter.server.ts';
import { saveLetter } from '~/features/letters/save-letter.server.ts';
import { saveLetterRequest } from '~/features/letters/schema.ts';
import { dataRoute, jsonBody } from '~/services/data-route.server.ts';
import { AppError } from '~/services/error.ts';
import type { Route } from './+types/letter-document.ts';

const noStore = { 'Cache-Control': 'no-store' };

/** What is stored now, for a page that heard of a change; nothing (204) where the page has it already. */
export const loader = dataRoute(async ({ request, params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const stored = await loadLetterDocument({ services, userId: signedIn.id, id: params.id });
  const after = Number(new URL(request.url).searchParams.get('after') ?? 0);
  if (stored.version <= after) return new Response(null, { status: 204, headers: noStore });
  return Response.json(stored, { headers: noStore });
});

/** A save of the page of a letter. 409 carries what somebody else saved in the meantime. */
export const action = dataRoute(async ({ request, params, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const parsed = saveLetterRequest.safeParse(await jsonBody(request));
  if (!parsed.success) throw new AppError('invalid');
  const { owner, ...save } = parsed.data;
  if (owner !== undefined && owner !== signedIn.id) throw new AppError('other_account');
  const outcome = await saveLetter({ services, userId: signedIn.id, id: params.id, ...save });
  if (outcome.saved) return Response.json({ version: outcome.version }, { headers: noStore });
  const { version, saveId, document } = outcome;
  return Response.json({ version, saveId, document }, { status: 409, headers: noStore });
});
