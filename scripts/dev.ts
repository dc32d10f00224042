import { spawn } from 'node:child_process';

/** `npm run dev`: the same server, with Vite in front of it for live reload. */
const server = spawn(process.execPath, ['apps/web/server/dev.ts'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
