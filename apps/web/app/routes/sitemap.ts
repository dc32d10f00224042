import { sitemapXml } from '~/features/static/site-map.ts';
import type { Route } from './+types/sitemap.ts';

export function loader({ request }: Route.LoaderArgs) {
  return new Response(sitemapXml(new URL(request.url).origin), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
