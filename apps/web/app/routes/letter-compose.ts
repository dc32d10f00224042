import { requireUserForData } from '~/features/accounts/session.server.ts';
import { recomposeLetter } from '~/features/letters/recompose-letter.server.ts';
import { composeRequest } from '~/features/letters/schema.ts';
import { dataRoute, jsonBody } from '~/services/data-route.server.ts';
import { AppError } from '~/services/error.ts';
import type { Route } from './+types/letter-compose.ts';

/** The letter anew, in another language, order or tone. Nothing is stored: the page takes it over as an edit that can be undone. */
export const action = dataRoute(async ({ request, params, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const parsed = composeRequest.safeParse(await jsonBody(request));
  if (!parsed.success) throw new AppError('invalid');
  const document = await recomposeLetter({
    services,
    userId: signedIn.id,
    id: params.id,
    request: parsed.data,
  });
  return Response.json({ document }, { headers: { 'Cache-Control': 'no-store' } });
});
