import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** CI's machine has neighbours: what fails there is tried once more before it counts. Reported all the same. */
const retry = process.env['CI'] ? 1 : 0;
const alias = { '~': join(import.meta.dirname, 'apps/web/app') };

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          retry,
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
          retry,
          include: ['apps/web/e2e/**/*.e2e.test.ts'],
          globalSetup: 'apps/web/e2e/build.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Each file starts servers and a browser of its own: two at a time keep two cores busy, more make them wait.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
