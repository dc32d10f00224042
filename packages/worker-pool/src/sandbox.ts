import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Arguments for Node (a pool's `execArgv`) that leave a worker nothing but its own code: it reads its package and what
 * that depends on, and neither other files, nor writing, nor programs, threads and native add-ons. What breaks out of a
 * parser finds no file of anybody else. (Node 24 cannot forbid the network.)
 * @param packageFolder the folder of the package whose script the worker runs
 */
export function sandboxArgs(packageFolder: string): string[] {
  const inside = createRequire(join(packageFolder, 'package.json'));
  const workerPool = join(dirname(inside.resolve('@setapak/worker-pool/worker')), '..');
  const dependencies = (inside.resolve.paths('dependency') ?? []).filter((folder) => existsSync(folder));
  const folders = [packageFolder, workerPool, ...dependencies];
  return ['--permission', ...folders.map((folder) => `--allow-fs-read=${folder}`)];
}
