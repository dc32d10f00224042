import { afterEach, expect, test, vi } from 'vitest';
import { putCookie } from './put-cookie.ts';

afterEach(() => vi.unstubAllGlobals());

test('a cookie that script sets travels over TLS alone wherever the page came over TLS', () => {
  const document = { cookie: '' };
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', { location: { protocol: 'https:' } });
  putCookie('to=cvMaker; Path=/');
  expect(document.cookie).toBe('to=cvMaker; Path=/; Secure');
  vi.stubGlobal('window', { location: { protocol: 'http:' } });
  putCookie('to=cvMaker; Path=/');
  expect(document.cookie).toBe('to=cvMaker; Path=/');
});
