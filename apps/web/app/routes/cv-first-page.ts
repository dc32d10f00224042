import { requireUserForData } from '~/features/accounts/session.server.ts';
import { firstPage } from '~/features/cv-rendering/first-page.server.ts';
import { dataRoute } from '~/services/data-route.server.ts';
import type { Route } from './+types/cv-first-page.ts';

/** The picture that stands in for the pages. Where its address names the version that is stored, a browser may keep it. */
export const loader = dataRoute(async ({ request, params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUserForData(context);
  const { version, picture } = await firstPage({ services, userId: signedIn.id, id: params.id });
  const isNamed = new URL(request.url).searchParams.get('v') === String(version);
  return new Response(Buffer.from(picture), {
    headers: {
      'Content-Type': 'image/webp',
      'Cache-Control': isNamed ? 'private, max-age=3600' : 'no-store',
    },
  });
});
