/** What the description of our API says of printing. */
export { printSchema } from './links/print-cv.server.ts';
