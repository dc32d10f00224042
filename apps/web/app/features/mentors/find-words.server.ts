import { sql } from 'drizzle-orm';
import type { Db } from '~/services/db/db.server.ts';
import { mentorWord } from '~/services/db/mentoring-schema.ts';
import { chooseWords, searchedWords, swapsOf } from './search-words.ts';

interface FindWords {
  db: Db;
  text: string;
}

/** For each word of a search, the words of mentors that it may stand for; none where nothing comes near. */
export async function findWords({ db, text }: FindWords): Promise<string[][]> {
  const typed = searchedWords(text);
  if (typed.length === 0) return [];
  const wanted = typed.map((word) => ({ typed: word, words: swapsOf(word) }));
  const { rows } = await db.execute<{ typed: string; word: string }>(sql`
    SELECT typed, word FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS swapped(typed text, words text[])
    CROSS JOIN LATERAL (
      (SELECT word, 2 AS alike FROM ${mentorWord} WHERE word LIKE typed || '%' ORDER BY length(word), word LIMIT 100)
      UNION ALL
      (SELECT word, 1.5::real FROM ${mentorWord} WHERE word = ANY(swapped.words))
      UNION ALL
      (SELECT word, similarity(word, typed) FROM ${mentorWord} WHERE word % typed ORDER BY 2 DESC, 1 LIMIT 30)
    ) AS candidate ORDER BY alike DESC, word`);
  return typed.map((word) => {
    const candidates = rows.filter((row) => row.typed === word).map((row) => row.word);
    return chooseWords(word, [...new Set(candidates)]);
  });
}
