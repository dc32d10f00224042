import { afterEach, expect, test } from 'vitest';
import { createLanguageModel } from './language-model.server.ts';
import { startModel, type Reply } from './testing-model.ts';

const open: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.stop();
});

async function serve(reply: Reply | ((at: number) => Reply), limits = {}) {
  let at = 0;
  const server = await startModel(() => (typeof reply === 'function' ? reply(at++) : reply));
  open.push(server);
  const config = { AI_BASE_URL: server.url, AI_API_KEY: 'sk-rahasia', AI_MODEL: 'kecil' };
  return { ...server, model: createLanguageModel(config, limits)! };
}

const question = (signal = new AbortController().signal) => ({
  system: 'Aturan',
  user: 'Teks',
  maxTokens: 50,
  signal,
});

test('no model: nothing is configured', () => {
  expect(createLanguageModel({})).toBeNull();
});

test('an answer is put together from its stream, with what the server says it used', async () => {
  const { model, requests, url } = await serve({
    text: '{"text": "Menyusun laporan keuangan bulanan"}',
    usage: { prompt_tokens: 120, completion_tokens: 11 },
  });
  expect(await model.ask(question())).toEqual({
    text: '{"text": "Menyusun laporan keuangan bulanan"}',
    usage: { input: 120, output: 11 },
  });
  expect(model.host).toBe(new URL(url).host);
  expect(requests[0]!.headers.authorization).toBe('Bearer sk-rahasia');
  expect(requests[0]!.json).toMatchObject({ model: 'kecil', stream: true, max_tokens: 50 });
  expect(requests[0]!.json.messages).toEqual([
    { role: 'system', content: 'Aturan' },
    { role: 'user', content: 'Teks' },
  ]);
});

test('a server that says nothing of its use leaves it unknown', async () => {
  const { model } = await serve({ text: 'ya', usage: null });
  expect((await model.ask(question())).usage).toBeUndefined();
});

test('a model that wants the newer name of the limit gets it, from then on at once', async () => {
  const { model, requests } = await serve((at) =>
    at === 0 ? { status: 400, message: "Use 'max_completion_tokens' instead." } : { text: 'ya' },
  );
  expect((await model.ask(question())).text).toBe('ya');
  await model.ask(question());
  expect(requests.map(({ json }) => json.max_completion_tokens)).toEqual([undefined, 50, 50]);
});

test.each<[Reply, object]>([
  [{ status: 401 }, { code: 'refused', status: 401, isBilled: false }],
  [{ status: 404 }, { code: 'refused', status: 404, isBilled: false }],
  [
    { status: 429, retryAfter: '7' },
    { code: 'busy', retryAfter: 7, isBilled: false },
  ],
  [
    { status: 429, retryAfter: 'Wed, 21 Oct 2026' },
    { code: 'busy', retryAfter: undefined },
  ],
  [{ status: 500 }, { code: 'failed', status: 500, isBilled: false }],
  [
    { text: '{"text": "Men', finish: 'length' },
    { code: 'cut', isBilled: true },
  ],
  [{ text: '', finish: 'content_filter' }, { code: 'declined' }],
  [{ fault: 'html' }, { code: 'cut' }],
  [{ fault: 'garbage' }, { code: 'failed', isBilled: true }],
  [{ fault: 'drop' }, { code: 'failed', isBilled: true }],
  [{ fault: 'endless' }, { code: 'cut', isBilled: true }],
])('%j is %j', async (reply, error) => {
  const { model } = await serve(reply);
  await expect(model.ask(question())).rejects.toMatchObject(error);
});

test('an endless answer is left, not read', async () => {
  const server = await serve({ fault: 'endless' });
  await expect(server.model.ask(question())).rejects.toMatchObject({ code: 'cut' });
  await expect.poll(() => server.left()).toBe(1);
});

test('nobody at the address: failed, and it cost nothing', async () => {
  const { model, stop } = await serve({ text: 'ya' });
  await stop();
  await expect(model.ask(question())).rejects.toMatchObject({ code: 'failed', isBilled: false });
});

test.each([
  ['silent', { firstMs: 1_000 }],
  ['stall', { idleMs: 1_000 }],
  ['stall', { totalMs: 1_000 }],
] as const)('a server that is %s is left after %j', async (fault, limits) => {
  const { model, left } = await serve({ fault }, limits);
  await expect(model.ask(question())).rejects.toMatchObject({ code: 'slow', isBilled: true });
  await expect.poll(left).toBe(1);
});

test('leaving ends the call to the server as well', async () => {
  const { model, requests, left } = await serve({ fault: 'stall' });
  const leaving = new AbortController();
  const answer = model.ask(question(leaving.signal));
  await expect.poll(() => requests.length).toBe(1);
  leaving.abort();
  await expect(answer).rejects.toMatchObject({ code: 'left' });
  await expect.poll(left).toBe(1);
});

test('more questions at once than this process takes are refused as busy, and leave their place', async () => {
  const { model } = await serve({ fault: 'silent' }, { most: 2, firstMs: 200 });
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => model.ask(question())));
  expect(outcomes.map((each) => each.status === 'rejected' && (each.reason as Error).message)).toEqual([
    'slow',
    'slow',
    'busy',
  ]);
  await expect(model.ask(question())).rejects.toMatchObject({ code: 'slow' });
});
