import { emptyResume } from '@setapak/resume';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cvVersion } from '~/services/db/cv-schema.ts';
import { cv } from '~/services/db/schema.ts';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { newId } from '~/services/id.ts';
import { openTestServices, type TestServices } from '~/services/testing-services.ts';
import { insertCv } from './documents/insert-cv.server.ts';
import { saveCv } from './documents/save-cv.server.ts';
import { deleteVersion } from './versions/delete-version.server.ts';
import { handleVersionForm } from './versions/handle-version-form.server.ts';
import { keepVersion } from './versions/keep-version.server.ts';
import { listVersions } from './versions/list-versions.server.ts';
import { loadVersion } from './versions/load-version.server.ts';
import { NAMED_LIMIT } from './versions/model.ts';
import { nameVersion } from './versions/name-version.server.ts';

describeOnDatabases('the versions of a CV', (getDatabase) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(getDatabase());
  });
  afterAll(() => services.close());

  async function ownCv() {
    const user = await makeUser(getDatabase());
    const [cvId, now] = [newId(), new Date()];
    const document = emptyResume({ profile: { firstName: 'Rani' } });
    const made = { name: 'CV Magang', document, createdAt: now, updatedAt: now };
    await getDatabase().db.transaction((tx) =>
      insertCv(services, tx, { id: cvId, userId: user.id, ...made }),
    );
    return { own: { services, userId: user.id, cvId }, cvId, userId: user.id };
  }
  const save = ({ userId, cvId }: { userId: string; cvId: string }, version: number, firstName: string) => {
    const document = emptyResume();
    const profile = { ...document.profile, firstName, photograph: 'data:image/png;base64,AAAA' };
    const saveId = newId();
    return saveCv({
      services,
      userId,
      id: cvId,
      version,
      saveId,
      document: { ...document, profile },
    });
  };
  /** As if the last save had been so many minutes ago. */
  const rest = ({ cvId }: { cvId: string }, minutes: number) =>
    getDatabase()
      .db.update(cv)
      .set({ updatedAt: sql`now() - make_interval(mins => ${minutes})` })
      .where(eq(cv.id, cvId));
  const nameIn = async (own: Parameters<typeof listVersions>[0], at: number) => {
    const version = (await listVersions(own))[at]!.id;
    return (await loadVersion({ ...own, version })).profile;
  };

  test('what rested for a while is kept before it is replaced, quick saves after each other are not', async () => {
    const { own } = await ownCv();
    await rest(own, 60);
    await save(own, 1, 'Satu');
    await save(own, 2, 'Dua');
    await save(own, 3, 'Tiga');
    expect(await listVersions(own)).toHaveLength(2);
    await rest(own, -20);
    await save(own, 4, 'Empat');
    expect(await listVersions(own)).toHaveLength(3);
    expect((await nameIn(own, 0)).firstName).toBe('Tiga');
    expect((await nameIn(own, 2)).firstName).toBe('Rani');
  });

  test('a save that comes too late keeps nothing', async () => {
    const { own } = await ownCv();
    await save(own, 1, 'Satu');
    const before = await listVersions(own);
    await rest(own, -30);
    expect(await save(own, 1, 'Terlambat')).toMatchObject({ saved: false });
    expect(await listVersions(own)).toEqual(before);
  });

  test('a name keeps what is stored, without its photograph', async () => {
    const { own } = await ownCv();
    await save(own, 1, 'Satu');
    await nameVersion({ ...own, name: 'Untuk bank' });
    await save(own, 2, 'Dua');
    const [named] = await listVersions(own);
    expect(named).toMatchObject({ name: 'Untuk bank' });
    expect(await nameIn(own, 0)).toMatchObject({ firstName: 'Satu', photograph: '' });
  });

  test('what is stored can be kept at once, and only once', async () => {
    const { own } = await ownCv();
    await save(own, 1, 'Satu');
    for (let n = 0; n < 2; n += 1) await getDatabase().db.transaction((tx) => keepVersion(tx, own));
    const kept = await listVersions(own);
    expect(kept.filter(({ name }) => name === null).length).toBe(kept.length);
    expect((await nameIn(own, 0)).firstName).toBe('Satu');
    expect(kept).toHaveLength(2);
  });

  test('versions that were kept by themselves are thinned out; those with a name stay', async () => {
    const { own } = await ownCv();
    // Two of one day long ago, of which the later stays, and a named one of the same day.
    const at = (hour: number) => new Date(Date.UTC(2026, 0, 14, hour));
    const document = emptyResume();
    const { userId, cvId } = own;
    const [first, second, named] = [newId(), newId(), newId()];
    await getDatabase()
      .db.insert(cvVersion)
      .values([
        { id: first, userId, cvId, document, createdAt: at(1) },
        { id: named, userId, cvId, document, createdAt: at(2), name: 'Untuk magang' },
        { id: second, userId, cvId, document, createdAt: at(3) },
      ]);
    await rest(own, 60);
    await save(own, 1, 'Satu');
    const left = (await listVersions(own)).map(({ id }) => id);
    expect([first, named, second].map((id) => left.includes(id))).toEqual([false, true, true]);
  });

  test('the last state of a day is not thinned out as the next edit keeps it', async () => {
    const { own, cvId } = await ownCv();
    const restedSince = (hour: number) =>
      getDatabase()
        .db.update(cv)
        .set({ updatedAt: new Date(Date.UTC(2026, 0, 14, hour)) })
        .where(eq(cv.id, cvId));
    await restedSince(1);
    await save(own, 1, 'Yang dikirim');
    await restedSince(3);
    await save(own, 2, 'Hari ini');
    expect((await nameIn(own, 0)).firstName).toBe('Yang dikirim');
  });

  test('there are only so many names, also when they come at once', async () => {
    const { own } = await ownCv();
    const tries = Array.from({ length: NAMED_LIMIT + 3 }, (_, n) => nameVersion({ ...own, name: `v${n}` }));
    const refused = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(3);
    const [one] = await listVersions(own);
    await deleteVersion({ ...own, version: one!.id });
    await nameVersion({ ...own, name: 'muat lagi' });
    expect(await listVersions(own)).toHaveLength(NAMED_LIMIT);
  });

  test('another person sees none of it', async () => {
    const { own, cvId } = await ownCv();
    await nameVersion({ ...own, name: 'Punyaku' });
    const [{ id: version } = { id: '' }] = await listVersions(own);
    const stranger = { services, userId: (await makeUser(getDatabase())).id, cvId };
    expect(await listVersions(stranger)).toEqual([]);
    await expect(loadVersion({ ...stranger, version })).rejects.toMatchObject({ code: 'not_found' });
    await expect(deleteVersion({ ...stranger, version })).rejects.toMatchObject({ code: 'not_found' });
    await expect(nameVersion({ ...stranger, name: 'x' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(handleVersionForm({ ...stranger, form: { intent: 'keep' } })).rejects.toMatchObject({
      code: 'not_found',
    });
    await getDatabase().db.transaction((tx) => keepVersion(tx, stranger));
    expect(await listVersions(own)).toHaveLength(1);
  });

  test('versions go with their CV', async () => {
    const { own, cvId } = await ownCv();
    await nameVersion({ ...own, name: 'Punyaku' });
    await getDatabase().db.delete(cv).where(eq(cv.id, cvId));
    const { rows } = await getDatabase().query('SELECT 1 FROM cv_version WHERE cv_id = $1', [cvId]);
    expect(rows).toEqual([]);
  });
});
