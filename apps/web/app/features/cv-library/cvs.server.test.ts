import { emptyResume, parseResume } from '@setapak/resume';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cvVersion } from '~/services/db/cv-schema.ts';
import { cv } from '~/services/db/schema.ts';
import { makeUser, describeOnDatabases } from '~/services/db/testing.ts';
import type { UserEvent } from '~/services/events/events.server.ts';
import { newId } from '~/services/id.ts';
import { openTestServices, type TestServices } from '~/services/testing-services.ts';
import { applyStarter } from './starters/apply-starter.server.ts';
import { createCv } from './create-cv.server.ts';
import { deleteCv } from './delete-cv.server.ts';
import { duplicateCv } from './duplicate-cv.server.ts';
import { listCvs } from './list-cvs.server.ts';
import { countDeletedCvs, listDeletedCvs } from './list-deleted-cvs.server.ts';
import { purgeCv, purgeDeletedCvs } from './purge-deleted-cvs.server.ts';
import { loadCv, saveCv } from '~/features/cv-sync/public.server.ts';
import { CV_LIMIT } from '~/features/cv-sync/public.ts';
import { renameCv } from './rename-cv.server.ts';
import { restoreCv } from './restore-cv.server.ts';

describeOnDatabases('the CVs of a person', (getDatabase) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(getDatabase());
  });
  afterAll(() => services.close());

  async function personWithCv(name = 'CV Magang') {
    const person = await makeUser(getDatabase(), { phone: '+628123456789' });
    const id = await createCv({ services, user: person, name });
    return { owner: { services, userId: person.id }, person, id };
  }

  const named = (firstName: string) => {
    const document = emptyResume();
    return { ...document, profile: { ...document.profile, firstName } };
  };

  test('new CV: filled from the account', async () => {
    const { owner, person, id } = await personWithCv();
    const { name, version, document } = await loadCv({ ...owner, id });
    expect({ name, version }).toEqual({ name: 'CV Magang', version: 1 });
    expect(document.profile).toMatchObject({
      firstName: 'Rani',
      lastName: 'Kusuma',
      email: person.email,
      phone: '+628123456789',
    });
  });

  test('another person’s CV is not found, by any use case', async () => {
    const { id } = await personWithCv();
    const stranger = { services, userId: (await makeUser(getDatabase())).id };
    const save = { version: 1, saveId: newId(), document: emptyResume() };
    const tries = [
      loadCv({ ...stranger, id }),
      saveCv({ ...stranger, id, ...save }),
      renameCv({ ...stranger, id, name: 'Milikku' }),
      deleteCv({ ...stranger, id }),
      restoreCv({ ...stranger, id }),
      duplicateCv({ ...stranger, id }),
      applyStarter({ ...stranger, id, role: 'finance' }),
    ];
    const outcomes = await Promise.allSettled(tries);
    const codes = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.code);
    expect(codes).toEqual(tries.map(() => 'not_found'));
    expect(await listCvs(stranger)).toEqual([]);
  });

  test('a save counts the version up and stores the document', async () => {
    const { owner, id } = await personWithCv();
    const outcome = await saveCv({ ...owner, id, version: 1, saveId: newId(), document: named('Budi') });
    expect(outcome).toEqual({ saved: true, version: 2 });
    expect((await loadCv({ ...owner, id })).document.profile.firstName).toBe('Budi');
  });

  test('of two saves from the same version one wins and the other is handed what was stored', async () => {
    const { owner, id } = await personWithCv();
    const save = (firstName: string) =>
      saveCv({ ...owner, id, version: 1, saveId: newId(), document: named(firstName) });
    const outcomes = await Promise.all([save('Budi'), save('Sari')]);
    const lost = outcomes.find(({ saved }) => !saved);
    const { version, saveId, document } = await loadCv({ ...owner, id });
    expect(outcomes.filter(({ saved }) => saved)).toEqual([{ saved: true, version: 2 }]);
    expect(lost).toEqual({ saved: false, version, saveId, document });
  });

  test('a save counts on top of one of the same page that arrived just before, and of nothing else', async () => {
    const { owner, id } = await personWithCv();
    const [first, last, other] = [newId(), newId(), newId()];
    await saveCv({ ...owner, id, version: 1, saveId: first, document: named('Budi') });
    const behind = { ...owner, id, version: 1, saveId: last, document: named('Budi S') };
    expect(await saveCv({ ...behind, after: [other] })).toMatchObject({ saved: false, version: 2 });
    expect(await saveCv({ ...behind, after: [other, first] })).toEqual({ saved: true, version: 3 });
    expect((await loadCv({ ...owner, id })).document.profile.firstName).toBe('Budi S');
    // The save under way comes after it: it is told what stands there.
    const late = { ...owner, id, version: 1, saveId: first, document: named('Budi') };
    expect(await saveCv(late)).toMatchObject({ saved: false, version: 3, saveId: last });
  });

  test('a save of parts is put into what it was made from, and into nothing else', async () => {
    const { owner, id } = await personWithCv();
    const [first, second] = [newId(), newId()];
    await saveCv({ ...owner, id, version: 1, saveId: first, document: named('Budi') });
    const parts = { 'profile.phone': '+62 812', objective: { body: 'Halo' } };
    const behind = { ...owner, id, version: 1, saveId: second, document: undefined, parts };
    expect(await saveCv(behind)).toMatchObject({ saved: false, version: 2 });
    expect(await saveCv({ ...behind, after: [first] })).toEqual({ saved: true, version: 3 });
    expect(await saveCv({ ...behind, after: [first] })).toEqual({ saved: true, version: 3 });
    const { document } = await loadCv({ ...owner, id });
    expect(document.profile).toMatchObject({ firstName: 'Budi', phone: '+62 812' });
    expect(document.objective.body).toBe('Halo');
    const tooLong = {
      ...behind,
      version: 3,
      saveId: newId(),
      parts: { objective: { body: 'x'.repeat(20_001) } },
    };
    await expect(saveCv(tooLong)).rejects.toMatchObject({ code: 'too_long' });
  });

  test('a save that is sent twice is stored once', async () => {
    const { owner, id } = await personWithCv();
    const save = { ...owner, id, version: 1, saveId: newId(), document: named('Budi') };
    await saveCv(save);
    expect(await saveCv(save)).toEqual({ saved: true, version: 2 });
  });

  test('what is no CV document is refused, and one with oddities is mended', async () => {
    const { owner, id } = await personWithCv();
    const save = { ...owner, id, version: 1, saveId: newId() };
    await expect(saveCv({ ...save, document: 'no' })).rejects.toMatchObject({ code: 'invalid' });
    const huge = { profile: { firstName: 'a'.repeat(500_000) } };
    await expect(saveCv({ ...save, document: huge })).rejects.toMatchObject({ code: 'too_long' });
    await saveCv({ ...save, document: { profile: { firstName: 7, role: 'admin' } } });
    expect((await loadCv({ ...owner, id })).document).toEqual(named('7'));
  });

  test('a duplicate stands just below what it was made from', async () => {
    const { owner, person, id } = await personWithCv('Satu');
    await createCv({ services, user: person, name: 'Dua' });
    await duplicateCv({ ...owner, id });
    const list = await listCvs(owner);
    expect(list.map(({ name }) => name)).toEqual(['Dua', 'Satu', 'Satu Copy']);
    expect(list[1]!.updatedAt.getTime() - list[2]!.updatedAt.getTime()).toBe(1);
  });

  test('the list begins with what was changed last', async () => {
    const { owner, person, id } = await personWithCv('Lama');
    await createCv({ services, user: person, name: 'Baru' });
    await renameCv({ ...owner, id, name: 'Lama, diganti' });
    expect((await listCvs(owner)).map(({ name }) => name)).toEqual(['Lama, diganti', 'Baru']);
  });

  test('a deleted CV is gone until its deletion is undone', async () => {
    const { owner, id } = await personWithCv();
    await deleteCv({ ...owner, id });
    expect(await listCvs(owner)).toEqual([]);
    await expect(loadCv({ ...owner, id })).rejects.toMatchObject({ code: 'not_found' });
    await restoreCv({ ...owner, id });
    expect(await listCvs(owner)).toHaveLength(1);
  });

  test('bin: what was deleted lies there for its owner alone, and goes for good when they say so', async () => {
    const { owner, id } = await personWithCv('Lama');
    const kept = await createCv({ services, user: await makeUser(getDatabase(), {}), name: 'Punya orang' });
    await deleteCv({ ...owner, id });
    const [lying] = await listDeletedCvs(owner);
    expect(lying).toMatchObject({ id, name: 'Lama', uploaded: false });
    expect(lying!.goneAt.getTime() - lying!.deletedAt.getTime()).toBe(30 * 24 * 3_600_000);
    expect(await countDeletedCvs(owner)).toBe(1);
    const stranger = { services, userId: (await makeUser(getDatabase())).id };
    expect(await listDeletedCvs(stranger)).toEqual([]);
    await expect(purgeCv({ ...stranger, id })).rejects.toMatchObject({ code: 'not_found' });
    await expect(purgeCv({ ...owner, id: kept })).rejects.toMatchObject({ code: 'not_found' });
    await purgeCv({ ...owner, id });
    expect(await countDeletedCvs(owner)).toBe(0);
    await expect(restoreCv({ ...owner, id })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('bin: it is emptied of what lay there for thirty days, not before', async () => {
    const { owner, id } = await personWithCv();
    await deleteCv({ ...owner, id });
    const DAY = 24 * 3_600_000;
    await purgeDeletedCvs(services, new Date(Date.now() + 29 * DAY));
    expect(await listDeletedCvs(owner)).toHaveLength(1);
    await getDatabase()
      .db.update(cv)
      .set({ deletedAt: new Date(Date.now() - 31 * DAY) })
      .where(eq(cv.id, id));
    // What the nightly job has not come to yet is neither listed nor counted.
    expect(await listDeletedCvs(owner)).toEqual([]);
    expect(await countDeletedCvs(owner)).toBe(0);
    await purgeDeletedCvs(services, new Date());
    await expect(restoreCv({ ...owner, id })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('a CV that is not deleted cannot be removed for good', async () => {
    const { owner, id } = await personWithCv();
    await expect(purgeCv({ ...owner, id })).rejects.toMatchObject({ code: 'not_found' });
    expect(await listCvs(owner)).toHaveLength(1);
  });

  test(`CV limit: at most ${CV_LIMIT}, also under concurrent requests`, async () => {
    const { owner, id } = await personWithCv();
    const { db } = getDatabase();
    const [one] = await db.select().from(cv).where(eq(cv.id, id));
    const others = Array.from({ length: CV_LIMIT - 4 }, () => ({ ...one!, id: newId() }));
    await db.insert(cv).values(others);
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => duplicateCv({ ...owner, id })));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => reason.code)).toEqual(Array.from({ length: 5 }, () => 'too_many_cvs'));
    expect(await listCvs(owner)).toHaveLength(CV_LIMIT);
  });

  test('starter: fills the CV and keeps the person’s details', async () => {
    const { owner, person, id } = await personWithCv();
    await applyStarter({ ...owner, id, role: 'finance', template: 'celebi' });
    const { document, version } = await loadCv({ ...owner, id });
    expect(version).toBe(2);
    expect(document.metadata.template).toBe('celebi');
    expect(document.profile).toMatchObject({ firstName: 'Rani', email: person.email, linkedin: '' });
    expect(document.work.items.length).toBeGreaterThan(0);
  });

  test('starter: what it writes over can be brought back, also what was written minutes ago', async () => {
    const { owner, id } = await personWithCv();
    const own = parseResume({ ...emptyResume(), objective: { body: 'Tulisanku sendiri.' } });
    // Before it is replaced, the empty CV is kept, and for some minutes nothing else by itself.
    await saveCv({ ...owner, id, version: 1, saveId: newId(), document: own });
    await applyStarter({ ...owner, id, role: 'finance' });
    const kept = await getDatabase().db.select().from(cvVersion).where(eq(cvVersion.cvId, id));
    expect(kept.map(({ document }) => parseResume(document).objective.body)).toContain('Tulisanku sendiri.');
  });

  test('other pages are notified of a change once it is stored', async () => {
    const { owner, id } = await personWithCv();
    const heard: UserEvent[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    services.events.subscribe(owner.userId, (event) => {
      if (event.type === 'cv.removed') resolve();
      heard.push(event);
    });
    await saveCv({ ...owner, id, version: 1, saveId: newId(), document: named('Budi') });
    await saveCv({ ...owner, id, version: 1, saveId: newId(), document: named('Sari') });
    await deleteCv({ ...owner, id });
    await promise;
    expect(heard.map(({ type }) => type).slice(-2)).toEqual(['cv.changed', 'cv.removed']);
    expect(heard.filter(({ id: of }) => of === id)).toHaveLength(heard.length);
  });
});
