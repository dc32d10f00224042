import { lazy } from 'react';

/** It comes with the first comparison: few visits need one. */
export const CvComparison = lazy(() => import('./cv-comparison.tsx'));
