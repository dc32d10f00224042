import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { IconKind } from '../app/ui/icon-of.ts';

interface OnePath {
  kind: IconKind;
  path: string;
}

const BROWSERS = fileURLToPath(new URL('../app/ui/icon-of.ts', import.meta.url));
const SERVERS = fileURLToPath(new URL('drawn-icon.ts', import.meta.url));

/**
 * An icon of Tabler's is a list of shapes, names and classes. Where its shapes are lines, which they nearly always are, one path draws the
 * same: a kilobyte less of every page's script, and half of an icon's markup.
 */
export const iconPaths: Plugin = {
  name: 'icon-paths',
  enforce: 'pre',
  transform: {
    filter: { id: /\/@tabler\/icons-react\/dist\/esm\/icons\/Icon\w+\.mjs$/ },
    handler(code) {
      const icon = onePathOf(code);
      if (!icon) return undefined;
      const maker = this.environment.name === 'ssr' ? SERVERS : BROWSERS;
      return `import { iconOf } from ${JSON.stringify(maker)};
export default /* @__PURE__ */ iconOf(${JSON.stringify(icon.kind)}, ${JSON.stringify(icon.path)});`;
    },
  },
};

const ICON = /const __iconNode = (\[\[.*\]\]);\nconst \w+ = createReactComponent\("(outline|filled)"/;

/**
 * @param code of one of Tabler's icons
 * @returns undefined where it is more than lines: other shapes, or several filled ones, of which one could cut holes into another
 * @throws Error where Tabler's release writes its icons differently
 */
export function onePathOf(code: string): OnePath | undefined {
  const [, shapes, kind] = ICON.exec(code) ?? [];
  if (!shapes || !kind) throw new Error('Tabler writes its icons differently now');
  const all = JSON.parse(shapes) as [tag: string, attributes: Record<string, string>][];
  const isLine = ([tag, { d, key: _, ...others }]: (typeof all)[number]) =>
    tag === 'path' && d?.startsWith('M') && Object.keys(others).length === 0;
  if (!all.every(isLine) || (kind === 'filled' && all.length > 1)) return undefined;
  const path = all.map(([, { d }]) => d).join('');
  return { kind: kind as IconKind, path: path.replaceAll(/\s+-/g, '-') };
}
