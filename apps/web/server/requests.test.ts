import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { publicRequest, withAllowedMethods } from './requests.ts';

const route = (id: string, module: object) => [id, { id, path: id, module }] as const;
const routes = Object.fromEntries([
  route('takes-forms', { action: () => null }),
  route('shows', { loader: () => null }),
  route('refuses-to-show', { loader: () => null, action: () => null }),
]) as unknown as ServerBuild['routes'];

function answered(method: string, path: string, status: number) {
  const request = new Request(`http://localhost/${path}`, { method });
  const { status: said, headers } = withAllowedMethods(routes, request, new Response(null, { status }));
  return [said, headers.get('allow')];
}

test('allowed methods: opening an address that only takes forms answers 405 with POST', () => {
  expect(answered('GET', 'takes-forms', 400)).toEqual([405, 'POST']);
});

test('allowed methods: a form that was refused keeps its 400', () => {
  expect(answered('POST', 'takes-forms', 400)).toEqual([400, null]);
});

test('allowed methods: a form sent to an address that only shows answers 405 with GET', () => {
  expect(answered('POST', 'shows', 405)).toEqual([405, 'GET, HEAD']);
});

test('allowed methods: a 405 of a route that only takes forms names them, where script reads it, too', () => {
  expect(answered('GET', 'refuses-to-show.data', 405)).toEqual([405, 'POST']);
});

test('the router gets the public address, and GET where HEAD was asked', () => {
  const headers = { cookie: 'a=1' };
  const ask = (method: string) =>
    publicRequest(
      new Request('http://setapak.example/a?b=1', { method, headers }),
      'https://setapak.example',
    );
  for (const method of ['HEAD', 'GET'])
    expect([ask(method).method, ask(method).url, ask(method).headers.get('cookie')]).toEqual([
      'GET',
      'https://setapak.example/a?b=1',
      'a=1',
    ]);
  expect(ask('POST').method).toBe('POST');
  const same = new Request('https://setapak.example/a');
  expect(publicRequest(same, 'https://setapak.example')).toBe(same);
});
