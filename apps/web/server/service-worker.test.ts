import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ServerEnv } from './env.ts';
import { filesOf, serviceWorkerRoute } from './service-worker.ts';

const route = (id: string, parentId: string | undefined, more: object) => ({
  id,
  parentId,
  module: `/assets/${id}.js`,
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
  ...more,
});
const assets = {
  routes: {
    root: route('root', undefined, { css: ['/assets/root.css'] }),
    page: route('page', 'root', {
      imports: ['/assets/shared.js'],
      clientLoaderModule: '/assets/page-loader.js',
    }),
  },
};

test('files of a route: its module, loader, imports and styles, and those of the routes around it, each once', () => {
  expect(filesOf(assets, 'page').sort()).toEqual([
    '/assets/page-loader.js',
    '/assets/page.js',
    '/assets/root.css',
    '/assets/root.js',
    '/assets/shared.js',
  ]);
  expect(filesOf(assets, 'missing')).toEqual([]);
});

test('service worker switched off: what is served under its name removes itself and its caches', async () => {
  const app = new Hono<ServerEnv>();
  const build = { ...assets, version: '1', url: '', entry: { module: '', imports: [] } };
  serviceWorkerRoute(app, { SERVICE_WORKER: 'off' }, 'https://setapak.example', build);
  const answer = await app.request('/sw.js');
  expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  const listeners = new Map<string, (event: object) => void>();
  const done: unknown[] = [];
  const caches = {
    keys: () => Promise.resolve(['setapak-1', 'other']),
    delete: (name: string) => Promise.resolve(done.push(`delete ${name}`)),
  };
  const worker = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    skipWaiting: () => undefined,
    registration: { unregister: () => Promise.resolve(done.push('unregister')) },
  };
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- as a browser runs it
  new Function('self', 'caches', await answer.text())(worker, caches);
  let finished: Promise<void> = Promise.resolve();
  listeners.get('activate')?.({ waitUntil: (work: Promise<void>) => (finished = work) });
  await finished;
  expect(done).toEqual(['delete setapak-1', 'unregister']);
});
