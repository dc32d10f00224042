import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { cv } from '~/services/db/schema.ts';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import {
  deleteCv,
  duplicateCv,
  listCvs,
  loadThumbnail,
  purgeDeletedCvs,
  renderThumbnail,
} from '~/features/cv-library/public.server.ts';
import { loadCv, loadCvSource } from '~/features/cv-sync/public.server.ts';
import { newId } from '~/services/id.ts';
import type { Services } from '~/services/services.server.ts';
import { runRemovals } from '~/services/storage/testing-removals.ts';
import { openTestServices, type TestServices } from '~/services/testing-services.ts';
import { LARGEST_PHONE_UPLOAD, LARGEST_UPLOAD } from './model.ts';
import { uploadCv } from './upload-cv.server.ts';
import { ONE_PAGE_PDF as PDF } from '~/services/reading/testing.ts';

const DAY_MS = 86_400_000;

describeOnDatabases('uploaded CVs', (getDatabase) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(getDatabase());
  });
  afterAll(() => services.close());

  async function person() {
    return { services, userId: (await makeUser(getDatabase())).id };
  }
  const upload = (
    owner: Awaited<ReturnType<typeof person>>,
    bytes: Uint8Array = PDF,
    fileName = 'CV Rani.pdf',
  ) => uploadCv({ ...owner, fileName, bytes, onPhone: false });

  test('a PDF is kept under its file’s name, listed, painted, and cannot be edited', async () => {
    const owner = await person();
    const id = await upload(owner, PDF, 'C:\\fakepath\\CV Rani\u0000\u202Efdp.PDF');
    await renderThumbnail({ ...owner, cvId: id });
    expect(await listCvs(owner)).toMatchObject([
      { id, name: 'CV Ranifdp', uploaded: true, thumbnailVersion: 1 },
    ]);
    await expect(loadCv({ ...owner, id })).rejects.toMatchObject({ code: 'not_found' });
    const { source } = await loadCvSource({ ...owner, id });
    expect(Buffer.from(await services.storage.getBytes(source.fileKey!)).equals(PDF)).toBe(true);
    const stranger = await person();
    await expect(loadCvSource({ ...stranger, id })).rejects.toMatchObject({ code: 'not_found' });
    await expect(loadThumbnail({ ...stranger, id })).rejects.toMatchObject({ code: 'not_found' });
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a web page that turns into a PDF', Buffer.concat([Buffer.from('<script>alert(1)</script>\n'), PDF])],
    ['a script that turns into a PDF', Buffer.concat([Buffer.from('alert(1)/*'), PDF])],
    ['a byte order mark with a PDF behind it', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), PDF])],
    ['a picture with a PDF behind it', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), PDF])],
    ['a header and no pages', Buffer.from('%PDF-1.7\n<script>alert(1)</script>')],
    ['one byte too many', Buffer.concat([PDF, Buffer.alloc(LARGEST_UPLOAD + 1 - PDF.length, 32)])],
  ])('%s is refused and leaves nothing', async (_name, bytes) => {
    const owner = await person();
    await expect(upload(owner, bytes)).rejects.toMatchObject({
      code: 'bad_cv_file',
      text: 'Harap masukan CV dengan format PDF dan berukuran maksimal 5 MB',
    });
    expect(await listCvs(owner)).toEqual([]);
  });

  test('a file that could not be listed is not stored either', async () => {
    const keys: string[] = [];
    const put: Services['storage']['put'] = async (...args) => {
      const stored = await services.storage.put(...args);
      keys.push(stored.key);
      return stored;
    };
    const storage = { ...services.storage, put };
    const gone = { services: { ...services, storage }, userId: newId() };
    await expect(uploadCv({ ...gone, fileName: 'CV.pdf', bytes: PDF, onPhone: false })).rejects.toThrow();
    expect(keys).toHaveLength(1);
    expect(await services.storage.exists(keys[0]!)).toBe(false);
  });

  test('the largest file is taken, and a larger one on the phone', async () => {
    const owner = await person();
    const padded = (bytes: number) => Buffer.concat([PDF, Buffer.alloc(bytes - PDF.length, 32)]);
    await upload(owner, padded(LARGEST_UPLOAD));
    const large = { ...owner, fileName: 'x.pdf', onPhone: true };
    await uploadCv({ ...large, bytes: padded(LARGEST_PHONE_UPLOAD) });
    await expect(uploadCv({ ...large, bytes: padded(LARGEST_PHONE_UPLOAD + 1) })).rejects.toMatchObject({
      code: 'bad_cv_file',
    });
  });

  test('a copy has a file of its own, stands just below, and outlives the original', async () => {
    const owner = await person();
    const id = await upload(owner);
    const copyId = await duplicateCv({ ...owner, id });
    expect((await listCvs(owner)).map(({ name }) => name)).toEqual(['CV Rani', 'CV Rani Copy']);
    const [original, copy] = [
      await loadCvSource({ ...owner, id }),
      await loadCvSource({ ...owner, id: copyId }),
    ];
    await deleteCv({ ...owner, id });
    await purgeDeletedCvs(services, new Date(Date.now() + 31 * DAY_MS));
    await runRemovals(services);
    expect(await services.storage.exists(original.source.fileKey!)).toBe(false);
    expect(await services.storage.exists(copy.source.fileKey!)).toBe(true);
  });

  test('thumbnail: a page that cannot be painted keeps the placeholder', async () => {
    const owner = await person();
    const id = await upload(owner);
    const { key } = await services.storage.put('cv', Buffer.from('%PDF-1.4 gone'), {
      contentType: 'application/pdf',
    });
    await getDatabase().db.update(cv).set({ fileKey: key }).where(eq(cv.id, id));
    await renderThumbnail({ ...owner, cvId: id });
    expect((await listCvs(owner))[0]?.thumbnailVersion).toBe(null);
  });
});
