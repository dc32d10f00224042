import { starterResume } from '@setapak/resume';
import { render } from '@setapak/resume-pdf';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { atsJob, atsMatch } from '~/services/db/ats-job-schema.ts';
import { user } from '~/services/db/schema.ts';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { checkCv } from '../checks/check-cv.server.ts';
import { deleteCheck } from '../checks/delete-check.server.ts';
import { otherVersions } from '../checks/other-versions.server.ts';
import { giveUses } from '../testing/give-uses.ts';
import { checkServices } from '../testing/services.ts';
import { removeJob, renameJob } from './change-job.server.ts';
import { collectJobs } from './collect-jobs.server.ts';
import { MOST_JOBS } from './limits.ts';
import { listJobs, matchesOfCheck } from './list-jobs.server.ts';
import { matchJob, matchKeptJob, matchPost } from './match-job.server.ts';

const AD = `Staf Keuangan
PT Samudra Boga Lestari, Cirebon
Kualifikasi:
- S1 Akuntansi
- Menguasai Microsoft Excel dan SAP
- Pengalaman minimal 1 tahun`;

const POSTS = `PT Samudra Boga Lestari membuka lowongan

1. Staf Keuangan
- S1 Akuntansi
- Menguasai SAP

2. Kurir
- Memiliki SIM C`;

