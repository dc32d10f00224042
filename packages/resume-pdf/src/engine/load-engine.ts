import { createRequire } from 'node:module';
import type { Engine } from './engine.ts';

const engines = new Map<Engine['kind'], Promise<Engine>>();

/**
 * An engine of that kind, one per process. A native engine that doesn't load (a C library too old, say) gives way to the
 * WebAssembly one.
 */
export function loadEngine(kind: Engine['kind'] = availableEngine()): Promise<Engine> {
  let engine = engines.get(kind);
  if (!engine) {
    engine = kind === 'wasm' ? loadWasm() : loadNative().catch(loadWasm);
    engines.set(kind, engine);
  }
  return engine;
}

async function loadNative(): Promise<Engine> {
  const { createNativeEngine } = await import('./native-engine.ts');
  return createNativeEngine();
}

async function loadWasm(): Promise<Engine> {
  const { createWasmEngine } = await import('./wasm-engine.ts');
  return createWasmEngine();
}

/** Which engine this platform has, told by the installed packages without loading any. */
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
