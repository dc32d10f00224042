import { join } from 'node:path';
import { packageFolder } from '../package-folder.ts';

/** Where the templates stand. It is the compiler's whole world: nothing outside is readable. */
export const templatesFolder = join(packageFolder, 'templates');
