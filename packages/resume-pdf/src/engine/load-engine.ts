import { availableEngine } from './available-engine.ts';
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
