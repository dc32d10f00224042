import { asc, eq, gt, and, sql } from 'drizzle-orm';
import type { Db } from '~/services/db/db.server.ts';
import { isListedMentor } from '~/services/db/listed-mentors.server.ts';
import { mentor, mentorSearch } from '~/services/db/mentoring-schema.ts';
import { saveMentors } from './save-mentors.server.ts';
import { facetWords, mentorWords } from './search-words.ts';

const BATCH = 500;

/**
 * Job: what mentors are found by is written with every change of a mentor; once a day it is compared with the rules of now, which a
 * new version may have changed, and words that no mentor has any more are forgotten, so that no slip is taken for one of them.
 * @returns how many mentors were written anew
 */
export async function renewMentorWords(db: Db): Promise<number> {
  let renewed = 0;
  for (let after = ''; ;) {
    const rows = await db
      .select({ mentor, words: mentorSearch.words })
      .from(mentor)
      .leftJoin(mentorSearch, eq(mentorSearch.mentorId, mentor.id))
      .where(and(gt(mentor.id, after), isListedMentor(db)))
      .orderBy(asc(mentor.id))
      .limit(BATCH);
    for (const { mentor: row, words } of rows) {
      const wanted = [...mentorWords(row).words, ...facetWords(row).flat()];
      if (words?.join(' ') === wanted.join(' ')) continue;
      await db.transaction(async (tx) => {
        // As it is now: it may have been changed since it was read.
        const [now] = await tx.select().from(mentor).where(eq(mentor.id, row.id)).for('update');
        if (!now) return;
        const { ratingCount: _, ratingSum: __, createdAt: ___, updatedAt: ____, ...described } = now;
        await saveMentors({ tx, mentors: [described] });
      });
      renewed += 1;
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) break;
    after = last.mentor.id;
  }
  await db.execute(sql`DELETE FROM mentor_word WHERE NOT EXISTS
    (SELECT 1 FROM mentor_search WHERE mentor_search.words @> ARRAY[mentor_word.word])`);
  return renewed;
}
