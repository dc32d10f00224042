import { starterResume } from '@setapak/resume';
import { render } from '@setapak/resume-pdf';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { atsCheck, cv as cvTable } from '~/services/db/schema.ts';
import { newId } from '~/services/id.ts';
import type { UserEvent } from '~/services/events/events.server.ts';
import { checkCv } from './check-cv.server.ts';
import { deleteCheck } from './delete-check.server.ts';
import { editCheck } from './edit-check.server.ts';
import { listChecks } from './list-checks.server.ts';
import { loadCheck } from './load-check.server.ts';
import { readPendingChecks } from './read-pending-checks.server.ts';
import { checkServices } from '../testing/services.ts';
import { StorageError } from '~/services/storage/storage.server.ts';
import { runRemovals } from '~/services/storage/testing-removals.ts';
import { giveUses } from '../testing/give-uses.ts';

describeOnDatabases('checking CVs', (getDatabase) => {
  const services = checkServices(getDatabase);
  let cv: Uint8Array;
  beforeAll(async () => {
    cv = await render(starterResume('finance'), { pages: 'multi' });
  });

  const buyer = async (uses = 4) => {
    const made = await makeUser(getDatabase());
    await giveUses(getDatabase(), { userId: made.id, uses });
    return made;
  };

  test('a CV is read, kept for its owner alone, and announced', async () => {
    const [owner, other] = [await buyer(), await makeUser(getDatabase())];
    const heard: UserEvent[] = [];
    const silence = services().events.subscribe(owner.id, (event) => heard.push(event));
    const { id, failure } = await checkCv({
      services: services(),
      userId: owner.id,
      fileName: 'CV Nadya.pdf',
      bytes: cv,
    });
    expect(failure).toBeNull();

    const check = await loadCheck({ services: services(), userId: owner.id, id: id! });
    expect(check).toMatchObject({ status: 'done', fileName: 'CV Nadya.pdf' });
    expect(check.reading?.result.name?.raw).toBe('Nadya Prameswari');
    expect(check.reading?.result.workExperience.length).toBeGreaterThan(0);

    await expect(loadCheck({ services: services(), userId: other.id, id: id! })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(deleteCheck({ services: services(), userId: other.id, id: id! })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await listChecks({ services: services(), userId: other.id })).toEqual([]);
    await expect.poll(() => heard).toContainEqual({ userId: owner.id, type: 'ats-check.changed', id });
    silence();
  });

  test('a check of an own CV leads back to it in the builder; once that is deleted, to a new one of what was read', async () => {
    const owner = await buyer();
    const [cvId, now] = [newId(), new Date()];
    const made = { name: 'CV Nadya', document: starterResume('finance'), createdAt: now, updatedAt: now };
    const { db } = getDatabase();
    await db.insert(cvTable).values({ id: cvId, userId: owner.id, ...made });
    const own = { services: services(), userId: owner.id };
    const { id } = await checkCv({ ...own, fileName: 'a.pdf', bytes: cv, cvId });
    const edit = () => editCheck({ ...own, id: id!, at: { section: 'work', entry: 1 } });
    expect(await edit()).toMatch(new RegExp(`^/app/cv/builder/${cvId}\\?.*&open=work:1$`));
    await db.update(cvTable).set({ deletedAt: now }).where(eq(cvTable.id, cvId));
    expect(await edit()).not.toContain(cvId);
    expect(await db.$count(cvTable, eq(cvTable.userId, owner.id))).toBe(2);
  });

  test('deleting takes the file along', async () => {
    const owner = await buyer();
    const { id } = await checkCv({ services: services(), userId: owner.id, fileName: 'a.pdf', bytes: cv });
    const { fileKey } = await loadCheck({ services: services(), userId: owner.id, id: id! });
    await deleteCheck({ services: services(), userId: owner.id, id: id! });
    await runRemovals(services());
    expect(await services().storage.exists(fileKey)).toBe(false);
    expect(await listChecks({ services: services(), userId: owner.id })).toEqual([]);
  });

  test.each([
    ['not_pdf', Buffer.from('<!doctype html>')],
    ['empty', Buffer.alloc(0)],
    ['too_large', Buffer.alloc(5_120_001, '%PDF-1.7 ')],
  ])('%s is refused and nothing is stored', async (failure, bytes) => {
    const owner = await makeUser(getDatabase());
    const outcome = await checkCv({ services: services(), userId: owner.id, fileName: 'a.pdf', bytes });
    expect(outcome).toEqual({ id: null, failure });
    expect(await listChecks({ services: services(), userId: owner.id })).toEqual([]);
  });

  test('a PDF that cannot be read is remembered with its reason', async () => {
    const owner = await buyer();
    const { failure } = await checkCv({
      services: services(),
      userId: owner.id,
      fileName: '../..\\rusak\u0000.pdf',
      bytes: cv.slice(0, 400),
    });
    expect(failure).toBe('damaged');
    const [entry] = await listChecks({ services: services(), userId: owner.id });
    expect(entry).toMatchObject({ status: 'failed', errorCode: 'damaged', fileName: 'rusak.pdf' });
  });

  test('crash: an interrupted check is resumed by the next request', async () => {
    const owner = await buyer();
    const { key } = await services().storage.put('ats', cv, { contentType: 'application/pdf' });
    const long = new Date(Date.now() - 120_000);
    await getDatabase()
      .db.insert(atsCheck)
      .values([
        {
          id: `cut-${owner.id}`,
          userId: owner.id,
          fileName: 'a.pdf',
          fileKey: key,
          fileBytes: cv.length,
          createdAt: long,
        },
        { id: `new-${owner.id}`, userId: owner.id, fileName: 'b.pdf', fileKey: key, fileBytes: cv.length },
      ]);
    expect(await readPendingChecks(services())).toBe(1);
    const rows = await getDatabase().db.select().from(atsCheck).where(eq(atsCheck.userId, owner.id));
    expect(Object.fromEntries(rows.map((row) => [row.fileName, row.status]))).toEqual({
      'a.pdf': 'done',
      'b.pdf': 'processing',
    });
  });

  test('a result that cannot be stored: its check ends, and others are read', async () => {
    const [owner, other] = [await buyer(), await buyer()];
    const longer = Buffer.concat([cv, Buffer.from('\n')]);
    const { read } = services().reading;
    // What the database refuses in a text.
    const unstorable = async (bytes: Uint8Array) => {
      const found = await read(bytes);
      if (bytes.length === cv.length) found.result.name = { ...found.result.name, raw: 'Rani\0' };
      return found;
    };
    for (const [{ id: userId }, bytes] of [
      [owner, cv],
      [other, longer],
    ] as const) {
      const { key } = await services().storage.put('ats', bytes, { contentType: 'application/pdf' });
      const file = { fileName: 'a.pdf', fileKey: key, fileBytes: bytes.length };
      const createdAt = new Date(Date.now() - 120_000);
      await getDatabase()
        .db.insert(atsCheck)
        .values({ id: `odd-${userId}`, userId, createdAt, ...file });
    }
    await readPendingChecks({ ...services(), reading: { ...services().reading, read: unstorable } });
    const statusOf = async (userId: string) =>
      (await loadCheck({ services: services(), userId, id: `odd-${userId}` })).status;
    expect([await statusOf(owner.id), await statusOf(other.id)]).toEqual(['failed', 'done']);
  });

  test('missing file: the check ends instead of being tried for ever', async () => {
    const owner = await makeUser(getDatabase());
    await getDatabase()
      .db.insert(atsCheck)
      .values({
        id: `gone-${owner.id}`,
        userId: owner.id,
        fileName: 'a.pdf',
        fileKey: `ats/${'x'.repeat(36)}`,
        fileBytes: 1,
        createdAt: new Date(Date.now() - 120_000),
      });
    await readPendingChecks(services());
    expect(await loadCheck({ services: services(), userId: owner.id, id: `gone-${owner.id}` })).toMatchObject(
      {
        status: 'failed',
      },
    );
  });

  test('storage away: the check waits and is tried again', async () => {
    const owner = await makeUser(getDatabase());
    const id = `waits-${owner.id}`;
    const createdAt = new Date(Date.now() - 120_000);
    const file = { fileName: 'a.pdf', fileKey: `ats/${'y'.repeat(36)}`, fileBytes: 1 };
    await getDatabase()
      .db.insert(atsCheck)
      .values({ id, userId: owner.id, createdAt, ...file });
    const getBytes = () => Promise.reject(new StorageError('unavailable'));
    const away = { ...services(), storage: { ...services().storage, getBytes } };
    await expect(readPendingChecks(away)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await loadCheck({ services: services(), userId: owner.id, id })).toMatchObject({
      status: 'processing',
    });
  });

  test('uploads are limited by person', async () => {
    const owner = await makeUser(getDatabase());
    const upload = () =>
      checkCv({ services: services(), userId: owner.id, fileName: 'a.pdf', bytes: Buffer.alloc(0) });
    for (let n = 0; n < 30; n += 1) await upload();
    await expect(upload()).rejects.toMatchObject({ code: 'too_many', status: 429 });
  });
});
