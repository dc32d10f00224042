import { expect, test } from 'vitest';
import { pathShape, wantsNoCounting } from './model.ts';

test.each([
  ['/', '/'],
  ['/app/home', '/app/home'],
  ['/app/cv/builder/x7k2p9?step=2#a', '/app/cv/builder/:id'],
  ['/r/rani-kusuma', '/r/:id'],
  ['/app/mentor/12', '/app/mentor/:id'],
  ['/rani@setapak.example/0812', '/:id/:id'],
  ['/a/b/c/d/e/f/g/h', '/:id/:id/:id/:id/:id/:id'],
  ['//evil.example', '/:id'],
])('%s has the shape %s', (path, shape) => {
  expect(pathShape(path)).toBe(shape);
});

test.each([
  [{}, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
])('%j → %s', (wishes, expected) => {
  expect(wantsNoCounting(wishes)).toBe(expected);
});
