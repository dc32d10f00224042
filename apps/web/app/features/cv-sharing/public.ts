/** Download and link of a CV, for the screens that show one. */
export { ExamplesDialog } from './panel/examples-dialog.tsx';
export { useShare } from './panel/use-share.ts';
export { ExportDialog } from './panel/export-dialog.tsx';
