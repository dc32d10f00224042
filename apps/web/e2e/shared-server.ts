import { readFileSync } from 'node:fs';
import { untilReady } from './ready.ts';
import type { RunningServer } from './server.ts';

const {
  shared: { url, logFile },
} = await untilReady();

/** The server that journeys share: a demo with its samples, on PGlite. Only what belongs to an account of your own may change. */
export const server: Pick<RunningServer, 'url' | 'log'> = { url, log: () => readFileSync(logFile, 'utf8') };
