export type PendingShape = 'cards' | 'profile' | 'list' | 'form';

const shapes: [path: RegExp, shape: PendingShape][] = [
  [/^\/app\/mentoring$/, 'cards'],
  [/^\/app\/cv\/(dashboard|bin)$/, 'cards'],
  [/^\/app\/mentor\//, 'profile'],
  [/^\/app\/(booking|lamaran)$/, 'list'],
  [/^\/app\/(profile|book|booking|cv\/(builder|review|template|import))(\/|$)/, 'form'],
];

/** What stands in for a page that is on its way: only from a page of the product to another, whose bars look alike. */
export function pendingShape(from: string, to: string): PendingShape | null {
  if (from === to || !from.startsWith('/app/')) return null;
  return shapes.find(([path]) => path.test(to))?.[1] ?? null;
}
