import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { answerWithPdf } from './answer-with-pdf.server.ts';
import { applyDifference, BASE_HEADER } from './pdf-difference.ts';

const pdfOf = (text: string) =>
  new TextEncoder().encode(`1 0 obj ${'fonts '.repeat(200)}endobj 2 0 obj ${text} endobj`);

async function ask(userId: string, text: string, headers: Record<string, string> = {}) {
  const request = new Request('http://localhost/', { headers });
  const answer = await answerWithPdf({ request, userId, pdf: pdfOf(text) });
  return { answer, tag: JSON.parse(answer.headers.get('ETag')!) as string };
}

const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

test('preview: who names the file at hand gets what is new, and makes the same file of it', async () => {
  const first = await ask('rani', 'Rani');
  expect(await bytesOf(first.answer)).toEqual(pdfOf('Rani'));
  expect(first.answer.headers.get(BASE_HEADER)).toBeNull();
  const { answer } = await ask('rani', 'Rani Kusuma', { [BASE_HEADER]: first.tag });
  expect(answer.headers.get(BASE_HEADER)).toBe(first.tag);
  const difference = await bytesOf(answer);
  expect(difference.length).toBeLessThan(120);
  expect(applyDifference(pdfOf('Rani'), difference)).toEqual(pdfOf('Rani Kusuma'));
});

test("preview: another person's file, an unknown one and one that was long forgotten are answered with the whole", async () => {
  const { tag } = await ask('rani', 'Rani');
  for (const [userId, named] of [
    ['budi', tag],
    ['rani', 'unknown'],
  ] as const) {
    const { answer } = await ask(userId, 'Budi', { [BASE_HEADER]: named });
    expect(answer.headers.get(BASE_HEADER)).toBeNull();
    expect(await bytesOf(answer)).toEqual(pdfOf('Budi'));
  }
  for (let n = 0; n < 17; n += 1) await ask('budi', `${n}`.repeat(2 ** 20));
  const { answer } = await ask('rani', 'Rani 2', { [BASE_HEADER]: tag });
  expect(await bytesOf(answer)).toEqual(pdfOf('Rani 2'));
});

test('preview: bytes are compressed for who takes it', async () => {
  const { answer } = await ask('rani', 'Rani', { 'accept-encoding': 'gzip, br' });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  const sent = await bytesOf(answer);
  expect(sent.length).toBeLessThan(200);
  expect(new Uint8Array(gunzipSync(sent))).toEqual(pdfOf('Rani'));
  const refused = await ask('rani', 'Rani', { 'accept-encoding': 'gzip;q=0' });
  expect(refused.answer.headers.get('content-encoding')).toBeNull();
});
