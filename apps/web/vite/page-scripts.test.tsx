import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderToPipeableStream, renderToReadableStream } from 'react-dom/server';
import type * as router from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLater } from '../app/services/rendered/late-scripts.ts';
import { writtenBy } from './changed-renderer.ts';
import { withKeptLinks, withLateScripts } from './page-scripts.ts';

type Router = typeof router;

const resolved = createRequire(import.meta.url).resolve('react-router');
const librarys = `${resolved.slice(0, resolved.indexOf('/dist/'))}/dist/production`;
const folder = mkdtempSync(join(tmpdir(), 'page-scripts-'));
afterAll(() => rmSync(folder, { recursive: true }));

let [library, ours]: Router[] = [];
beforeAll(async () => {
  const startsLater = pathToFileURL(
    join(import.meta.dirname, '../app/services/rendered/late-scripts.ts'),
  ).href;
  symlinkSync(librarys.slice(0, librarys.lastIndexOf('/react-router/')), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  [library, ours] = await Promise.all([copied('library', (code) => code), copied('ours', changed)]);

  function changed(code: string, name: string) {
    return name === 'links.js' ? withKeptLinks(code) : withLateScripts(code, startsLater);
  }
});

async function copied(name: string, change: (code: string, name: string) => string): Promise<Router> {
  cpSync(librarys, join(folder, name), { recursive: true });
  for (const file of ['links.js', 'components.js']) {
    const path = join(folder, name, 'lib/dom/ssr', file);
    writeFileSync(path, change(readFileSync(path, 'utf8'), file));
  }
  return (await import(/* @vite-ignore */ pathToFileURL(join(folder, name, 'index.js')).href)) as Router;
}

/** A product of three pages, of which one fails. */
function buildOf({ Links, Meta, Outlet, Scripts, ServerRouter }: Router): router.ServerBuild {
  const modules = {
    root: {
      default: () => (
        <html lang="id">
          <head>
            <Meta />
            <Links />
          </head>
          <body>
            <Outlet />
            <Scripts />
          </body>
        </html>
      ),
      links: () => [{ rel: 'icon', href: '/favicon.svg' }],
      ErrorBoundary: () => <Links />,
    },
    home: {
      default: () => <h1>Beranda</h1>,
      links: () => [{ rel: 'preload', href: '/a.woff2', as: 'font' }],
    },
    orders: { default: () => <h1>Pesanan</h1> },
    broken: {
      loader: () => {
        throw new Error('broken');
      },
      default: () => <h1>Rusak</h1>,
    },
  };
  const ids = Object.keys(modules) as (keyof typeof modules)[];
  const placeOf = (id: string) => (id === 'root' ? { path: '' } : { parentId: 'root', path: id });
  const by = <Value,>(valueOf: (id: keyof typeof modules) => Value) =>
    Object.fromEntries(ids.map((id) => [id, valueOf(id)]));
  return {
    entry: {
      module: {
        default: async (
          _request: Request,
          status: number,
          headers: Headers,
          context: router.EntryContext,
        ) => {
          const page = <ServerRouter context={context} url="http://localhost/" nonce="n" />;
          return new Response(await writtenBy({ renderToPipeableStream, renderToReadableStream }, page), {
            status,
            headers,
          });
        },
        handleError: () => {},
      },
    },
    routes: by((id) => ({ id, ...placeOf(id), module: modules[id] })),
    assets: {
      entry: { module: '/assets/entry.js', imports: ['/assets/shared.js'] },
      url: '/assets/manifest.js',
      version: '1',
      routes: by((id) => ({
        id,
        ...placeOf(id),
        module: `/assets/${id}.js`,
        imports: ['/assets/shared.js', `/assets/parts-of-${id}.js`],
        css: ['/assets/all.css', `/assets/${id}.css`],
        hasLoader: id === 'broken',
      })),
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as router.ServerBuild;
}

function pagesOf(made: Router): (path: string) => Promise<string> {
  const handle = made.createRequestHandler(buildOf(made), 'production');
  return async (path) => (await handle(new Request(`http://localhost${path}`))).text();
}

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;

/** The router's page, where scripts are asked for in the end instead of the beginning. */
function late(page: string): string {
  const files = [...page.matchAll(PRELOAD)].map(([, file = '']) => file);
  return page
    .replaceAll(PRELOAD, '')
    .replace(
      /(<script nonce="n" type="module" async="">)(.*?)(?=<\/script>)/s,
      (_, open: string, start: string) => open + startLater(files, 'n', start),
    );
}

test('page scripts: each page is the router’s own, the first time and again, but for when its scripts are requested', async () => {
  const [theirs, own] = [pagesOf(library!), pagesOf(ours!)];
  for (const path of ['/home', '/orders', '/broken', '/home', '/orders', '/broken', '/nowhere']) {
    const page = await theirs(path);
    expect(await own(path)).toBe(late(page));
  }
  expect(await theirs('/home')).toContain('<link rel="modulepreload" href="/assets/parts-of-home.js"');
  expect(await own('/home')).toContain('"/assets/manifest.js","/assets/entry.js","/assets/shared.js"');
});

test('page scripts: pages keep their own style sheets', async () => {
  const own = pagesOf(ours!);
  expect(await own('/home')).toContain('/assets/home.css');
  expect(await own('/orders')).not.toContain('/assets/home.css');
});

test('page scripts: a router that is written otherwise fails the build', () => {
  expect(() => withLateScripts('function Scripts() {}')).toThrow('differently now');
  expect(() => withKeptLinks('function getLinks() {}')).toThrow('differently now');
});
