import { requireUserForData } from '~/features/accounts/session.server.ts';
import { pagePicture } from '~/features/ats/checks/page-picture.server.ts';
import { dataRoute } from '~/services/data-route.server.ts';
import type { Route } from './+types/ats-check-page.ts';

/** The picture of a page of a checked PDF. The file never changes, so its owner's browser may keep it for a while. */
export const loader = dataRoute(async ({ params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const page = Number(params.page);
  const picture = await pagePicture({ services, userId: signedIn.id, id: params.id, page });
  return new Response(Buffer.from(picture), {
    headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'private, max-age=3600' },
  });
});
