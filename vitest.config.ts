import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongFilesFirst } from './scripts/long-files-first.ts';

const alias = { '~': join(import.meta.dirname, 'apps/web/app') };

/** How long `expect.poll` waits: what is awaited comes soon, or not at all; a busy machine takes its time. */
const expect = { poll: { timeout: 30_000 } };
/** Journeys wait for servers and browsers as well; their locators as long (e2e/browser.ts). */
const patientExpect = { poll: { timeout: 60_000 } };

const notUnits = ['**/node_modules/**', '**/e2e/**', '**/build/**'];
/** What sets something of the whole process, which no other test may have touched before. */
const aloneTests = ['apps/web/app/services/telemetry/sdk.server.test.ts'];

export default defineConfig({
  test: {
    // One more than there are cores: use cases wait for a database, for a job, for a process that they started; journeys for a page.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongFilesFirst },
    // Of PGlite, PDFium and Typst only what runs most is compiled a second time, and better: all that would be so by default costs more than it saves.
    execArgv: ['--wasm-tiering-budget=200000000'],
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          expect,
          include: ['{packages,apps,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: [...notUnits, ...aloneTests],
          globalSetup: 'apps/web/app/services/db/testing-postgres.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Modules are loaded once for a worker, not for each of its files: nothing of ours keeps state in a module.
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'alone',
          expect,
          include: aloneTests,
          exclude: notUnits,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'journeys',
          expect: patientExpect,
          include: ['apps/web/e2e/**/*.e2e.test.ts'],
          globalSetup: 'apps/web/e2e/set-up.ts',
          setupFiles: 'apps/web/e2e/around-files.ts',
          testTimeout: 240_000,
          hookTimeout: 240_000,
          // Files that run one after another in a worker share its browser (e2e/shared-browser.ts).
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
