import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { scriptsAfterPaint } from './late-scripts.ts';

const changed = (html: string) => scriptsAfterPaint(Buffer.from(html)).toString();

const router = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
window.__reactRouterRouteModules = {"root":route0};
import("/assets/entry-1.js");`;
const page = (start: string) =>
  `<html><head><link rel="modulepreload" href="/assets/root-1.js" nonce="n1"/><link rel="stylesheet" href="/a.css"/></head><body><h1>Halo</h1><script nonce="n1">window.data=1</script><script nonce="n1" type="module" async="">${start}</script></body></html>`;

const documentOf = (added: object[], hidden = false) => ({
  hidden,
  createElement: (tag: string) => ({ tag, remove: () => undefined }),
  head: { append: (element: object) => added.push(element) },
});

/** What the page's module does, in a world that has only these names. */
function run(names: object): Promise<void> {
  const late = changed(page(router));
  const [, start = ''] = /type="module" async="">([\s\S]*?)<\/script>/.exec(late) ?? [];
  return runInNewContext(`(async () => {${start}})()`, names) as Promise<void>;
}

test('scripts: nothing in a page makes the browser fetch one before it is painted', () => {
  const late = changed(page(router));
  expect(late).not.toContain('<link rel="modulepreload"');
  expect(late).not.toMatch(/^import /m);
  expect(late).toContain('<link rel="stylesheet" href="/a.css"/>');
  expect(late).toContain('<script nonce="n1">window.data=1</script>');
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
  const late = changed(page(`const name = "<!--";`));
  expect(late).toContain(String.raw`\u003c!--`);
});

test('scripts: a page without them stays as it is', () => {
  const plain = '<html><head></head><body>Halo</body></html>';
  expect(changed(plain)).toBe(plain);
});
