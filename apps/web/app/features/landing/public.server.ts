export { seedLanding } from './seed-landing.server.ts';
