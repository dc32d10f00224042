/** What a demo starts with. */
export { landingSeed } from './seed-landing.server.ts';
