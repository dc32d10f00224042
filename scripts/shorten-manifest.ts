import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { asScript, type Manifest } from './short-manifest.ts';

/** Writes the browser's list of routes anew, shorter: every page loads it. Routes that show nothing have empty modules, of which one is enough. */
const folder = join(import.meta.dirname, '../apps/web/build/client/assets');
const [file, ...others] = (await readdir(folder)).filter((name) => /^manifest-\w+\.js$/.test(name));
if (!file || others.length > 0) throw new Error('There should be one list of routes.');
const [head = '', json = ''] = (await readFile(join(folder, file), 'utf8')).split(/(?<==)(?=\{)/);
const manifest = JSON.parse(json.replace(/;\s*$/, '')) as Manifest;
let empty: string | undefined;
for (const route of Object.values(manifest.routes)) {
  const { size } = await stat(join(folder, basename(route.module)));
  if (size === 0) route.module = empty ??= route.module;
}
await writeFile(join(folder, file), `${head}${asScript(manifest)};`);
