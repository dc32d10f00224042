import { createReadStream } from 'node:fs';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { bodyOf } from '../app/services/body-of.server.ts';
import type { ServerEnv } from './env.ts';
import { closeUnsentBody } from './head-requests.ts';

test('HEAD: the file that GET would send is closed, and the headers stay', async () => {
  const opened: ReturnType<typeof createReadStream>[] = [];
  const app = new Hono<ServerEnv>().use(closeUnsentBody).get('/file', () => {
    const file = createReadStream(new URL(import.meta.url));
    opened.push(file);
    return new Response(bodyOf(file), { headers: { 'content-type': 'text/plain', etag: '"1"' } });
  });
  const head = await app.request('/file', { method: 'HEAD' });
  expect([head.status, head.body, head.headers.get('content-type'), head.headers.get('etag')]).toEqual([
    200,
    null,
    'text/plain',
    '"1"',
  ]);
  expect(opened.map(({ destroyed }) => destroyed)).toEqual([true]);
  const get = await app.request('/file');
  expect(await get.text()).toContain('the file that GET would send');
});
