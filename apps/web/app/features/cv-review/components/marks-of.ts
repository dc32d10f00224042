import type { ReviewComment } from '../load-comments.server.ts';
import type { Mark } from './cv-pages.tsx';

/** What the comments that point somewhere point at, numbered as they stand in their list. */
export function marksOf(comments: readonly ReviewComment[]): Mark[] {
  return comments.flatMap(({ id, page, box }, index) =>
    page && box ? [{ id, number: index + 1, page, box }] : [],
  );
}

/** Brings what a comment points at into view. */
export function showMark(id: string): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document
    .querySelector(`#tanda-${id}`)
    ?.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
}
