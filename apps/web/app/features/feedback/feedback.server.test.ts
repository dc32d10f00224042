import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { feedback } from '~/services/db/feedback-schema.ts';
import { createLimits } from '~/services/limits/limits.server.ts';
import { collectFeedback } from './collect-feedback.server.ts';
import { feedbackDue } from './feedback-due.server.ts';
import { postponeFeedback } from './postpone-feedback.server.ts';
import { saveFeedback } from './save-feedback.server.ts';
import { feedbackForm } from './schema.ts';

const DAY_MS = 86_400_000;

describeOnDatabases('feedback', (getDatabase) => {
  const services = () => ({ db: getDatabase().db, limits: createLimits(getDatabase()) });
  const types = ['atsc', 'general'] as const;

  test('is appended to the list of the person, and is then due no more', async () => {
    const { id: userId } = await makeUser(getDatabase());
    const other = await makeUser(getDatabase());
    expect(await feedbackDue({ services: services(), userId, types })).toBe('atsc');
    for (const rating of [4, 5])
      await saveFeedback({ services: services(), userId, type: 'atsc', rating, description: 'Jelas' });
    const rows = await getDatabase()
      .db.select({ rating: feedback.rating, description: feedback.description })
      .from(feedback)
      .where(eq(feedback.userId, userId))
      .orderBy(asc(feedback.rating));
    expect(rows).toEqual([
      { rating: 4, description: 'Jelas' },
      { rating: 5, description: 'Jelas' },
    ]);
    expect(await feedbackDue({ services: services(), userId, types })).toBe('general');
    expect(await feedbackDue({ services: services(), userId: other.id, types })).toBe('atsc');
    expect((await collectFeedback(getDatabase().db, userId)).feedback).toHaveLength(2);
  });

  test('is not due within a week after "later", however often that was chosen', async () => {
    const { id: userId } = await makeUser(getDatabase());
    const now = new Date();
    await postponeFeedback({
      services: services(),
      userId,
      type: 'atsc',
      now: new Date(now.getTime() - DAY_MS),
    });
    await postponeFeedback({ services: services(), userId, type: 'atsc', now });
    const after = (days: number) =>
      feedbackDue({ services: services(), userId, types, now: new Date(now.getTime() + days * DAY_MS) });
    expect(await after(6.9)).toBeNull();
    expect(await after(7)).toBe('atsc');
    expect(await feedbackDue({ services: services(), userId, types: ['cvmaker'] })).toBe('cvmaker');
  });

  test('a general rating has no comment, and a rating stands between 1 and 5', () => {
    const said = { intent: 'send', rating: '5', description: ' Mantap ' };
    expect(feedbackForm.parse({ ...said, type: 'general' })).toMatchObject({ description: null, rating: 5 });
    expect(feedbackForm.parse({ ...said, type: 'cvmaker' })).toMatchObject({ description: 'Mantap' });
    for (const rating of ['0', '6', '2.5', ''])
      expect(feedbackForm.safeParse({ ...said, type: 'atsc', rating }).success).toBe(false);
  });
});
