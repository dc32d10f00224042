import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/testing.ts';
import { EventsError } from './error.ts';
import { eventStream } from './event-stream.ts';
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

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function nextText(reader: Reader): Promise<string | undefined> {
  const { value } = await reader.read();
  return value && new TextDecoder().decode(value);
}

test('event stream: sends its retry time, then the events, then ends on close', async () => {
  const leave = new AbortController();
  const reader = eventStream(events, 'rani', { signal: leave.signal }).getReader();
  expect(await nextText(reader)).toMatch(/^retry: (\d{3}|[12]\d{3})\n\n$/);
  await publish('budi', 'cv0');
  await publish('rani', 'cv1');
  expect(await nextText(reader)).toBe('data: {"type":"cv.changed","id":"cv1"}\n\n');
  leave.abort();
  expect(await reader.read()).toEqual({ done: true, value: undefined });
  expect(events.subscriptions('rani')).toBe(0);
});

test('sends comments while nothing happens', async () => {
  const leave = new AbortController();
  const reader = eventStream(events, 'rani', { signal: leave.signal, heartbeatMs: 10 }).getReader();
  await nextText(reader);
  expect(await nextText(reader)).toBe(':\n\n');
  expect(await nextText(reader)).toBe(':\n\n');
  leave.abort();
});

test('lets go when the browser cancels, or had gone before', async () => {
  const { signal } = new AbortController();
  await eventStream(events, 'sari', { signal }).cancel();
  const reader = eventStream(events, 'sari', { signal: AbortSignal.abort() }).getReader();
  expect(await nextText(reader)).toMatch(/^retry: (\d{3}|[12]\d{3})\n\n$/);
  expect((await reader.read()).done).toBe(true);
  expect(events.subscriptions('sari')).toBe(0);
});

test('drops a browser that has stopped reading, and no other', async () => {
  const { signal } = new AbortController();
  const stalled = eventStream(events, 'tono', { signal });
  const reader = eventStream(events, 'tono', { signal }).getReader();
  let heard = 0;
  const reading = (async () => {
    while ((await nextText(reader)) !== undefined) heard += 1;
  })();
  for (let n = 0; n < 40; n += 1) await publish('tono', String(n).padStart(1_000, '0'));
  await vi.waitFor(() => expect(heard).toBe(41));
  expect(events.subscriptions('tono')).toBe(1);
  await stalled.cancel();
  await reader.cancel();
  await reading;
});

test('refuses the ninth stream of one person, until one is closed', async () => {
  const { signal } = new AbortController();
  const open = () => eventStream(events, 'wati', { signal });
  const streams = Array.from({ length: 8 }, open);
  expect(open).toThrow(EventsError);
  expect(() => eventStream(events, 'yuda', { signal })).not.toThrow();
  await streams.pop()?.cancel();
  expect(open).not.toThrow();
});
