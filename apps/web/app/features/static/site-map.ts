/** Public pages that search engines should know, in the order of their weight. */
export const publicPaths = [
  '/',
  '/app/home',
  '/app/mentoring',
  '/app/cv/dashboard',
  '/assessment',
  '/frequently-asked-question',
  '/metode-ats',
  '/developers',
  '/register',
  '/login',
  '/term-and-condition',
  '/privacy-policy',
] as const;

/**
 * What crawlers have no business with: personal pages, and what changes something. A shared CV says itself whether it may be
 * listed, and who shows a link's picture must be let in.
 */
const disallowed = [
  '/app/profile',
  '/app/booking',
  '/app/book',
  '/app/success',
  '/app/cv/template/',
  '/app/cv/builder/',
  '/app/cv/preview/',
  '/profile/',
  '/rd/',
  '/demo',
  '/logout',
  '/analytics',
  '/events',
];

/** https://www.sitemaps.org/protocol.html */
export function sitemapXml(origin: string, paths: readonly string[] = publicPaths): string {
  const urls = paths.map((path) => `  <url><loc>${escapeXml(new URL(path, origin).href)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** RFC 9309; the address of the sitemap must be a whole one. */
export function robotsTxt(origin: string): string {
  const rules = disallowed.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll("'", '&apos;')
    .replaceAll('"', '&quot;');
}
