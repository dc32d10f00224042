import { createServer } from 'node:http';
import { join } from 'node:path';
import { requestListener } from './request-listener.ts';
import { createServer as createVite } from 'vite';

interface App {
  fetch(request: Request): Response | Promise<Response>;
  config: { HOST: string; PORT: number };
  services: { close(): Promise<void> };
}

const http = createServer();
const vite = await createVite({
  root: join(import.meta.dirname, '..'),
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: http } },
});

/** Services (a locked data folder among them) are made once; a change of the server's own code asks for a restart. */
const { createApp } = (await vite.ssrLoadModule('./server/app.ts')) as {
  createApp(env: NodeJS.ProcessEnv): Promise<App>;
};
const app = await createApp(process.env);
const listener = requestListener(app.fetch);

http.on('request', (request, response) => {
  vite.middlewares(request, response, () => void listener(request, response));
});
http.listen(app.config.PORT, app.config.HOST, () => {
  console.log(`Setapak (development) listens on http://localhost:${app.config.PORT}`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    void vite
      .close()
      .then(() => app.services.close())
      .then(() => process.exit(0));
  });
