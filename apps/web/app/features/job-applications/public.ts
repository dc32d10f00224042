/** The line that says what is to be done next for an application. */
export { NextStepLine } from './components/card-face.tsx';
/** Where the board and its pages are. */
export { BOARD, pathOfApplication } from './model.ts';
