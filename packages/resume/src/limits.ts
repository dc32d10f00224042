/**
 * The caps on a CV document. A real CV, even a long academic one, stays far below
 * them; they exist so that a hostile document ends in `ResumeError` before anything expensive happens to it.
 * Lengths are UTF-16 code units.
 */
export const LIMITS = {
  /** A one-line field: a name, a title, a URL. */
  line: 1_000,
  /** A summary or the objective. */
  text: 20_000,
  /** A photograph as a data URL: about 2 MB of picture. */
  photograph: 2_800_000,
  /** Items of one section. */
  items: 200,
  /** Sections of one's own. */
  customSections: 20,
  /** Keywords or courses of one item. */
  keywords: 100,
  /** All text of a document together, the photograph apart. */
  total: 200_000,
  /** Values (objects, arrays, strings, numbers) of a document, whatever their place. */
  nodes: 50_000,
  /** Levels of nesting. Ours needs five. */
  depth: 32,
} as const;
