import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cv } from '~/services/db/schema.ts';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { newId } from '~/services/id.ts';
import { takeMany } from '~/services/limits/testing.ts';
import { createCv } from '../create-cv.server.ts';
import { deleteCv } from '../delete-cv.server.ts';
import { listCvs } from '../list-cvs.server.ts';
import { loadCv, saveCv } from '~/features/cv-sync/public.server.ts';
import { loadThumbnail } from './load-thumbnail.server.ts';
import { purgeDeletedCvs } from '../purge-deleted-cvs.server.ts';
import { renderCvPdf } from '~/features/cv-rendering/public.server.ts';
import { renderThumbnail } from './render-thumbnail.server.ts';
import { runRemovals } from '~/services/storage/testing-removals.ts';
import { openTestServices, type TestServices } from '~/services/testing-services.ts';

const HOUR_MS = 3_600_000;

describeOnDatabases('the picture of a CV', (getDatabase) => {
  let opened: TestServices;
  beforeAll(async () => {
    opened = await openTestServices(getDatabase());
  });
  afterAll(() => opened.close());

  const services = () => opened;

  async function personWithCv() {
    const person = await makeUser(getDatabase());
    const id = await createCv({ services: services(), user: person, name: 'CV' });
    return { owner: { services: services(), userId: person.id }, id };
  }

  const keyOf = async (id: string) => {
    const [row] = await getDatabase().db.select({ key: cv.thumbnailKey }).from(cv).where(eq(cv.id, id));
    return row?.key ?? '';
  };

  test('is a WebP of the version that the list names, and only its owner sees it', async () => {
    const { owner, id } = await personWithCv();
    await expect(loadThumbnail({ ...owner, id })).rejects.toMatchObject({ code: 'not_found' });
    await renderThumbnail({ ...owner, cvId: id });
    expect((await listCvs(owner))[0]?.thumbnailVersion).toBe(1);
    const bytes = await buffer(await loadThumbnail({ ...owner, id }));
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
    const stranger = (await makeUser(getDatabase())).id;
    await expect(loadThumbnail({ ...owner, userId: stranger, id })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('is made anew after a save and leaves no file of the old one', async () => {
    const { owner, id } = await personWithCv();
    await renderThumbnail({ ...owner, cvId: id });
    const first = await keyOf(id);
    await renderThumbnail({ ...owner, cvId: id });
    expect(await keyOf(id)).toBe(first);
    const { document } = await loadCv({ ...owner, id });
    await saveCv({ ...owner, id, version: 1, saveId: newId(), document });
    await renderThumbnail({ ...owner, cvId: id });
    expect(await keyOf(id)).not.toBe(first);
    await runRemovals(owner.services);
    expect(await owner.services.storage.exists(first)).toBe(false);
  });

  test('a CV deleted thirty days ago is removed for good, its picture too', async () => {
    const { owner, id } = await personWithCv();
    await renderThumbnail({ ...owner, cvId: id });
    const key = await keyOf(id);
    await deleteCv({ ...owner, id });
    const purgeAt = (days: number) =>
      purgeDeletedCvs(owner.services, new Date(Date.now() + days * 24 * HOUR_MS));
    expect(await purgeAt(29)).toBe(0);
    expect(await purgeAt(31)).toBe(1);
    expect(await keyOf(id)).toBe('');
    await runRemovals(owner.services);
    expect(await owner.services.storage.exists(key)).toBe(false);
  });

  test('a PDF is the document’s, and too many in a minute are refused', async () => {
    const { owner, id } = await personWithCv();
    const { document } = await loadCv({ ...owner, id });
    const pdf = await renderCvPdf({ ...owner, document });
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
    await takeMany({ database: getDatabase(), rule: 'render-user', subject: owner.userId, tries: 359 });
    await expect(renderCvPdf({ ...owner, document })).rejects.toMatchObject({ code: 'too_many' });
  });
});
