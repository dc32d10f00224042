import { expect, test } from 'vitest';
import { handleImport } from './handle-import.server.ts';

test('import: the id of an uploaded CV that cannot be stored is refused before it is looked for', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const request = new Request('http://here/app/cv/import', { method: 'POST', headers, body: 'cv=a%00b' });
  const outcome = handleImport({ services: {} as never, userId: 'u', request });
  await expect(outcome).rejects.toMatchObject({ code: 'unstorable', status: 400 });
});
