import { spawn } from 'node:child_process';
import { v8Flags } from '../apps/web/server/v8-flags.ts';
import { buildIfStale } from './build.ts';

/** `npm start`: builds what is missing, then serves. Signals go to the server, which ends its requests first. */
buildIfStale();

const server = spawn(process.execPath, [...v8Flags, 'apps/web/server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
