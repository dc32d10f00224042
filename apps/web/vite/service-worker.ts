import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Builds the service worker beside the pages' scripts, under the one name that browsers look for. */
export const serviceWorker: Plugin = {
  name: 'service-worker',
  applyToEnvironment: ({ name }) => name === 'client',
  apply: 'build',
  buildStart() {
    this.emitFile({
      type: 'chunk',
      id: join(import.meta.dirname, '../service-worker/service-worker.ts'),
      fileName: 'sw.js',
    });
  },
};
