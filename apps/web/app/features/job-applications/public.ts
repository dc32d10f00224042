/** Where the board and its pages are. */
export { BOARD, pathOfApplication } from './model.ts';
