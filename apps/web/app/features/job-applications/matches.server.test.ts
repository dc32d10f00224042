import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCv } from '~/features/cv-library/public.server.ts';
import { loadCv, saveCv } from '~/features/cv-sync/public.server.ts';
import { jobApplicationMatch } from '~/services/db/job-application-schema.ts';
import { cv } from '~/services/db/schema.ts';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { newId } from '~/services/id.ts';
import { openTestServices, type TestServices } from '~/services/testing-services.ts';
import { archiveApplication } from './archive-application.server.ts';
import { chooseMatchCv } from './choose-match-cv.server.ts';
import { choosePostOfAd } from './choose-post-of-ad.server.ts';
import { createApplication } from './create-application.server.ts';
import { loadApplication } from './load-application.server.ts';
import { loadBoard } from './load-board.server.ts';
import { moveApplication } from './move-application.server.ts';
import { readPastedAd } from './read-pasted-ad.ts';
import { requestMatches, renewMatches } from './renew-matches.server.ts';
import { applicationFields } from './schema.ts';

const AD = `Dicari: Staf Akuntansi
PT Laras Abadi, Semarang
Kualifikasi:
- Menguasai Microsoft Excel dan Accurate
- Memahami perpajakan, e-Faktur dan PPh 21
Kirim lamaran paling lambat 30 Desember 2026.`;

interface Own {
  services: TestServices;
  userId: string;
  id: string;
}

