/** Where the board and its pages are. */
export { pathOfApplication } from './model.ts';
