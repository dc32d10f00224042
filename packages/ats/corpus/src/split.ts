import { Random } from './random.ts';
import type { Layout } from './layouts/layout.ts';

/**
 * Which layouts are kept out of training: about 30 in 100 of each producer's, at least one where it has two or more.
 * Settled by the layouts' names, whatever the seed and the count. CVs of held-out layouts are also made of held-out words
 * (see content/words.ts), so the split is by layout and by document.
 */
export function holdoutLayouts(layouts: Layout[]): Set<string> {
  const held = new Set<string>();
  for (const producer of new Set(layouts.map((layout) => layout.producer))) {
    const own = layouts
      .filter((layout) => layout.producer === producer)
      .map((layout) => ({ id: layout.id, at: new Random(`split:${layout.id}`).next() }));
    const wanted = own.length < 2 ? 0 : Math.max(1, Math.round(own.length * 0.3));
    for (const { id } of own.sort((a, b) => a.at - b.at).slice(0, wanted)) held.add(id);
  }
  return held;
}
