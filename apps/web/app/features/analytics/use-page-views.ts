import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { track } from './track.ts';

/** Counts every page that is opened. Stands once, in the root. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  useEffect(() => track('page view', pathname), [pathname]);
}