describeOnDatabases('matches of a board', (getDatabase) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(getDatabase());
  });
  afterAll(() => services.close());

  const start = async () => {
    const owner = await makeUser(getDatabase());
    const cvId = await createCv({ services, user: { ...owner, phone: null }, name: 'CV Keuangan' });
    const fields = applicationFields.parse({ title: 'Staf Akuntansi' });
    const id = await createApplication({ services, userId: owner.id, fields, ad: AD });
    const own = { services, userId: owner.id };
    const shown = async () => (await loadApplication({ ...own, id })).compared;
    return { own, cvId, id, shown };
  };
  const write = async ({ own, cvId }: Awaited<ReturnType<typeof start>>, ...words: string[]) => {
    const { document, version } = await loadCv({ ...own, id: cvId });
    const profile = { ...document.profile, firstName: 'Rani', lastName: 'Kusuma' };
    const items = words.map((name) => ({ id: newId(), name }));
    const changed = { ...document, profile, skills: { ...document.skills, items } };
    await saveCv({ ...own, id: cvId, version, saveId: newId(), document: changed });
  };
  const waitingJobs = async (cvId: string) => {
    const all = await getDatabase().db.execute(
      `SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'renew-matches' AND singleton_key = '${cvId}'`,
    );
    return (all.rows[0] as { n: number }).n;
  };

  test('a pasted ad is compared with the CV that was edited last, and again when that changes', async () => {
    const made = await start();
    const { own, cvId, shown } = made;
    expect(await shown()).toMatchObject({ cvId, matchedAt: null, score: null });
    expect(await waitingJobs(cvId)).toBe(1);
    await write(made, 'Administrasi');
    await renewMatches({ ...own, cvId });
    const first = await shown();
    expect(first).toMatchObject({ cvName: 'CV Keuangan', isGone: false, change: null });
    expect(first?.missing).not.toEqual([]);
    await write(made, 'Microsoft Excel', 'Accurate');
    await renewMatches({ ...own, cvId });
    const second = await shown();
    expect(second?.score).toBeGreaterThan(first?.score ?? 100);
    expect(second?.change).toBe(`+${(second?.score ?? 0) - (first?.score ?? 0)}`);
    expect(second?.gained.length).toBeGreaterThan(0);
    const [card] = (await loadBoard(own)).cards;
    expect(card).toMatchObject({ score: second?.score, change: second?.change });
  });

  test('of an ad with several posts the chosen one is compared, and the way back is kept', async () => {
    const owner = await makeUser(getDatabase());
    const cvId = await createCv({ services, user: { ...owner, phone: null }, name: 'CV Gudang' });
    const ad = 'PT Laras Abadi, Semarang\n\n1. Kasir\n- Menguasai Moka\n\n2. Kurir\n- Memiliki SIM C';
    const fields = applicationFields.parse({ title: readPastedAd(ad, null).title });
    const own = { services, userId: owner.id };
    const id = await createApplication({ ...own, fields, ad });
    await write({ own, cvId } as Awaited<ReturnType<typeof start>>, 'Administrasi');
    await renewMatches({ ...own, cvId });
    const shown = () => loadApplication({ ...own, id });
    expect(await shown()).toMatchObject({ posts: ['Kasir', 'Kurir'], isOnePost: false });
    await choosePostOfAd({ ...own, id, post: 'Kurir' });
    expect(await shown()).toMatchObject({
      title: 'Kurir',
      posts: [],
      isOnePost: true,
      compared: { missing: ['SIM C'], change: null },
    });
    await choosePostOfAd({ ...own, id, post: '' });
    expect(await shown()).toMatchObject({ ad, posts: ['Kasir', 'Kurir'], isOnePost: false });
    const other = (await makeUser(getDatabase())).id;
    await expect(choosePostOfAd({ ...own, userId: other, id, post: 'Kasir' })).rejects.toThrow('not_found');
  });

  test('made twice, or by two workers at once, a comparison says the same change', async () => {
    const made = await start();
    const { own, cvId, shown } = made;
    await write(made, 'Administrasi');
    await renewMatches({ ...own, cvId });
    await write(made, 'Microsoft Excel', 'Accurate');
    await Promise.all([renewMatches({ ...own, cvId }), renewMatches({ ...own, cvId })]);
    const once = await shown();
    await renewMatches({ ...own, cvId });
    expect(await shown()).toEqual(once);
    expect(once?.change).toMatch(/^\+/);
  });

  test('a save requests it only where a board has something to renew, and once for many saves', async () => {
    const made = await start();
    const { own, cvId } = made;
    await renewMatches({ ...own, cvId });
    await getDatabase().db.execute(`DELETE FROM pgboss.job WHERE singleton_key = '${cvId}'`);
    await requestMatches({ ...own, cvId });
    expect(await waitingJobs(cvId)).toBe(0);
    await write(made, 'Excel');
    await requestMatches({ ...own, cvId });
    await requestMatches({ ...own, cvId });
    expect(await waitingJobs(cvId)).toBe(1);
  });

  test('what is put away or closed is not compared again', async () => {
    for (const end of [
      (own: Own) => archiveApplication({ ...own, isArchived: true }),
      (own: Own) => moveApplication({ ...own, from: 'saved', to: 'closed:rejected' }),
    ]) {
      const made = await start();
      const { own, cvId, id, shown } = made;
      await renewMatches({ ...own, cvId });
      const before = await shown();
      expect(before?.score).toEqual(expect.any(Number));
      await end({ ...own, id });
      await write(made, 'Microsoft Excel', 'Accurate');
      await getDatabase().db.execute(`DELETE FROM pgboss.job WHERE singleton_key = '${cvId}'`);
      await requestMatches({ ...own, cvId });
      expect(await waitingJobs(cvId)).toBe(0);
      await renewMatches({ ...own, cvId });
      expect(await shown()).toMatchObject({ score: before?.score, matchedAt: before?.matchedAt });
    }
  });

  test('a CV that was removed is named, and says nothing on the board; another person’s is not there', async () => {
    const made = await start();
    const { own, cvId, id, shown } = made;
    await write(made, 'Microsoft Excel');
    await renewMatches({ ...own, cvId });
    const other = await start();
    await expect(chooseMatchCv({ ...own, id, cvId: other.cvId })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(chooseMatchCv({ ...other.own, id, cvId: other.cvId })).rejects.toMatchObject({
      code: 'not_found',
    });
    await renewMatches({ ...other.own, cvId });
    await getDatabase().db.update(cv).set({ deletedAt: new Date() }).where(eq(cv.id, cvId));
    await renewMatches({ ...own, cvId });
    expect(await shown()).toMatchObject({ isGone: true, cvName: 'CV Keuangan' });
    expect((await loadBoard(own)).cards[0]).toMatchObject({ score: null, change: null });
  });

  test('another CV begins anew: its score is no change of the one before', async () => {
    const made = await start();
    const { own, cvId, id, shown } = made;
    await renewMatches({ ...own, cvId });
    const user = { id: own.userId, name: 'Rani', email: 'rani@setapak.example', phone: null };
    const second = await createCv({ services, user, name: 'CV Pajak' });
    await chooseMatchCv({ ...own, id, cvId: second });
    expect(await shown()).toMatchObject({ cvId: second, cvName: 'CV Pajak', change: null });
    const kept = await getDatabase()
      .db.select()
      .from(jobApplicationMatch)
      .where(and(eq(jobApplicationMatch.applicationId, id), eq(jobApplicationMatch.userId, own.userId)));
    expect(kept).toHaveLength(1);
  });
});
