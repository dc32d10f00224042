import { sql } from 'drizzle-orm';
import type { Db } from '~/services/db/db.server.ts';
import { mentorWord } from '~/services/db/mentoring-schema.ts';
import { chooseWords, searchedWords } from './search-words.ts';

interface FindWords {
  db: Db;
  text: string;
}

/** For each word of a search, the words of mentors that it may stand for; none where nothing comes near. */
export async function findWords({ db, text }: FindWords): Promise<string[][]> {
  const typed = searchedWords(text);
  if (typed.length === 0) return [];
  const { rows } = await db.execute<{ typed: string; word: string }>(sql`
    SELECT typed, word FROM unnest(${sql.param(typed)}::text[]) AS typed CROSS JOIN LATERAL (
      (SELECT word, 2 AS alike FROM ${mentorWord} WHERE word LIKE typed || '%' ORDER BY length(word), word LIMIT 100)
      UNION ALL
      (SELECT word, similarity(word, typed) FROM ${mentorWord} WHERE word % typed ORDER BY 2 DESC, 1 LIMIT 30)
    ) AS candidate ORDER BY alike DESC, word`);
  return typed.map((word) => {
    const candidates = rows.filter((row) => row.typed === word).map((row) => row.word);
    return chooseWords(word, [...new Set(candidates)]);
  });
}
