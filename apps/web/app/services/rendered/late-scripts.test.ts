import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { startLater } from './late-scripts.ts';

const router = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
window.__reactRouterRouteModules = {"root":route0};
import("/assets/entry-1.js");`;
const late = startLater(['/assets/root-1.js'], 'n1', router);

interface Picture {
  fetchPriority: string;
  decode: () => Promise<void>;
}

const documentOf = (added: object[], { hidden = false, images = [] as Picture[] } = {}) => ({
  hidden,
  images,
  createElement: (tag: string) => ({ tag, remove: () => undefined }),
  head: { append: (element: object) => added.push(element) },
});

/** What the page's module does, in a world that has only these names. */
const run = (names: object) =>
  runInNewContext(`(async () => {${late}})()`, { addEventListener: () => {}, ...names }) as Promise<void>;

test('scripts: nothing in the start makes the browser fetch one before the page is painted', () => {
  expect(late).not.toMatch(/^\s*import /m);
});

/** A page that is opened: when it is painted, and when its scripts have been waited for as long as they are at most. */
function openPage(images: Picture[] = []) {
  const added: object[] = [];
  const types: string[] = [];
  const painted = Promise.withResolvers<void>();
  let giveUp = () => {};
  function PerformanceObserver(onPaint: () => void) {
    void painted.promise.then(onPaint);
    return { observe: ({ type }: { type: string }) => types.push(type) };
  }
  const setTimeout = (go: () => void) => (giveUp = go);
  const requestAnimationFrame = (frame: () => void) => setImmediate(frame);
  const document = documentOf(added, { images });
  const started = run({ document, PerformanceObserver, setTimeout, requestAnimationFrame });
  return { added, types, started, paint: painted.resolve, giveUp: () => giveUp() };
}

/** Longer than a page of these tests takes for what it does not wait for. */
const aWhile = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
};

test('scripts: after the first painting the router starts as it is written, with its files requested at once and the nonce of the page', async () => {
  const { added, types, started, paint } = openPage();
  await aWhile();
  expect(types).toEqual(['paint']);
  expect(added).toEqual([]);

  paint();
  await started;
  expect(added).toMatchObject([
    { tag: 'link', rel: 'modulepreload', href: '/assets/root-1.js' },
    { tag: 'script', type: 'module', nonce: 'n1', textContent: router },
  ]);
});

test('scripts: they wait for pictures of high priority, be they lost, and for no others', async () => {
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  const never = new Promise<void>(() => {});
  const { added, started, paint } = openPage([
    { fetchPriority: 'high', decode: () => first.promise },
    { fetchPriority: 'high', decode: () => second.promise },
    { fetchPriority: 'auto', decode: () => never },
  ]);
  paint();
  first.resolve();
  await aWhile();
  expect(added).toEqual([]);

  second.reject(new Error('lost'));
  await started;
  expect(added).toHaveLength(2);
});

test('scripts: a picture that does not come is waited for no longer than a painting', async () => {
  const never = new Promise<void>(() => {});
  const { added, started, paint, giveUp } = openPage([{ fetchPriority: 'high', decode: () => never }]);
  paint();
  await aWhile();
  expect(added).toEqual([]);
  giveUp();
  await started;
  expect(added).toHaveLength(2);
});

test('scripts: a tab that is not to be seen paints nothing and starts at once', async () => {
  const added: object[] = [];
  await run({ document: documentOf(added, { hidden: true }) });
  expect(added).toHaveLength(2);
});

test('scripts: text that looks like the end of a script stays within it', () => {
  expect(startLater([], undefined, `const name = "<!--";`)).toContain(String.raw`\u003c!--`);
});

test('scripts: the button that was pressed last before they came is kept, until they begin', () => {
  const listeners = new Set<(event: object) => void>();
  const document = {
    ...documentOf([], { hidden: true }),
    earlyPress: undefined as { button?: object; stop: () => void } | undefined,
  };
  void run({
    document,
    addEventListener: (_: string, keep: () => void) => listeners.add(keep),
    removeEventListener: (_: string, keep: () => void) => listeners.delete(keep),
  });
  const press = (closest: object | null) =>
    listeners.forEach((keep) => keep({ target: { closest: () => closest } }));
  const [menu, create] = [{}, {}];
  press(menu);
  press(create);
  // A link, or nothing that can be pressed.
  press(null);
  expect(document.earlyPress?.button).toBe(create);
  document.earlyPress?.stop();
  expect(listeners.size).toBe(0);
});
