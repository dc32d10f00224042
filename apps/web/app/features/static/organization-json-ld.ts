import { site, socials } from '~/content/site.ts';

/** schema.org Organization, for search engines. */
export function organizationJsonLd(origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.name,
    description: site.description,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: site.email,
    sameAs: socials.map(({ href }) => href),
  };
}
