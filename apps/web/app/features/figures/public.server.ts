export { loadFigures } from './load-figures.server.ts';
export { rollUpFigures } from './roll-up-figures.server.ts';
