import { bodyOf } from '~/services/body-of.server.ts';
import { requireUserForData } from '~/features/accounts/session.server.ts';
import { dataRoute } from '~/services/data-route.server.ts';
import { loadThumbnail } from '~/features/cv-library/thumbnails/load-thumbnail.server.ts';
import type { Route } from './+types/cv-thumbnail.ts';

/** The picture of page 1. Its address names the version, so a browser may keep it. */
export const loader = dataRoute(async ({ params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const picture = await loadThumbnail({ services, userId: signedIn.id, id: params.id });
  return new Response(bodyOf(picture), {
    headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'private, max-age=31536000, immutable' },
  });
});
