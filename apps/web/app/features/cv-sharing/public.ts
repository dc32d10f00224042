/** Download and link of a CV, for the screens that show one. */
export { ExamplesDialog } from './panel/examples-dialog.tsx';
export { ExportDialog } from './panel/export-dialog.tsx';
