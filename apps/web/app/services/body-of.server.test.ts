import { createReadStream, globSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyOf } from './body-of.server.ts';

const uncaught: unknown[] = [];
const note = (error: unknown) => void uncaught.push(error);
beforeAll(() => void process.prependListener('uncaughtException', note));
afterAll(() => void process.off('uncaughtException', note));

async function* parts(count: number) {
  for (let part = 0; part < count; part += 1) {
    yield `part ${part};`;
    await delay(1);
  }
}

test('a body holds what its source gives, text and bytes', async () => {
  expect(await new Response(bodyOf(parts(3))).text()).toBe('part 0;part 1;part 2;');
  const file = new URL(import.meta.url);
  expect(await new Response(bodyOf(createReadStream(file))).text()).toBe(readFileSync(file, 'utf8'));
});

test('an answer that is left in the middle, compressed or not, ends its source and nothing else', async () => {
  const sources = [() => parts(0), () => parts(3), () => createReadStream(new URL(import.meta.url))];
  for (const source of sources)
    for (const compressed of [false, true])
      for (const reads of [0, 1, 2]) {
        const body = bodyOf(source());
        const stream = compressed ? body.pipeThrough(new CompressionStream('gzip')) : body;
        const reader = stream.getReader();
        for (let read = 0; read < reads; read += 1) await reader.read();
        reader.read().catch(() => undefined);
        await reader.cancel().catch(() => undefined);
        await delay(5);
      }
  const opened = createReadStream(new URL(import.meta.url));
  await bodyOf(opened).cancel();
  expect(opened.destroyed).toBe(true);
  expect(uncaught).toEqual([]);
});

test('no answer is made of a stream in another way', () => {
  const files = globSync('apps/web/app/{routes,features,services/images}/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(100);
  const other = files.filter((file) =>
    /createReadableStreamFromReadable|Readable\.toWeb/.test(readFileSync(file, 'utf8')),
  );
  expect(other).toEqual([]);
});
