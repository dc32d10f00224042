import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/**
 * Where this package stands. Found by name, not by this file's own place: a server bundle that swallows our modules still
 * finds the templates and the worker script.
 */
export const packageFolder = dirname(
  createRequire(import.meta.url).resolve('@setapak/resume-pdf/package.json'),
);
