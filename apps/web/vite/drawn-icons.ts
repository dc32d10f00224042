import { join } from 'node:path';
import type { Plugin } from 'vite';

/** On the built server icons are made by `drawn-icon.ts`, for the renderer of the build. */
export const drawnIcons: Plugin = {
  name: 'drawn-icons',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: {
    filter: { id: /createReactComponent\.mjs$/ },
    handler: (_source, importer) =>
      importer?.includes('/@tabler/icons-react/') ? join(import.meta.dirname, 'drawn-icon.ts') : undefined,
  },
};
