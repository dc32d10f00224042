interface Node {
  words: Map<string, Node>;
  param?: Node;
  /** The pattern of the route that ends here. */
  pattern?: string;
}

/** For what is no route of ours, so that strangers cannot make up names of metrics. */
export const NO_ROUTE = 'unknown';

/**
 * Which of our routes an address belongs to: `/app/cv/builder/:id` for `/app/cv/builder/k3j2`.
 * @param patterns paths such as `app/cv/builder/:id`
 */
export function createRoutePatterns(patterns: Iterable<string>): (path: string) => string {
  const root: Node = { words: new Map() };
  for (const pattern of patterns) add(root, pattern);
  return (path) => find(root, segmentsOf(path.replace(/\.data$/, ''))) ?? NO_ROUTE;
}

function add(root: Node, pattern: string): void {
  let node = root;
  for (const segment of segmentsOf(pattern)) {
    if (segment === '*') return;
    const next = segment.startsWith(':') ? node.param : node.words.get(segment);
    const child: Node = next ?? { words: new Map() };
    if (segment.startsWith(':')) node.param = child;
    else node.words.set(segment, child);
    node = child;
  }
  node.pattern ??= `/${segmentsOf(pattern).join('/')}`;
}

function find(node: Node, [segment, ...rest]: string[]): string | undefined {
  if (segment === undefined) return node.pattern;
  const word = node.words.get(segment);
  return (word && find(word, rest)) ?? (node.param && find(node.param, rest));
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}
