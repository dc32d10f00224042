/** The version of a CV in the other language: made, opened, kept alike. */
export { TwinButton } from './components/twin-button.tsx';
