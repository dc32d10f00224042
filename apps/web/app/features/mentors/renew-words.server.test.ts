import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mentorSearch, mentorWord } from '~/services/db/mentoring-schema.ts';
import { describeOnDatabases } from '~/services/db/testing.ts';
import { newId } from '~/services/id.ts';
import { renewMentorWords } from './renew-words.server.ts';
import { saveMentors } from './save-mentors.server.ts';
import { makeMentor } from './testing.ts';

describeOnDatabases('the words that mentors are found by', (getDatabase) => {
  test('what an earlier version wrote is written anew, and words of nobody are forgotten', async () => {
    const { db } = getDatabase();
    const [id, untouched] = [newId(), newId()];
    const rows = [makeMentor(1, { id, title: 'Pakar Astrofisika' }), makeMentor(2, { id: untouched })];
    await db.transaction((tx) => saveMentors({ tx, mentors: rows }));
    await db
      .update(mentorSearch)
      .set({ words: ['lama'] })
      .where(eq(mentorSearch.mentorId, id));
    await db.insert(mentorWord).values({ word: 'tukangsihir' });
    expect(await renewMentorWords(db)).toBe(1);
    const [found] = await db.select().from(mentorSearch).where(eq(mentorSearch.mentorId, id));
    expect(found?.words).toContain('astrofisika');
    const words = (await db.select().from(mentorWord)).map(({ word }) => word);
    expect(words).toContain('astrofisika');
    expect(words).not.toContain('tukangsihir');
    expect(await renewMentorWords(db)).toBe(0);
  });
});
