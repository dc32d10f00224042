import { expect, test } from 'vitest';
import { explain } from './refusal-words.ts';

const routersError = (status: number) => Response.json({ message: 'Unexpected Server Error' }, { status });

function answered(answer: Response, accept: string) {
  return explain(new Request('http://localhost/', { headers: { accept } }), answer, ['/a.css']);
}

const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';

test('refusal: a form to an address that only hands out a file is a page in our words', async () => {
  const answer = await answered(routersError(405), browser);
  expect(answer.status).toBe(405);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const page = await answer.text();
  expect(page).toContain('Alamat ini tidak bisa dipakai dengan cara itu');
  expect(page).not.toContain('Unexpected');
});

test('refusal: a script gets the code and the sentence', async () => {
  const answer = await answered(routersError(405), '*/*');
  expect(await answer.json()).toEqual({
    error: 'method_not_allowed',
    text: expect.stringContaining('Alamat ini') as string,
  });
});

test('refusal: a failure of ours says nothing of its cause', async () => {
  const answer = await answered(new Response('Unexpected Server Error\n\nError: x', { status: 500 }), '*/*');
  expect(await answer.json()).toEqual({
    error: 'unexpected',
    text: expect.stringMatching(/^Terjadi/) as string,
  });
});

test('refusal: a form that a full or absent store did not take is a page that says so', async () => {
  const page = await (await answered(routersError(503), browser)).text();
  expect(page).toContain('Layanan kami sedang terganggu sebentar. Datamu aman');
});

test('refusal: its own sentence stands on the page, as text', async () => {
  const refused = Response.json({ error: 'x', text: 'Tidak <ada>.' }, { status: 404 });
  expect(await (await answered(refused, browser)).text()).toContain('Tidak &lt;ada&gt;.');
});

test.each([
  ['GET', '//evil.example/a?b=1', null, '/evil.example/a?b=1'],
  ['POST', '/login', 'http://localhost/login?next=1', '/login?next=1'],
  ['POST', '/login', 'https://evil.example/x', null],
  ['POST', '/login', null, null],
])('refusal of %s %s from %s: leads back to %s', async (method, path, referer, back) => {
  const headers = { accept: browser, ...(referer && { referer }) };
  const request = new Request(`http://localhost${path}`, { method, headers });
  const page = await (await explain(request, routersError(405), [])).text();
  expect(/<a href="([^"]*)">Coba lagi/.exec(page)?.[1] ?? null).toBe(back);
});

test.each([
  ['a page', new Response('<p>', { status: 404, headers: { 'content-type': 'text/html' } }), browser],
  ['a refusal that script reads', Response.json({ error: 'x', text: 'y' }, { status: 404 }), '*/*'],
  ['what went well', Response.json({ message: 'Unexpected' }), browser],
])('refusal: %s stays as it is', async (_name, answer, accept) => {
  expect(await answered(answer, accept)).toBe(answer);
});
