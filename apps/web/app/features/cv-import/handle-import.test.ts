import { expect, test } from 'vitest';
import { handleImport } from './handle-import.server.ts';

test('import: the id of an uploaded CV that cannot be stored is refused before it is looked for', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const request = new Request('http://here/app/cv/import', { method: 'POST', headers, body: 'cv=a%00b' });
  const outcome = handleImport({ services: {} as never, userId: 'u', request });
  await expect(outcome).rejects.toMatchObject({ code: 'unstorable', status: 400 });
});

const MULTIPART = 'multipart/form-data; boundary=x';
const part = (name: string, rest: string) => `--x\r\ncontent-disposition: form-data; name="${name}"${rest}`;
const FILE = part('file', '; filename="cv.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7');

test.each([
  ['that was cut off', MULTIPART, FILE, 'utuh'],
  ['cut off in its head', MULTIPART, FILE.slice(0, 30), 'utuh'],
  ['without a boundary', 'multipart/form-data', `${FILE}\r\n--x--`, 'utuh'],
  ['that is no form', 'application/json', '{"file":1}', 'utuh'],
  ['that says nothing of itself', '', 'abc', 'utuh'],
  ['with two files', MULTIPART, `${FILE}\r\n${FILE}\r\n--x--`, 'utuh'],
  ['of a file that is too large', MULTIPART, `${FILE}${'x'.repeat(26 * 2 ** 20)}\r\n--x--`, 'besar'],
  ['without a file', MULTIPART, `${part('kind', '\r\n\r\npdf')}\r\n--x--`, 'Pilih file'],
])('import: an upload %s is refused with its reason', async (_, type, body, reason) => {
  const headers = new Headers(type === '' ? [] : [['content-type', type]]);
  const request = new Request('http://here/app/cv/import', { method: 'POST', headers, body });
  const outcome = await handleImport({ services: {} as never, userId: 'u', request });
  expect(outcome).toMatchObject({ kind: 'pdf', failure: expect.stringContaining(reason) as string });
});
