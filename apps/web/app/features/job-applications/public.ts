/** The line that says what is to be done next for an application. */
export { NextStepLine } from './components/card-face.tsx';
