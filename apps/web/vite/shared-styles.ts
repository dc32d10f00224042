import type { Plugin } from 'vite';

const SHARED = /assets\/(shell-[\w-]+)\.css/g;

/**
 * The shell's style sheet is in every page. Without this a module that comes later would bring it a second time, behind
 * the page's own sheets, and rules of equal weight would turn round: in the list of what such a module needs the shell's
 * script stands for it.
 */
export const sharedStyles: Plugin = {
  name: 'shared-styles',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const shell = chunks.find(({ name }) => name === 'shell');
      if (!shell) throw new Error('no shell among the chunks');
      for (const chunk of chunks)
        if (chunk.code.includes('__vite__mapDeps'))
          chunk.code = chunk.code.replaceAll(SHARED, shell.fileName);
    },
  },
};
