import { afterAll } from 'vitest';
import { closeContexts } from './browser.ts';
import { untilReady } from './ready.ts';
import { startFrom } from './server.ts';

// Runs with every file of journeys, before it is read.
startFrom((await untilReady()).samples);

/** What a failed test left open would burden the files after it. */
afterAll(closeContexts);
