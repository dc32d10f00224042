/** What stands for a segment that no route of ours spells out. */
const MASK = ':';

/**
 * Paths hold ids, share links and keys, which open things: only the segments that routes spell out are logged.
 * @param routePaths paths of routes such as `app/cv/builder/:id`
 * @returns a function from `/app/cv/builder/k3j2` to `/app/cv/builder/:`
 */
export function createPathMask(routePaths: Iterable<string>): (path: string) => string {
  const known = new Set(['']);
  for (const path of routePaths)
    for (const segment of path.split('/')) if (!/^[:*]/.test(segment)) known.add(segment);
  return (path) =>
    path
      .split('/')
      .map((segment) => (known.has(segment.replace(/\.data$/, '')) ? segment : MASK))
      .join('/');
}
