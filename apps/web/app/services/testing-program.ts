import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';

export interface TestProgram {
  /** The file to run. */
  file: string;
  remove(): Promise<void>;
}

const packageFolder = dirname(createRequire(import.meta.url).resolve('@setapak/web/package.json'));
/** Within the package, so that what stays outside of the bundle is found. */
const folderOfPrograms = join(packageFolder, 'node_modules/.cache/setapak');

/** What lives for seconds has nothing of PGlite's being compiled again, and better. */
export const programFlags = ['--liftoff-only'];

/** Screens have no part in programs: their modules export the same names, with nothing in them. */
const withoutScreens: Plugin = {
  name: 'without-screens',
  load: {
    filter: { id: /\.tsx$/ },
    async handler(id) {
      const names = (await readFile(id, 'utf8')).matchAll(
        /^export (?:async )?(?:function|const|class) (\w+)/gm,
      );
      return [...names].map(([, name]) => `export const ${name} = undefined;`).join('\n');
    },
  },
};

/**
 * Bundles a program that a test starts several times: hundreds of modules, of which Node takes the types out one by one at
 * every start, take seven times the CPU of one bundle.
 */
export async function bundleProgram(program: string): Promise<TestProgram> {
  await mkdir(folderOfPrograms, { recursive: true });
  const outDir = await mkdtemp(join(folderOfPrograms, 'program-'));
  await build({
    configFile: false,
    root: packageFolder,
    logLevel: 'error',
    plugins: [withoutScreens],
    resolve: { alias: { '~': join(packageFolder, 'app') } },
    build: {
      ssr: program,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'program.js' } },
    },
    // These load files of their own.
    ssr: { noExternal: true, external: ['pg', 'pg-native', '@electric-sql/pglite'] },
  });
  return { file: join(outDir, 'program.js'), remove: () => rm(outDir, { recursive: true }) };
}
