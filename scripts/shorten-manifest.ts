import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/**
 * Takes out of the browser's list of routes what only the server uses: which files each route imports, for the preloads of a page.
 * In the browser the modules name their imports themselves; what a route does not have need not be said. A third of a file that every page loads.
 * Routes that show nothing have empty modules, of which one is enough.
 */
const folder = join(import.meta.dirname, '../apps/web/build/client/assets');
const [file, ...others] = (await readdir(folder)).filter((name) => /^manifest-\w+\.js$/.test(name));
if (!file || others.length > 0) throw new Error('There should be one list of routes.');
const [head, json = ''] = (await readFile(join(folder, file), 'utf8')).split(/(?<==)(?=\{)/);
const manifest = JSON.parse(json.replace(/;\s*$/, '')) as { routes: Record<string, Record<string, unknown>> };
let empty: unknown;
for (const route of Object.values(manifest.routes)) {
  for (const [key, value] of Object.entries(route))
    if (key === 'imports' || value === false) delete route[key];
  const { size } = await stat(join(folder, basename(String(route['module']))));
  if (size === 0) route['module'] = empty ??= route['module'];
}
await writeFile(join(folder, file), `${head}${JSON.stringify(manifest)};`);
