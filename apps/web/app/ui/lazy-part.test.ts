import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadLater } from './lazy-part.ts';

const answers = vi.fn<() => Promise<Response>>();
beforeEach(() => {
  vi.useFakeTimers();
  answers.mockReset();
  vi.stubGlobal('fetch', answers);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const unreachable = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('code that comes later is waited for while the server is away, and is there once it is back', async () => {
  answers.mockImplementation(unreachable);
  const load = vi.fn<() => Promise<string>>(unreachable);
  const loaded = loadLater(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load.mock.calls.length).toBeGreaterThan(30);
  load.mockImplementation(() => Promise.resolve('editor'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await loaded).toBe('editor');
});

test('code that a server no longer has is an error', async () => {
  answers.mockImplementation(() => Promise.resolve(new Response()));
  const load = vi.fn<() => Promise<string>>(unreachable);
  const loaded = loadLater(load).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await loaded).toBeInstanceOf(TypeError);
  expect(load).toHaveBeenCalledTimes(3);
});
