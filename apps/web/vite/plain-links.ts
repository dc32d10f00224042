import type { Plugin } from 'vite';

/**
 * On the server a link to a plain address of ours is an `a` with that address: the router's hooks, which prepare for clicks and look up
 * where a relative address leads, make a twentieth of a page's work. Browsers take the router's own, and find the same document.
 */
export const plainLinks: Plugin = {
  name: 'plain-links',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/ },
    handler: (code) => withPlainLinks(code),
  },
};

const LINK =
  /function LinkWithRef\(\{ onClick, discover = "render", [^}]*\bmask\b[^}]* \}, forwardedRef\) \{\n/;

/** The router's module of links, which takes the short way first. We have no `basename`. */
export function withPlainLinks(code: string): string {
  const changed = code.replace(LINK, (head) => `${head}${SHORT_WAY}\n`);
  if (changed === code) throw new Error('The router writes links differently now');
  return `${changed}\n${isPlainAddress.toString()}\n`;
}

const SHORT_WAY = `if (!mask && isPlainAddress(to)) return React$1.createElement("a", { ...rest, href: to, target, "data-discover": discover === "render" ? "true" : void 0 });`;

/** What the router leaves as it is: a path of ours without empty or dotted segments, with a query and a fragment that are not empty. */
export function isPlainAddress(to: unknown): boolean {
  return (
    typeof to === 'string' && /^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*)?(?:\?[^#\s]+)?(?:#\S+)?$/.test(to)
  );
}
