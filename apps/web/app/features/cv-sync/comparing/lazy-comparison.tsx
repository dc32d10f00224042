import { lazy } from 'react';

/** It comes with the first comparison: few visits need one. */
export const CvComparison = lazy(() => import('./cv-comparison.tsx'));

/** Two texts in one. */
export const ChangedWords = lazy(() => import('./changed-words.tsx'));
