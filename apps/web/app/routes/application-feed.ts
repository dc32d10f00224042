import { loadFeed } from '~/features/job-applications/application-feed.server.ts';
import { guard } from '~/services/guard.server.ts';
import { requestContext } from '~/services/request.server.ts';
import type { Route } from './+types/application-feed.ts';

/** For calendars that subscribe: the address is the key. */
export const loader = guard(async ({ context, params }: Route.LoaderArgs) => {
  const { services } = context.get(requestContext);
  const key = params.file.replace(/\.ics$/, '');
  const calendar = await loadFeed({ services, userId: params.id, key });
  return new Response(calendar, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
});
