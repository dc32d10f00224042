import { drawnOf, sharedOf, shareHeaders } from '~/features/cv-sharing/links/share-request.server.ts';
import { pagePicture } from '~/features/cv-sharing/links/page-picture.server.ts';
import { dataRoute } from '~/services/data-route.server.ts';
import { requestContext } from '~/services/request.server.ts';
import type { Route } from './+types/shared-cv-page.ts';

/** The picture of a page of a shared CV; page `social` is what is shown where the link is shared. */
export const loader = dataRoute(async ({ request, params, context }: Route.LoaderArgs) => {
  const scope = context.get(requestContext);
  const shared = await sharedOf(scope, request, params.id);
  const drawn = await drawnOf(scope, shared);
  const kind = params.page === 'social' ? 'social' : 'page';
  const page = kind === 'social' ? 1 : Number(params.page);
  const picture = await pagePicture({ services: scope.services, drawn, page, kind });
  return new Response(Buffer.from(picture), {
    headers: { ...shareHeaders, 'Content-Type': kind === 'social' ? 'image/jpeg' : 'image/webp' },
  });
});
