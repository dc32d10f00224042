import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cvTwin } from '~/services/db/cv-schema.ts';
import { cv } from '~/services/db/schema.ts';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { newId } from '~/services/id.ts';
import { openTestServices, type TestServices } from '~/services/testing-services.ts';
import { insertCv, loadCv } from '~/features/cv-sync/public.server.ts';
import { starterResume } from '@setapak/resume';
import { loadTwin } from './load-twin.server.ts';
import { makeTwin } from './make-twin.server.ts';
import { settleTwin, unlinkTwin } from './settle-twin.server.ts';

describeOnDatabases('the twin of a CV', (getDatabase) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(getDatabase());
  });
  afterAll(() => services.close());

  async function personWithCv(name = 'CV Marketing') {
    const userId = (await makeUser(getDatabase())).id;
    const id = newId();
    const document = starterResume('marketing');
    await services.db.transaction((tx) => insertCv(services, tx, { id, userId, name, document }));
    return { own: { services, userId, id }, userId, id };
  }

  test('is a named copy in the other language, linked both ways', async () => {
    const { own, id, userId } = await personWithCv();
    const twinId = await makeTwin(own);
    const twin = await loadCv({ services, userId, id: twinId });
    expect(twin.name).toBe('CV Marketing (English)');
    expect(twin.document.metadata.language).toBe('en');
    expect(await loadTwin(own)).toMatchObject({ id: twinId, side: 'original', binned: false });
    const back = await loadTwin({ ...own, id: twinId });
    expect(back).toMatchObject({ id, name: 'CV Marketing', side: 'twin', sameWords: [] });
    expect(back?.seenMine).toEqual(
      back && { ...twin.document, profile: { ...twin.document.profile, photograph: '' } },
    );
  });

  test('is made once, however many ask at once', async () => {
    const { own } = await personWithCv();
    const ids = await Promise.all([makeTwin(own), makeTwin(own), makeTwin(own)]);
    expect(new Set(ids).size).toBe(1);
    const twinId = ids[0] ?? '';
    expect(await makeTwin({ ...own, id: twinId })).toBe(own.id);
  });

  test('keeps its link when either is renamed; in the bin it can come back, or a new one is made', async () => {
    const { own, userId } = await personWithCv();
    const twinId = await makeTwin(own);
    await services.db.update(cv).set({ name: 'Resume' }).where(eq(cv.id, twinId));
    expect(await loadTwin(own)).toMatchObject({ name: 'Resume' });
    await services.db.update(cv).set({ deletedAt: new Date() }).where(eq(cv.id, twinId));
    expect(await loadTwin(own)).toMatchObject({ id: twinId, binned: true });
    const next = await makeTwin(own);
    expect(next).not.toBe(twinId);
    await services.db.delete(cv).where(eq(cv.id, next));
    expect(await loadTwin(own)).toBeNull();
    expect(await services.db.$count(cvTwin, eq(cvTwin.userId, userId))).toBe(0);
  });

  test('remembers what was settled, without a photograph, from either side', async () => {
    const { own } = await personWithCv();
    const twinId = await makeTwin(own);
    const { document } = await loadCv(own);
    const changed = {
      ...document,
      profile: { ...document.profile, firstName: 'Sari', photograph: 'data:image/webp;base64,AAAA' },
    };
    await settleTwin({ ...own, seenMine: changed, seenTheirs: document, sameWords: ['work:a:position'] });
    expect(await loadTwin({ ...own, id: twinId })).toMatchObject({
      seenTheirs: { profile: { firstName: 'Sari', photograph: '' } },
      sameWords: ['work:a:position'],
    });
    await settleTwin({ ...own, id: twinId, seenMine: changed, seenTheirs: document, sameWords: [] });
    expect(await loadTwin(own)).toMatchObject({ seenTheirs: { profile: { firstName: 'Sari' } } });
    await unlinkTwin(own);
    expect(await loadTwin(own)).toBeNull();
    await expect(
      settleTwin({ ...own, seenMine: document, seenTheirs: document, sameWords: [] }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  test('another person finds nothing', async () => {
    const { own } = await personWithCv();
    await makeTwin(own);
    const stranger = { ...own, userId: (await makeUser(getDatabase())).id };
    await expect(makeTwin(stranger)).rejects.toMatchObject({ code: 'not_found' });
    await expect(loadTwin(stranger)).rejects.toMatchObject({ code: 'not_found' });
    await expect(unlinkTwin(stranger)).rejects.toMatchObject({ code: 'not_found' });
    expect(await loadTwin(own)).not.toBeNull();
  });
});
