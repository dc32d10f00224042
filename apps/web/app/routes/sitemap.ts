import { listMentorPaths } from '~/features/mentors/public.server.ts';
import { publicPaths, sitemapXml } from '~/features/static/site-map.ts';
import { requestContext } from '~/services/request.server.ts';
import type { Route } from './+types/sitemap.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const mentors = await listMentorPaths(context.get(requestContext).services);
  return new Response(sitemapXml(new URL(request.url).origin, [...publicPaths, ...mentors]), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
