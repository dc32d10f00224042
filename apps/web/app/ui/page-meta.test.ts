import { expect, test } from 'vitest';
import { pageMeta } from './page-meta.ts';

const matches = [{ id: 'root', loaderData: { origin: 'https://setapak.test' } }, undefined];

test('addresses for search engines and sharing are absolute', () => {
  const meta = pageMeta(matches, { title: 'T', description: 'D', path: '/faq' });
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://setapak.test/faq' });
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://setapak.test/og.png' });
});

test('a page without an address of its own is kept from search engines', () => {
  const meta = pageMeta(matches, { title: 'T', description: 'D' });
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
});
