/** Download and link of a CV, for the screens that show one. */
export { ExamplesDialog } from './panel/examples-dialog.tsx';
export { useShare } from './panel/use-share.ts';
export { LateExportDialog as ExportDialog } from './panel/late-export-dialog.tsx';
