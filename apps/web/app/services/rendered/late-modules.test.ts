import { expect, test } from 'vitest';
import { withLateModules } from './late-modules.ts';

const changed = (page: string) => withLateModules(Buffer.from(page)).toString();

test('late modules: every preload of a module waits for the rest of the page', () => {
  expect(
    changed('<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><p>é</p>'),
  ).toBe(
    '<link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="modulepreload" fetchpriority="low" href="/b.js"/><p>é</p>',
  );
});

test('late modules: a page without them stays', () => {
  expect(changed('<link rel="preload" href="/a.woff2"/>')).toBe('<link rel="preload" href="/a.woff2"/>');
});
