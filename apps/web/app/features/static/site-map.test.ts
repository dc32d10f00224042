import { expect, test } from 'vitest';
import { robotsTxt, sitemapXml } from './site-map.ts';

test('addresses in the sitemap are whole and escaped', () => {
  const xml = sitemapXml('https://setapak.test', ['/', '/a?b=1&c=2']);
  expect(xml).toContain('<loc>https://setapak.test/</loc>');
  expect(xml).toContain('<loc>https://setapak.test/a?b=1&amp;c=2</loc>');
});

test('robots.txt: keeps robots from personal pages and names the sitemap', () => {
  const text = robotsTxt('https://setapak.test');
  expect(text).toContain('Disallow: /app/profile\n');
  expect(text).toContain('Sitemap: https://setapak.test/sitemap.xml\n');
});
