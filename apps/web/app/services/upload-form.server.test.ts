import { expect, test } from 'vitest';
import { uploadForm } from './upload-form.server.ts';

const read = (boundary: string) =>
  uploadForm(
    new Request('http://localhost/x', {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\nx\r\n--${boundary}--\r\n`,
    }),
    100,
  );

test('upload: the boundary between its parts is as long as the standard allows, and no longer', async () => {
  expect((await read('a'.repeat(70))).get('file')).toMatchObject({ name: 'cv.pdf', size: 1 });
  await expect(read('a'.repeat(150))).rejects.toMatchObject({ code: 'invalid' });
});
