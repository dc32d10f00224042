export { track } from './track.ts';
export { usePageViews } from './use-page-views.ts';
