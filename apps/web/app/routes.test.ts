import { matchRoutes, type RouteObject } from 'react-router';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { resourceOf } from './features/admin/resources.server.ts';
import { sections } from './features/admin/resource.ts';
import routes from './routes.ts';

function toObjects(entries: RouteConfigEntry[]): RouteObject[] {
  return entries.map(({ path, index, file, children }) =>
    index ? { index, id: file } : { path, id: file, children: toObjects(children ?? []) },
  );
}

function isResource(name: string): boolean {
  try {
    return resourceOf(name).list !== undefined;
  } catch {
    return false;
  }
}

test('every list of the back office has its file, whatever else begins with its name', () => {
  const names = sections.map(({ to }) => to.replace('/admin/', '')).filter(isResource);
  expect(names).toEqual(expect.arrayContaining(['orders', 'users', 'vouchers']));
  const all = toObjects(routes);
  const missing = names.filter(
    (name) => matchRoutes(all, `/admin/${name}/export.csv`)?.at(-1)?.route.id !== 'routes/admin-csv.ts',
  );
  expect(missing).toEqual([]);
});
