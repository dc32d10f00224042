import { expect, test } from 'vitest';
import { createPathMask } from './path-mask.ts';

const mask = createPathMask(['session/:id/:key', 'app/cv/:id/share', 'r/:id', 'v1/openapi.json']);

test.each([
  ['/session/8f3k2j/aB3-x_9Zq', '/session/:/:'],
  ['/app/cv/m4n5b6/share.data', '/app/cv/:/share.data'],
  ['/r/rani-kusuma', '/r/:'],
  ['/v1/openapi.json', '/v1/openapi.json'],
  ['/rani@setapak.example', '/:'],
  ['/', '/'],
])('the path %s is logged as %s', (path, masked) => {
  expect(mask(path)).toBe(masked);
});
