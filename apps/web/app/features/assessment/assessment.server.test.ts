import { beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { assessmentResult } from '~/services/db/schema.ts';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { createLimits } from '~/services/limits/limits.server.ts';
import type { SignedInUser } from '~/services/auth/auth.server.ts';
import { listEarlierResults } from './list-earlier-results.server.ts';
import { loadResults } from './load-results.server.ts';
import { resultsOf, type Results } from './model.ts';
import { retakeAssessment } from './retake-assessment.server.ts';
import { saveResults } from './save-results.server.ts';

const internship = resultsOf(['magang', 'teknologi', 'data']) as Results;
const skills = resultsOf(['skill', 'belum', 'belum']) as Results;

describeOnDatabases('assessment', (getDatabase) => {
  let services: Parameters<typeof saveResults>[0]['services'];
  let userId: string;
  beforeEach(async () => {
    services = { db: getDatabase().db, limits: createLimits(getDatabase()) };
    userId = (await makeUser(getDatabase())).id;
  });
  const history = () =>
    services.db.select().from(assessmentResult).where(eq(assessmentResult.userId, userId));

  test('the newest results count, the older ones stay', async () => {
    expect(await loadResults({ services, userId })).toBeNull();
    await saveResults({ services, userId, results: internship });
    await saveResults({ services, userId, results: skills });
    expect(await loadResults({ services, userId })).toEqual(skills);
    expect(await history()).toHaveLength(2);
  });

  test('earlier results: what was answered before the newest, and everything after a retake', async () => {
    const earlier = async (id = userId) =>
      (await listEarlierResults({ services, user: async () => ({ id }) as SignedInUser })).map(
        ({ results }) => results,
      );
    await saveResults({ services, userId, results: internship });
    await saveResults({ services, userId, results: skills });
    expect(await earlier()).toEqual([internship]);
    await retakeAssessment({ services, userId });
    expect(await earlier()).toEqual([skills, internship]);
    expect(await earlier((await makeUser(getDatabase())).id)).toEqual([]);
  });

  test('the same results sent again change nothing', async () => {
    for (let time = 0; time < 3; time += 1) await saveResults({ services, userId, results: internship });
    expect(await history()).toHaveLength(1);
  });

  test('a retake empties the list and keeps the history', async () => {
    await saveResults({ services, userId, results: internship });
    await retakeAssessment({ services, userId });
    expect(await loadResults({ services, userId })).toBeNull();
    await saveResults({ services, userId, results: internship });
    expect(await loadResults({ services, userId })).toEqual(internship);
    expect(await history()).toHaveLength(2);
  });

  test('assessment: another person’s is neither shown nor retaken', async () => {
    const other = (await makeUser(getDatabase())).id;
    await saveResults({ services, userId, results: internship });
    expect(await loadResults({ services, userId: other })).toBeNull();
    await retakeAssessment({ services, userId: other });
    expect(await loadResults({ services, userId })).toEqual(internship);
  });

  test('results that are no longer understood count as none', async () => {
    await services.db
      .insert(assessmentResult)
      .values({ id: `odd-${userId}`, userId, results: { old: true } });
    expect(await loadResults({ services, userId })).toBeNull();
  });

  test('saving without end is refused', async () => {
    const flood = async () => {
      for (let time = 0; time < 70; time += 1) await saveResults({ services, userId, results: internship });
    };
    await expect(flood()).rejects.toMatchObject({ code: 'too_many' });
  });
});
