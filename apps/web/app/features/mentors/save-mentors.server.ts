import { createHash } from 'node:crypto';
import { and, getTableColumns, inArray, sql } from 'drizzle-orm';
import { mentorCalendar } from '~/services/db/calendar-schema.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { isListedMentor } from '~/services/db/listed-mentors.server.ts';
import { mentor, mentorSearch, mentorWord } from '~/services/db/mentoring-schema.ts';
import { facetsOf } from './model.ts';
import { facetWords, mentorWords } from './search-words.ts';
import type { MentorRow } from './schema.ts';

interface SaveMentors {
  /** Inside a transaction: a mentor and what they are found by must agree. */
  tx: DbOrTx;
  mentors: readonly MentorRow[];
}

const AT_ONCE = 500;
/** These belong to us, not to the description of the mentor. */
const kept = new Set(['id', 'ratingCount', 'ratingSum', 'share', 'createdAt', 'addedAt']);

/** Adds mentors, or replaces what was known under the same id; ratings stay. */
export async function saveMentors({ tx, mentors }: SaveMentors): Promise<void> {
  // In one order, so that two files at once do not wait for each other.
  const rows = mentors.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  for (let at = 0; at < rows.length; at += AT_ONCE) await saveSome(tx, rows.slice(at, at + AT_ONCE));
}

async function saveSome(tx: DbOrTx, rows: readonly MentorRow[]): Promise<void> {
  const replaced = Object.entries(getTableColumns(mentor))
    .filter(([key]) => !kept.has(key))
    .map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]);
  const saved = await tx
    .insert(mentor)
    .values(rows.map((row) => ({ ...row, updatedAt: new Date() })))
    .onConflictDoUpdate({ target: mentor.id, set: Object.fromEntries(replaced) })
    .returning({ id: mentor.id, addedAt: mentor.addedAt });

  const ids = rows.map(({ id }) => id);
  await tx.delete(mentorSearch).where(inArray(mentorSearch.mentorId, ids));
  const addedAt = new Map(saved.map((row) => [row.id, row.addedAt]));
  // Read once their rows are locked: who suspends an account writes them after that.
  const listed = await tx
    .select({ id: mentor.id })
    .from(mentor)
    .where(and(inArray(mentor.id, ids), isListedMentor(tx)));
  const isListed = new Set(listed.map(({ id }) => id));
  const found = rows
    .filter(({ id }) => isListed.has(id))
    .map((row) => {
      const { words, headWords } = mentorWords(row);
      return {
        mentorId: row.id,
        shuffle: placeOf(row.id),
        facets: facetsOf(row),
        price: row.price,
        addedAt: addedAt.get(row.id) ?? new Date(),
        words: [...words, ...facetWords(row).flat()],
        headWords,
        typed: words,
      };
    });
  if (found.length === 0) return;
  await tx.insert(mentorSearch).values(found);
  await showNextFree(tx, ids);
  const words = [...new Set(found.flatMap((row) => row.typed))].sort();
  await tx.execute(
    sql`INSERT INTO ${mentorWord} SELECT unnest(${sql.param(words)}::text[]) ON CONFLICT DO NOTHING`,
  );
}

/** Puts into the list when mentors are free next, as their calendars know it; who takes a break is not free. */
export async function showNextFree(tx: DbOrTx, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    UPDATE ${mentorSearch} SET next_free_at = CASE WHEN ${mentor.bookable} THEN ${mentorCalendar.nextFreeAt} END
    FROM ${mentorCalendar} JOIN ${mentor} ON ${mentor.id} = ${mentorCalendar.mentorId}
    WHERE ${mentorCalendar.mentorId} = ${mentorSearch.mentorId} AND ${inArray(mentorSearch.mentorId, [...ids])}`);
}

/** Anywhere in the order in which the list is browsed, always the same. */
function placeOf(id: string): number {
  return createHash('sha256').update(id).digest().readInt32BE();
}
