import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/testing.ts';
import { createEventStreams } from './event-stream.ts';
import { createEvents, type Events } from './events.server.ts';

let opened: TestDatabase;
let events: Events;
beforeAll(async () => {
  opened = await openTestDatabase('pglite');
  events = await createEvents({ database: opened.database, log: pino({ level: 'silent' }) });
});
afterAll(async () => {
  await events.stop();
  await opened.drop();
});

const publish = (userId: string, id: string) =>
  events.publish(opened.database.db, { userId, type: 'cv.changed', id });

function openStreams(heartbeatMs?: number) {
  const stopper = new AbortController();
  const streams = createEventStreams({
    events,
    stopping: stopper.signal,
    ...(heartbeatMs !== undefined && { heartbeatMs }),
  });
  return { ...streams, stop: () => stopper.abort() };
}

/** What a browser would see, one message after the other. */
async function nextText(out: PassThrough): Promise<string | undefined> {
  for (;;) {
    const chunk = out.read() as Buffer | null;
    if (chunk) return chunk.toString();
    if (out.readableEnded || out.destroyed) return undefined;
    await Promise.race([once(out, 'readable'), once(out, 'end'), once(out, 'close')]);
  }
}

test('event stream: sends its retry time, then the events, then ends on close', async () => {
  const streams = openStreams();
  const out = new PassThrough();
  streams.open('rani', out);
  expect(await nextText(out)).toMatch(/^retry: (\d{3}|[12]\d{3})\n\n$/);
  await publish('budi', 'cv0');
  await publish('rani', 'cv1');
  expect(await nextText(out)).toBe('data: {"type":"cv.changed","id":"cv1"}\n\n');
  streams.stop();
  expect(await nextText(out)).toBeUndefined();
  expect(events.subscriptions('rani')).toBe(0);
});

test('event stream: what may have changed since the page was loaded begins it as a resync', async () => {
  const streams = openStreams();
  const heard = new Promise((resolve) => events.subscribe('lala', resolve));
  await publish('lala', 'cv1');
  await heard;
  const first = async (userId: string, ageMs?: number) => {
    const out = new PassThrough();
    streams.open(userId, out, { ageMs });
    const text = `${await nextText(out)}`;
    await publish(userId, 'cv2');
    return text + (await nextText(out));
  };
  const resync = 'data: {"type":"resync","id":""}';
  expect(await first('lala', 1_000)).toContain(resync);
  expect(await first('lala')).not.toContain(resync);
  // Whether that was before the page was loaded depends on how long the request was on its way.
  expect(await first('lala', 0.001)).toMatch(/event: last\ndata: \d+\n\n/);
  expect(await first('nobody', 1)).not.toContain('event: last');
  expect(await first('mira', 1)).not.toContain(resync);
  expect(await first('mira', 600_000)).toContain(resync);
  streams.stop();
});

test('sends comments while nothing happens', async () => {
  const streams = openStreams(20);
  const out = new PassThrough();
  streams.open('rani', out);
  await nextText(out);
  expect(await nextText(out)).toBe(':\n\n');
  expect(await nextText(out)).toBe(':\n\n');
  streams.stop();
});

test('lets go when the browser leaves, or had gone before, or the server stops', async () => {
  const streams = openStreams();
  const left = new PassThrough();
  streams.open('sari', left);
  left.destroy();
  await once(left, 'close');
  const gone = new PassThrough();
  gone.destroy();
  streams.open('sari', gone);
  streams.stop();
  const late = new PassThrough();
  streams.open('sari', late);
  expect(await nextText(late)).toBeUndefined();
  expect(events.subscriptions('sari')).toBe(0);
});

test('drops a browser that has stopped reading, and no other', async () => {
  const streams = openStreams();
  const stalled = new PassThrough({ highWaterMark: 1_024 });
  const reading = new PassThrough();
  streams.open('tono', stalled);
  streams.open('tono', reading);
  let heard = 0;
  // Its heartbeats are not counted: on a busy machine there are some.
  reading.on('data', (chunk: Buffer) => (heard += chunk.toString().startsWith('data:') ? 1 : 0));
  for (let n = 0; n < 60; n += 1) await publish('tono', String(n).padStart(1_000, '0'));
  await expect.poll(() => heard).toBe(60);
  expect(events.subscriptions('tono')).toBe(1);
  expect(stalled.destroyed).toBe(true);
  streams.stop();
});

test('refuses the ninth stream of one person, until one is closed', async () => {
  const streams = openStreams();
  const outs = Array.from({ length: 8 }, () => new PassThrough());
  for (const out of outs) streams.open('wati', out);
  expect([streams.isFull('wati'), streams.isFull('yuda')]).toEqual([true, false]);
  const ninth = new PassThrough();
  streams.open('wati', ninth);
  expect(await nextText(ninth)).toBeUndefined();
  outs[0]!.destroy();
  await once(outs[0]!, 'close');
  expect(streams.isFull('wati')).toBe(false);
  streams.stop();
});
