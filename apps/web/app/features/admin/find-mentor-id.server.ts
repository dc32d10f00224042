import { eq, ilike } from 'drizzle-orm';
import { z } from 'zod';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { AppError } from '~/services/error.ts';
import { exactly } from './like.ts';

/** A field in which an operator names a mentor. */
export const mentorWords = z.string().trim().min(1, 'Isi nama atau ID mentor').max(120);

/**
 * The mentor with this ID or, in capitals or not, this whole name.
 * @throws AppError `no_such_mentor`; `mentors_of_one_name` where a name is no answer
 */
export async function findMentorId(db: DbOrTx, words: string): Promise<string> {
  const [byId] = await db.select({ id: mentor.id }).from(mentor).where(eq(mentor.id, words));
  if (byId) return byId.id;
  const named = await db
    .select({ id: mentor.id })
    .from(mentor)
    .where(ilike(mentor.name, exactly(words)))
    .limit(2);
  const [only, another] = named;
  if (!only) throw new AppError('no_such_mentor');
  if (another) throw new AppError('mentors_of_one_name');
  return only.id;
}
