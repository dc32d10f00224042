/** Download and link of a CV, for the screens that show one. */
export { ExportDialog } from './panel/export-dialog.tsx';
