import { join } from 'node:path';
import type { Plugin } from 'vite';

/** On the server icons are made by `drawn-icon.ts`. */
export const drawnIcons: Plugin = {
  name: 'drawn-icons',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: {
    filter: { id: /createReactComponent\.mjs$/ },
    handler: (_source, importer) =>
      importer?.includes('/@tabler/icons-react/') ? join(import.meta.dirname, 'drawn-icon.ts') : undefined,
  },
};
