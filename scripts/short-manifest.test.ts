import { expect, test } from 'vitest';
import { asScript, type Manifest } from './short-manifest.ts';

const manifest: Manifest = {
  entry: { module: '/assets/entry.js', imports: [], css: [] },
  url: '/assets/manifest.js',
  version: 'v1',
  routes: {
    root: {
      id: 'root',
      path: '',
      hasLoader: true,
      hasAction: false,
      module: '/assets/root.js',
      imports: ['/assets/shell.js'],
      css: ['/assets/root.css'],
    },
    'routes/home': {
      id: 'routes/home',
      parentId: 'root',
      index: true,
      hasLoader: false,
      hasAction: true,
      module: '/assets/home-B_x1.js',
      imports: [],
      css: ['/assets/shell.css#', '/assets/root.css'],
    },
    'routes/cv': {
      id: 'routes/cv',
      parentId: 'root',
      path: 'cv/:id',
      module: '/assets/cv.js',
      clientLoaderModule: '/assets/cv-loader.js',
      css: [],
    },
  },
};

test('list of routes: the browser makes of it what the build has written, but for imports and what a route does not have', () => {
  // oxlint-disable-next-line typescript/no-implied-eval -- what a browser does with it
  expect(new Function(`return ${asScript(manifest)}`)()).toEqual({
    ...manifest,
    routes: {
      root: { id: 'root', path: '', hasLoader: true, module: '/assets/root.js', css: ['/assets/root.css'] },
      'routes/home': {
        id: 'routes/home',
        parentId: 'root',
        index: true,
        hasAction: true,
        module: '/assets/home-B_x1.js',
        css: ['/assets/shell.css#', '/assets/root.css'],
      },
      'routes/cv': {
        id: 'routes/cv',
        parentId: 'root',
        path: 'cv/:id',
        module: '/assets/cv.js',
        clientLoaderModule: '/assets/cv-loader.js',
        css: [],
      },
    },
  });
});

test('list of routes: a file that lies elsewhere ends the build', () => {
  const routes = { root: { id: 'root', module: '/elsewhere/root.js' } };
  expect(() => asScript({ ...manifest, routes })).toThrow(/elsewhere/);
});
