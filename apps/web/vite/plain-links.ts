import type { Plugin } from 'vite';

/**
 * On the server a link to a plain address of ours is an `a` with that address: the router's hooks, which prepare for clicks and look up
 * where a relative address leads, make a twentieth of a page's work. And no transition to an address is under way. Browsers take the
 * router's own, and find the same document.
 */
export const plainLinks: Plugin = {
  name: 'plain-links',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/ },
    handler: (code) => withPlainLinks(code),
  },
};

/** What stands at the start of a function of the router. */
const STARTS: [RegExp, string][] = [
  [
    /function LinkWithRef\(\{ onClick, discover = "render", [^}]*\bmask\b[^}]* \}, forwardedRef\) \{\n/,
    'if (!mask && isPlainAddress(to)) return plainLink("a", { ...rest, href: to, target, "data-discover": discover === "render" ? "true" : void 0 });',
  ],
  // It would look up where each address leads before it says so.
  [/function useViewTransitionState\(to, [^\n]*\) \{\n/, 'return false;'],
];

/** The router's module of links, which takes the short way first. We have no `basename`. */
export function withPlainLinks(code: string): string {
  const changed = STARTS.reduce((before, [head, start]) => {
    const after = before.replace(head, (line) => `${line}${start}\n`);
    if (after === before) throw new Error(`The router writes links differently now: ${head.source}`);
    return after;
  }, code);
  return `import { jsx as plainLink } from "react/jsx-runtime";\n${changed}\n${isPlainAddress.toString()}\n`;
}

/** What the router leaves as it is: a path of ours without empty or dotted segments, with a query and a fragment that are not empty. */
export function isPlainAddress(to: unknown): boolean {
  return (
    typeof to === 'string' && /^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*)?(?:\?[^#\s]+)?(?:#\S+)?$/.test(to)
  );
}
