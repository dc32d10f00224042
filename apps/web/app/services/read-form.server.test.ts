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
    code: 'too_long',
  });
});

test('form: what is none is refused', async () => {
  for (const type of ['text/plain', 'application/json', 'multipart/form-data'])
    await expect(readForm(ask('a=1', type))).rejects.toMatchObject({ code: 'invalid' });
});

const parts = (boundary: string, count = 1) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n`.repeat(count) +
  `--${boundary}--\r\n`;

test('form: of more parts than any of ours it is refused', async () => {
  const [few, many] = [parts('x', 1_500), parts('x', 20_001)];
  expect((await readForm(ask(few, 'multipart/form-data; boundary=x'))).getAll('a')).toHaveLength(1_500);
  await expect(readForm(ask(many, 'multipart/form-data; boundary=x'))).rejects.toMatchObject({
    code: 'too_long',
  });
});

test('form: the boundary between its parts is as long as the standard allows, and no longer', async () => {
  const send = (boundary: string) =>
    readForm(ask(parts(boundary), `multipart/form-data; boundary=${boundary}`));
  expect([...(await send('x'.repeat(70)))]).toEqual([['a', '1']]);
  await expect(send('x'.repeat(150))).rejects.toMatchObject({ code: 'invalid' });
});
