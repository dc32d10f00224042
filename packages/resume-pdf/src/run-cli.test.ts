import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { starterResume, toJsonResume } from '@setapak/resume';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCli } from './run-cli.ts';
import { flatText } from './testing/pdf-text.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cv-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(args: string[], stdin = '') {
  const written: Uint8Array[] = [];
  let errors = '';
  const code = await runCli(args, {
    stdin: Readable.from([stdin]),
    stdout: { write: (bytes) => written.push(Buffer.from(bytes)) },
    stderr: { write: (message) => (errors += message) },
  });
  return { code, errors, stdout: Buffer.concat(written) };
}

async function file(name: string, content: unknown): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

test('JSON Resume in, PDF out', async () => {
  const json = {
    basics: { name: 'Ada Wong', summary: 'Works with the data of the team' },
    work: [{ name: 'Umbrella', startDate: '2020-01' }],
  };
  const out = join(folder, 'ada.pdf');
  expect(await run([await file('ada.json', json), '--template', 'onyx', '--out', out])).toMatchObject({
    code: 0,
    errors: '',
  });
  const text = await flatText(await readFile(out));
  expect(text).toContain('Ada Wong');
  expect(text).toContain('Umbrella');
  expect(text).toContain('Jan 2020 – Present');
});

test('our own document and our own export are taken too', async () => {
  const resume = starterResume('hr');
  const [ours, exported] = [await file('ours.json', resume), await file('export.json', toJsonResume(resume))];
  const [first, second] = [await run([ours]), await run([exported])];
  expect(first.code).toBe(0);
  expect(first.stdout.equals(second.stdout)).toBe(true);
});

test.each([
  {},
  { basics: null },
  { work: [null, 3, 'Warung'], skills: { a: 1 } },
  { basics: { name: 7 }, education: [{ startDate: {} }] },
])('odd document %# still prints', async (json) => {
  const { code, stdout } = await run(['-', '--single'], JSON.stringify(json));
  expect(code).toBe(0);
  expect(stdout.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a bad command line is code 2, a bad document code 1, each with a sentence', async () => {
  const good = await file('good.json', {});
  expect(await run([])).toMatchObject({ code: 2 });
  expect(await run([good, '--template', 'nope'])).toMatchObject({
    code: 2,
    errors: expect.stringContaining('onyx'),
  });
  expect(await run([good, '--wrong'])).toMatchObject({ code: 2 });
  expect(await run([join(folder, 'absent.json')])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('absent.json'),
  });
  expect(await run(['-'], '{')).toMatchObject({ code: 1, errors: expect.stringContaining('not JSON') });
  expect(await run(['-'], '[]')).toMatchObject({ code: 1, errors: expect.stringContaining('not_an_object') });
  expect(await run(['-'], JSON.stringify({ basics: { summary: 'x'.repeat(30_000) } }))).toMatchObject({
    code: 1,
    errors: expect.stringContaining('too_large'),
  });
  expect(await run(['--help'])).toMatchObject({ code: 0, errors: '' });
});
