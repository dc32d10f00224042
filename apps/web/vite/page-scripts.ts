import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * On the server the router's `Scripts` writes the start that waits for the first picture (`late-scripts.ts`, docs/decisions/103), and none
 * of the preloads that this start asks for itself. `Links` puts the style sheets of a set of routes in order once: they are the same for
 * everybody. Browsers take the router's own.
 */
export const pageScripts: Plugin = {
  name: 'page-scripts',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/lib\/dom\/ssr\/(components|links)\.js$/ },
    handler: (code, id) => (id.endsWith('links.js') ? withKeptLinks(code) : withLateScripts(code)),
  },
};

const START_LATER = fileURLToPath(new URL('../app/services/rendered/late-scripts.ts', import.meta.url));

const PRELOADS =
  /!enableFogOfWar \? [^;]*?createElement\("link", \{\s+rel: "modulepreload"[^;]* preloads\.map\([^;]*\)\), (?=initialScripts\);)/;

/** @param startLater address of the module that has it */
export function withLateScripts(code: string, startLater = START_LATER): string {
  const changed = replaced(code, [
    [
      '{ __html: routeModulesScript }',
      '{ __html: startLater(filesOf(manifest, matches, !enableFogOfWar), scriptProps.nonce, routeModulesScript) }',
    ],
    [/let preloads = isHydrated .*?;\n/, ''],
    [PRELOADS, ''],
  ]);
  return `import { startLater } from ${JSON.stringify(startLater)};\n${changed}\n${FILES_OF}`;
}

const FILES_OF = `function filesOf(manifest, matches, namesManifest) {
  const { module, imports } = manifest.entry;
  const preloads = new Set(imports.concat(getModuleLinkHrefs(matches, manifest, { includeHydrateFallback: true })));
  return [...(namesManifest ? [manifest.url] : []), module, ...preloads];
}
`;

export function withKeptLinks(code: string): string {
  const head = 'function getKeyedLinksForMatches(matches, routeModules, manifest) {\n';
  return replaced(code, [[head, `${KEPT}${head.replace('getKeyed', 'makeKeyed')}`]]);
}

const KEPT = `const keptLinks = new WeakMap();
function getKeyedLinksForMatches(matches, routeModules, manifest) {
  let kept = keptLinks.get(manifest);
  if (!kept) keptLinks.set(manifest, kept = new Map());
  const ids = matches.map(({ route }) => route.id).join(' ');
  let links = kept.get(ids);
  if (!links) kept.set(ids, links = makeKeyedLinksForMatches(matches, routeModules, manifest));
  return links;
}
`;

function replaced(code: string, changes: [string | RegExp, string][]): string {
  return changes.reduce((before, [from, to]) => {
    const after = before.replace(from, () => to);
    if (after === before)
      throw new Error(`The router writes scripts or links differently now: ${String(from)}`);
    return after;
  }, code);
}
