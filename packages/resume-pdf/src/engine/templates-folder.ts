import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../package-folder.ts';

/** Where the templates stand. It is the compiler's whole world: nothing outside is readable. */
export const templatesFolder = join(packageFolder, 'templates');

/** All of them with their shared parts, as paths below the folder. */
export function templatePaths(): string[] {
  const paths = readdirSync(templatesFolder, { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => path.endsWith('.typ')).map((path) => path.replaceAll('\\', '/'));
}
