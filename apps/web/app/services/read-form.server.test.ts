import { expect, test } from 'vitest';
import { readForm } from './read-form.server.ts';

const ask = (body: BodyInit, type?: string) =>
  new Request('http://localhost/x', {
    method: 'POST',
    body,
    ...(type && { headers: { 'content-type': type } }),
  });

test('form: text as browsers send it, in whatever case its type is written', async () => {
  const form = await readForm(
    ask('a=1&a=2&name=Rani+K%C3%A9', 'Application/x-www-form-urlencoded; charset=UTF-8'),
  );
  expect([...form]).toEqual([
    ['a', '1'],
    ['a', '2'],
    ['name', 'Rani Ké'],
  ]);
});

test('form: with a file', async () => {
  const sent = new FormData();
  sent.set('file', new File(['x'], 'cv.pdf'));
  expect((await readForm(ask(sent))).get('file')).toMatchObject({ name: 'cv.pdf', size: 1 });
});

test('form: of more fields than any of ours it is refused unread', async () => {
  const body = 'a&'.repeat(5_000_000);
  await expect(readForm(ask(body, 'application/x-www-form-urlencoded'))).rejects.toMatchObject({
    code: 'too_large',
  });
});

test('form: what is none is refused', async () => {
  for (const type of ['text/plain', 'application/json', 'multipart/form-data'])
    await expect(readForm(ask('a=1', type))).rejects.toMatchObject({ code: 'invalid' });
});
