import { afterAll } from 'vitest';
import { closeContexts } from './browser.ts';

/** Runs with every file of journeys: what a failed test left open would burden the files after it. */
afterAll(closeContexts);
