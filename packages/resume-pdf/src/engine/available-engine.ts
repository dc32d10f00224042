import { createRequire } from 'node:module';
import type { Engine } from './engine.ts';

/** Which engine this platform has, found by the installed packages without loading any. */
export function availableEngine(): Engine['kind'] {
  const compiler = '@myriaddreamin/typst-ts-node-compiler';
  const require = createRequire(import.meta.url);
  const { resolve } = createRequire(require.resolve(compiler));
  const builds = ['', '-gnu', '-musl', '-msvc', '-gnueabihf', '-eabi'];
  const isInstalled = builds.some((build) => {
    try {
      return resolve(`${compiler}-${process.platform}-${process.arch}${build}`) !== '';
    } catch {
      return false;
    }
  });
  return isInstalled ? 'native' : 'wasm';
}
