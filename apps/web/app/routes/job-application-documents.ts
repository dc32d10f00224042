import { requireUserForData } from '~/features/accounts/session.server.ts';
import { loadDocuments } from '~/features/job-applications/application-documents.server.ts';
import { dataRoute } from '~/services/data-route.server.ts';
import type { Route } from './+types/job-application-documents.ts';

/** The whole board, for what a device keeps of it to work without a network. */
export const loader = dataRoute(async ({ context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const applications = await loadDocuments({ services, userId: signedIn.id });
  return Response.json({ ownerId: signedIn.id, applications }, { headers: { 'Cache-Control': 'no-store' } });
});
