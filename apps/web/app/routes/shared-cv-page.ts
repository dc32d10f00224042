import {
  limitDrawing,
  drawnOf,
  sharedOf,
  shareHeaders,
} from '~/features/cv-sharing/links/share-request.server.ts';
import { pagePicture } from '~/features/cv-sharing/links/page-picture.server.ts';
import { shareCard } from '~/features/cv-sharing/links/share-card.server.ts';
import { dataRoute } from '~/services/data-route.server.ts';
import { requestContext } from '~/services/request.server.ts';
import type { Route } from './+types/shared-cv-page.ts';

/** The picture of a page of a shared CV; page `social` is what is shown where the link is shared. */
export const loader = dataRoute(async ({ request, params, context }: Route.LoaderArgs) => {
  const scope = context.get(requestContext);
  const { services } = scope;
  const shared = await sharedOf(scope, request, params.id);
  if (params.page === 'social') {
    const card = await shareCard({ services, shared, onMiss: () => limitDrawing(scope) });
    return new Response(Buffer.from(card), { headers: { ...shareHeaders, 'Content-Type': 'image/png' } });
  }
  const drawn = await drawnOf(scope, shared);
  const picture = await pagePicture({ services, drawn, page: Number(params.page) });
  return new Response(Buffer.from(picture), { headers: { ...shareHeaders, 'Content-Type': 'image/webp' } });
});
