import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import pages from '../app/routes.ts';
import { treeOf } from './requests.ts';
import { createRoutePatterns, NO_ROUTE } from './route-pattern.ts';
import { idsFor, pathOf } from './routes-of.ts';

const routes = Object.fromEntries([
  ['root', { id: 'root', path: '' }],
  ...listOf(pages, 'root').map((route) => [route.id, route] as const),
]) as unknown as ServerBuild['routes'];

/** As a build holds them. */
function listOf(entries: RouteConfigEntry[], parentId: string): { id: string }[] {
  return entries.flatMap(({ id, file, path, index, children = [] }) => {
    const own = id ?? file;
    return [{ id: own, parentId, path, index }, ...listOf(children, own)];
  });
}

const paths = Object.keys(routes).map((id) => pathOf(routes, id));
const patternOf = createRoutePatterns(paths);
const segmentsOf = (path: string) => path.split('/').filter(Boolean);
const allSegments = paths.map(segmentsOf);

/** What routes have at a place of this path, behind a beginning that an address could share: other words are ids like any. */
function wordsAt(segments: string[], place: number): Set<string> {
  const before = segments.slice(0, place);
  const isShared = (other: string[]) =>
    before.every(
      (segment, at) => segment.startsWith(':') || other[at]?.startsWith(':') || segment === other[at],
    );
  const words = allSegments.flatMap((other) => (isShared(other) ? (other[place] ?? []) : []));
  return new Set(words.filter((word) => /^[\w.]+$/.test(word)));
}

/** Addresses of a path whose parameters are ids, also written in a strange way; one of them may be a word of another route. */
function addressesOf(path: string): string[] {
  const segments = segmentsOf(path);
  const filled = (at: number, word: string) =>
    `/${segments.map((segment, place) => (segment.startsWith(':') ? (place === at ? word : 'k3j2') : segment)).join('/')}`;
  const places = [...segments.keys()].filter((place) => segments[place]?.startsWith(':'));
  return [
    filled(-1, ''),
    ...places.flatMap((at) => ['%62in', ...wordsAt(segments, at)].map((word) => filled(at, word))),
  ];
}

const chosen = (tree: ReturnType<typeof treeOf>, address: string) =>
  matchRoutes(tree, address)?.map(({ route, params }) => [route.id, params]);

test('routes of a pattern: every address leads where it leads among all routes', () => {
  const all = treeOf(routes);
  for (const pattern of new Set(paths.map(patternOf))) {
    if (pattern === NO_ROUTE) continue;
    const ids = idsFor(routes, pattern);
    const some = treeOf(Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id))));
    for (const address of addressesOf(pattern).filter((each) => patternOf(each) === pattern))
      expect(chosen(some, address), address).toEqual(chosen(all, address));
  }
});

test('routes of a pattern: a page of its own name has no strangers beside it', () => {
  const ids = idsFor(routes, '/app/cv/dashboard');
  expect(ids).toContain('routes/cv-dashboard.tsx');
  expect(ids).toContain('root');
  expect(ids.size).toBeLessThan(10);
});
