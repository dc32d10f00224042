import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const alias = { '~': join(import.meta.dirname, 'apps/web/app') };

export default defineConfig({
  test: {
    // A worker per core: Vitest keeps one core free by default, and half of the time a journey waits.
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['{packages,apps,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/e2e/**', '**/build/**'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'journeys',
          include: ['apps/web/e2e/**/*.e2e.test.ts'],
          globalSetup: 'apps/web/e2e/set-up.ts',
          setupFiles: 'apps/web/e2e/close-contexts.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Files that run one after another in a worker share its browser (e2e/shared-browser.ts).
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
