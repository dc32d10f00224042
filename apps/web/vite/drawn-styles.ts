import type { Plugin, Rolldown } from 'vite';

/** Modules that the server draws and whose script comes later, by the end of their path. */
const DRAWN = [
  // Before the tab that it is a part of.
  '/features/ats/result/check-view.tsx',
  '/features/ats/tab/ats-tab.tsx',
  '/features/bookings/components/book-page.tsx',
  '/features/home/components/home-panel.tsx',
  '/features/cv-dashboard/components/cv-library.tsx',
  '/features/cv-review/components/order-form.tsx',
  '/features/job-applications/components/board-page.tsx',
  '/features/mentors/components/services-tab.tsx',
  '/features/cv-builder/steps/step-forms.ts',
  '/ui/layouts/profile-menu.tsx',
];

type Chunk = Rolldown.OutputChunk;

/**
 * A page links the sheets of what it imports, not of what comes later: without this the server's drawing of such a module
 * would stand unstyled until its script is there. Its sheets count as those of the chunk that loads it.
 */
export const drawnStyles: Plugin = {
  name: 'drawn-styles',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      for (const path of DRAWN) {
        const late = chunks.find(
          ({ isDynamicEntry, facadeModuleId }) => isDynamicEntry && facadeModuleId?.endsWith(path),
        );
        if (!late) throw new Error(`no chunk of its own for ${path}`);
        const sheets = sheetsOf(late, byFile);
        if (sheets.size === 0) throw new Error(`no style sheet for ${path}`);
        for (const { dynamicImports, viteMetadata } of chunks)
          if (dynamicImports.includes(late.fileName))
            for (const sheet of sheets) viteMetadata?.importedCss.add(sheet);
      }
    },
  },
};

/** The style sheets of a chunk and of what it imports. */
function sheetsOf(chunk: Chunk, byFile: ReadonlyMap<string, Chunk>, seen = new Set<Chunk>()): Set<string> {
  if (seen.has(chunk)) return new Set();
  seen.add(chunk);
  const own = chunk.viteMetadata?.importedCss ?? [];
  const imported = chunk.imports.flatMap((file) => {
    const next = byFile.get(file);
    return next ? [...sheetsOf(next, byFile, seen)] : [];
  });
  return new Set([...imported, ...own]);
}