describeOnDatabases('job ads that are kept', (getDatabase) => {
  const services = checkServices(getDatabase);
  let first: Uint8Array;
  let second: Uint8Array;
  let foreign: Uint8Array;
  beforeAll(async () => {
    const resume = starterResume('finance');
    first = await render(resume, { pages: 'multi' });
    const { profile } = resume;
    second = await render(
      { ...resume, profile: { ...profile, subtitle: 'Analis Keuangan Senior' } },
      { pages: 'multi' },
    );
    const friend = { ...profile, firstName: 'Bagas', lastName: 'Wirawan', email: 'bagas@example.com' };
    foreign = await render({ ...resume, profile: friend }, { pages: 'multi' });
  });

  const db = () => getDatabase().db;
  const owner = async () => {
    const made = await makeUser(getDatabase());
    await giveUses(getDatabase(), { userId: made.id, uses: 4 });
    return made.id;
  };
  const checked = async (userId: string, bytes = first, fileName = 'cv.pdf') => {
    const { id } = await checkCv({ services: services(), userId, fileName, bytes });
    return id!;
  };

  test('an ad is kept with its post and company; pasted again, it is the same one', async () => {
    const userId = await owner();
    const checkId = await checked(userId);
    const own = { services: services(), userId, checkId };
    const { jobId, match } = await matchJob({ ...own, jobAd: AD, link: 'https://a.example/1' });
    expect(match.score).not.toBeNull();
    const again = await matchJob({ ...own, jobAd: `${AD}\n\n` });
    expect(again.jobId).toBe(jobId);
    expect(await listJobs({ services: services(), userId })).toMatchObject([
      {
        id: jobId,
        title: 'Staf Keuangan',
        company: 'PT Samudra Boga Lestari',
        link: 'https://a.example/1',
        scores: [{ checkId, fileName: 'cv.pdf', score: match.score }],
      },
    ]);
    await matchJob({ ...own, jobAd: AD, link: 'https://a.example/2' });
    expect(await listJobs({ services: services(), userId })).toMatchObject([{ link: 'https://a.example/2' }]);
    expect(await matchesOfCheck({ services: services(), userId, checkId })).toMatchObject([
      { title: 'Staf Keuangan', match: { score: match.score } },
    ]);
  });

  test('an ad is compared with another version of the CV, and both scores stay', async () => {
    const userId = await owner();
    const [old, fresh] = [await checked(userId), await checked(userId, second, 'cv-2.pdf')];
    const { jobId } = await matchJob({ services: services(), userId, checkId: old, jobAd: AD });
    await matchKeptJob({ services: services(), userId, checkId: fresh, jobId });
    const [job] = await listJobs({ services: services(), userId });
    expect(job?.scores.map(({ checkId }) => checkId)).toEqual([old, fresh]);
  });

  test('of an ad with several posts the chosen one is compared, and another can be chosen', async () => {
    const userId = await owner();
    const [old, checkId] = [await checked(userId), await checked(userId, second, 'cv-2.pdf')];
    const own = { services: services(), userId, checkId };
    const whole = await matchJob({ ...own, jobAd: POSTS });
    await matchJob({ ...own, checkId: old, jobAd: POSTS });
    expect(whole.match.posts).toEqual(['Staf Keuangan', 'Kurir']);
    const { jobId } = whole;
    const chosen = await matchPost({ ...own, jobId, post: 'Kurir' });
    expect(chosen).toMatchObject({ jobId, match: { posts: [], ad: { title: 'Kurir' }, degree: null } });
    // What the other version got was for the whole ad.
    expect(await listJobs(own)).toMatchObject([{ title: 'Kurir', isOnePost: true, scores: [{ checkId }] }]);
    expect((await matchKeptJob({ ...own, jobId })).match.score).toBe(chosen.match.score);

    // Pasted again for its other post, it is another job; its first post is the one that is there.
    const again = await matchJob({ ...own, jobAd: POSTS });
    expect(again.jobId).not.toBe(jobId);
    expect((await matchPost({ ...own, jobId: again.jobId, post: 'Kurir' })).jobId).toBe(jobId);
    expect(await listJobs(own)).toHaveLength(1);

    expect((await matchPost({ ...own, jobId, post: null })).match.posts).toHaveLength(2);
    expect(await listJobs(own)).toMatchObject([{ isOnePost: false }]);
    const other = { ...own, userId: await owner() };
    await expect(matchPost({ ...other, jobId, post: 'Kurir' })).rejects.toThrow('not_found');
  });

  test("another person's ad and check are not there", async () => {
    const [userId, other] = [await owner(), await owner()];
    const [checkId, otherCheck] = [await checked(userId), await checked(other)];
    const { jobId } = await matchJob({ services: services(), userId, checkId, jobAd: AD });
    const foreigner = { services: services(), userId: other, jobId };
    const gone = { code: 'not_found' };
    await expect(matchKeptJob({ ...foreigner, checkId: otherCheck })).rejects.toMatchObject(gone);
    await expect(matchJob({ services: services(), userId: other, checkId, jobAd: AD })).rejects.toMatchObject(
      gone,
    );
    await expect(renameJob({ ...foreigner, title: 'x', company: null, link: null })).rejects.toMatchObject(
      gone,
    );
    await expect(removeJob(foreigner)).rejects.toMatchObject(gone);
    expect(await listJobs({ services: services(), userId: other })).toEqual([]);
    expect(await matchesOfCheck({ services: services(), userId: other, checkId })).toEqual([]);
  });

  test('a correction of its names outlives the next comparison', async () => {
    const userId = await owner();
    const checkId = await checked(userId);
    const { jobId } = await matchJob({ services: services(), userId, checkId, jobAd: AD });
    await renameJob({
      services: services(),
      userId,
      jobId,
      title: 'Staf Pajak',
      company: null,
      link: 'https://b.example/',
    });
    await matchJob({ services: services(), userId, checkId, jobAd: AD });
    expect(await listJobs({ services: services(), userId })).toMatchObject([
      { title: 'Staf Pajak', company: null, link: 'https://b.example/' },
    ]);
  });

  test('an ad that is removed while it is compared is not there any more', async () => {
    const userId = await owner();
    const checkId = await checked(userId);
    const { jobId } = await matchJob({ services: services(), userId, checkId, jobAd: AD });
    const { limits, ...others } = services();
    const enforce: typeof limits.enforce = async (...args) => {
      await removeJob({ services: services(), userId, jobId });
      return limits.enforce(...args);
    };
    const meanwhile = { ...others, limits: { ...limits, enforce } };
    const comparing = matchKeptJob({ services: meanwhile, userId, checkId, jobId });
    await expect(comparing).rejects.toMatchObject({ code: 'not_found' });
  });

  test('removing an ad takes its matches along, and so does deleting the check or the account', async () => {
    const userId = await owner();
    const checkId = await checked(userId);
    const own = { services: services(), userId };
    const { jobId } = await matchJob({ ...own, checkId, jobAd: AD });
    await removeJob({ ...own, jobId });
    expect(await db().select().from(atsMatch).where(eq(atsMatch.userId, userId))).toEqual([]);
    await matchJob({ ...own, checkId, jobAd: AD });
    await deleteCheck({ ...own, id: checkId });
    expect(await listJobs(own)).toMatchObject([{ scores: [] }]);
    await db().delete(user).where(eq(user.id, userId));
    expect(await db().select().from(atsJob).where(eq(atsJob.userId, userId))).toEqual([]);
  });

  test('the archive of a person holds their ads and matches', async () => {
    const userId = await owner();
    const checkId = await checked(userId);
    await matchJob({ services: services(), userId, checkId, jobAd: AD });
    const { ats_job, ats_match } = await collectJobs(db(), userId);
    expect(ats_job).toMatchObject([{ ad: AD, title: 'Staf Keuangan' }]);
    expect(ats_match).toMatchObject([{ checkId }]);
  });

  test('ads at once: the last place is given to one of them', async () => {
    const userId = await owner();
    const checkId = await checked(userId);
    const rows = Array.from({ length: MOST_JOBS - 1 }, (_, n) => ({
      id: `${userId}-${n}`,
      userId,
      ad: 'x',
      adHash: `${n}`,
    }));
    await db().insert(atsJob).values(rows);
    const outcomes = await Promise.allSettled(
      ['satu', 'dua', 'tiga'].map((word) =>
        matchJob({ services: services(), userId, checkId, jobAd: `${AD}\n- ${word}` }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'too_many_jobs' },
    });
    expect(await db().select().from(atsJob).where(eq(atsJob.userId, userId))).toHaveLength(MOST_JOBS);
  });

  test('the same ad pasted twice at once is kept once', async () => {
    const userId = await owner();
    const checkId = await checked(userId);
    const twice = await Promise.all(
      [1, 2].map(() => matchJob({ services: services(), userId, checkId, jobAd: AD })),
    );
    expect(twice[0]?.jobId).toBe(twice[1]?.jobId);
    expect(await listJobs({ services: services(), userId })).toHaveLength(1);
  });

  test('versions of a CV: the same person, never an unrelated file', async () => {
    const userId = await owner();
    const old = await checked(userId);
    await checked(userId, foreign, 'teman.pdf');
    const fresh = await checked(userId, second, 'cv-2.pdf');
    const { earlier } = await otherVersions({ services: services(), userId, id: fresh });
    expect(earlier.map(({ id }) => id)).toEqual([old]);
  });
});
