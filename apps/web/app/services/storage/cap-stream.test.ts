import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { capStream } from './cap-stream.ts';

test('passes on what fits', async () => {
  expect(await buffer(capStream(Readable.from(['lang', 'kah']), 7))).toEqual(Buffer.from('langkah'));
});

test('an endless stream is broken off at the cap and its source is closed', async () => {
  let read = 0;
  const endless = new Readable({
    highWaterMark: 1_000,
    read() {
      read += 1_000;
      this.push(Buffer.alloc(1_000));
    },
  });
  await expect(buffer(capStream(endless, 10_000))).rejects.toMatchObject({ code: 'too_large' });
  expect(endless.destroyed).toBe(true);
  expect(read).toBeLessThan(200_000);
});

test('a web stream is cancelled at the cap', async () => {
  let cancelled = false;
  const source = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1_000)),
    cancel: () => {
      cancelled = true;
    },
  });
  await expect(buffer(capStream(source, 5_000))).rejects.toMatchObject({ code: 'too_large' });
  expect(cancelled).toBe(true);
});
