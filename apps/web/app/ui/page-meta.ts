import type { MetaDescriptor } from 'react-router';

interface PageMeta {
  title: string;
  description: string;
  /** Canonical path; without it the page has none and is kept from search engines. */
  path?: string;
  /** Path of the picture shown where the page is shared. */
  image?: string;
}

interface RootMatch {
  id: string;
  loaderData?: unknown;
}

/** Title, description, canonical address and what is shown when the page is shared. Takes the `matches` of a meta function. */
export function pageMeta(
  matches: readonly (RootMatch | undefined)[],
  { title, description, path, image = '/og.png' }: PageMeta,
): MetaDescriptor[] {
  const address = (part: string) => new URL(part, originOf(matches)).href;
  return [
    { title },
    { name: 'description', content: description },
    ...(path === undefined
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          { tagName: 'link', rel: 'canonical', href: address(path) },
          { property: 'og:url', content: address(path) },
        ]),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Setapak' },
    { property: 'og:locale', content: 'id_ID' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: address(image) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Where people reach us, as the root loader saw it. */
export function originOf(matches: readonly (RootMatch | undefined)[]): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { origin: string } | undefined;
  return root?.origin ?? 'https://setapak.example';
}
