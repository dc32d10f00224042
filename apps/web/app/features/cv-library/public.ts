/** How a CV is shown, opened and named elsewhere. */
export { NameDialog } from './components/name-dialog.tsx';
export { useCvActions } from './components/use-cv-actions.ts';
export { cvMoment } from './cv-moment.ts';
/** What people read of the designs. */
export { looks } from './starters/looks.ts';
export { pathOfCv } from './paths.ts';
export { Paper } from './thumbnails/paper.tsx';
