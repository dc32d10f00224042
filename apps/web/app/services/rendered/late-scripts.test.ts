import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { startLater } from './late-scripts.ts';

const router = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
window.__reactRouterRouteModules = {"root":route0};
import("/assets/entry-1.js");`;
const late = startLater(['/assets/root-1.js'], 'n1', router);

const documentOf = (added: object[], hidden = false) => ({
  hidden,
  createElement: (tag: string) => ({ tag, remove: () => undefined }),
  head: { append: (element: object) => added.push(element) },
});

/** What the page's module does, in a world that has only these names. */
const run = (names: object) => runInNewContext(`(async () => {${late}})()`, names) as Promise<void>;

test('scripts: nothing in the start makes the browser fetch one before the page is painted', () => {
  expect(late).not.toMatch(/^\s*import /m);
});

test('scripts: after the first painting the router starts as it is written, with its files asked for at once and the nonce of the page', async () => {
  const added: object[] = [];
  const painted = Promise.withResolvers<void>();
  const types: string[] = [];
  function PerformanceObserver(onPaint: () => void) {
    void painted.promise.then(onPaint);
    return { observe: ({ type }: { type: string }) => types.push(type) };
  }
  const started = run({ document: documentOf(added), PerformanceObserver, setTimeout: () => undefined });
  await Promise.resolve();
  expect(types).toEqual(['paint']);
  expect(added).toEqual([]);

  painted.resolve();
  await started;
  expect(added).toMatchObject([
    { tag: 'link', rel: 'modulepreload', href: '/assets/root-1.js' },
    { tag: 'script', type: 'module', nonce: 'n1', textContent: router },
  ]);
});

test('scripts: a tab that is not to be seen paints nothing and starts at once', async () => {
  const added: object[] = [];
  await run({ document: documentOf(added, true) });
  expect(added).toHaveLength(2);
});

test('scripts: text that looks like the end of a script stays within it', () => {
  expect(startLater([], undefined, `const name = "<!--";`)).toContain(String.raw`\u003c!--`);
});
