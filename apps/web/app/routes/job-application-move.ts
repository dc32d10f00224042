import { requireUserForData } from '~/features/accounts/session.server.ts';
import { moveApplication } from '~/features/job-applications/move-application.server.ts';
import { moveRequest } from '~/features/job-applications/schema.ts';
import { dataRoute, jsonBody } from '~/services/data-route.server.ts';
import { AppError } from '~/services/error.ts';
import type { Route } from './+types/job-application-move.ts';

/** Moves a card that was dragged. */
export const action = dataRoute(async ({ request, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const parsed = moveRequest.safeParse(await jsonBody(request));
  if (!parsed.success) throw new AppError('invalid');
  await moveApplication({ services, userId: signedIn.id, ...parsed.data });
  return Response.json({ id: parsed.data.id });
});
