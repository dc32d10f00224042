import { existsSync } from 'node:fs';

/** Where Debian and what comes of it install jemalloc (`libjemalloc2`). */
const ALLOCATORS = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/libjemalloc.so.2`);

/**
 * Variables of a process that sets documents one after another. The engine's own threads find nothing to do but to look for work;
 * and it asks for so much small memory that another allocator saves a tenth of its time (docs/decisions/029).
 */
export function engineEnvironment(): Record<string, string> {
  const allocator = ALLOCATORS.find((path) => existsSync(path));
  return {
    RAYON_NUM_THREADS: '1',
    ...(allocator !== undefined && {
      LD_PRELOAD: allocator,
      MALLOC_CONF: 'narenas:1,dirty_decay_ms:1000,muzzy_decay_ms:0',
    }),
  };
}
