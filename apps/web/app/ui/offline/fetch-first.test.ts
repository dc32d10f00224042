import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const answers = new Map<string, string>();
const asked: string[] = [];
let loadFetched: (typeof import('./fetch-first.ts'))['loadFetched'];
let importRoute: (typeof import('./fetch-first.ts'))['importRoute'];

beforeEach(async () => {
  asked.length = 0;
  answers.clear();
  vi.resetModules();
  vi.stubGlobal('location', { origin: 'https://setapak.example' });
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const text = answers.get(address);
    if (text === undefined) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(text === 'gone' ? new Response('', { status: 404 }) : new Response(text));
  });
  ({ loadFetched, importRoute } = await import('./fetch-first.ts'));
});
afterEach(() => vi.unstubAllGlobals());

/** As a bundler writes it; that no such file is there does not matter, for nothing imports it. */
const written = (run: () => Promise<string>) =>
  Object.assign(run, { toString: () => '()=>import(`./dialog-a1.js`)' });

test('a module is imported once its file, those it imports and theirs have been fetched, each once', async () => {
  answers.set('/assets/dialog-a1.js', 'import{a}from"./field-b2.js";import"./effect-c3.js";export{a}');
  answers.set('/assets/field-b2.js', 'import{b as c}from`./effect-c3.js`;export const a=c');
  answers.set('/assets/effect-c3.js', 'export const b=import(`./later-d4.js`)');
  const load = vi.fn(() => {
    expect(asked.toSorted()).toEqual(['/assets/dialog-a1.js', '/assets/effect-c3.js', '/assets/field-b2.js']);
    return Promise.resolve('dialog');
  });
  expect(await loadFetched(written(load), ['assets/field-b2.js'])).toBe('dialog');
});

test('modules that import each other are fetched', async () => {
  answers.set('/assets/dialog-a1.js', 'import{a}from"./field-b2.js";export{a}');
  answers.set('/assets/field-b2.js', 'import{b}from"./dialog-a1.js";export const a=b');
  expect(await loadFetched(written(() => Promise.resolve('dialog')))).toBe('dialog');
});

test('a module of which a file is missing is not imported; the next time only that file is requested again', async () => {
  answers.set('/assets/dialog-a1.js', 'import{a}from"./field-b2.js";export{a}');
  const load = vi.fn(() => Promise.resolve('dialog'));
  await expect(loadFetched(written(load))).rejects.toThrow(TypeError);
  expect(load).not.toHaveBeenCalled();
  answers.set('/assets/field-b2.js', 'export const a=1');
  expect(await loadFetched(written(load))).toBe('dialog');
  expect(asked.filter((address) => address === '/assets/field-b2.js')).toHaveLength(2);
});

test('a file that the server no longer has is an error of another kind than a network that fails', async () => {
  answers.set('/assets/dialog-a1.js', 'gone');
  await expect(loadFetched(written(() => Promise.resolve('')))).rejects.toThrow(
    '404 for /assets/dialog-a1.js',
  );
});

test('a page’s script that loads and fails as it begins is not requested again', async () => {
  const script = `data:text/javascript,throw new TypeError('begins badly')`;
  answers.set(script, '');
  await expect(importRoute(script)).rejects.toThrow('begins badly');
  expect(asked).toEqual([script]);
});
