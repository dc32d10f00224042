import { lazyPart } from '~/ui/lazy-part.ts';

/** It comes with the first comparison: few visits need one. */
export const CvComparison = lazyPart(async () => (await import('./cv-comparison.tsx')).default);

/** Two texts in one. */
export const ChangedWords = lazyPart(async () => (await import('./changed-words.tsx')).default);
