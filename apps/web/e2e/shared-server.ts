import { readFileSync } from 'node:fs';
import type { RunningServer } from './server.ts';

const SHARED = 'SETAPAK_E2E_SHARED';

interface Shared {
  url: string;
  logFile: string;
}

/** From now on this server is the one that journeys share. */
export function share({ url, logFile }: Shared): void {
  process.env[SHARED] = JSON.stringify({ url, logFile });
}

const { url, logFile } = JSON.parse(process.env[SHARED] ?? '{"url":"","logFile":""}') as Shared;

/** The server that journeys share: a demo with its samples, on PGlite. Only what belongs to an account of your own may change. */
export const server: Pick<RunningServer, 'url' | 'log'> = { url, log: () => readFileSync(logFile, 'utf8') };
