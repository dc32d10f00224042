import { desc } from 'drizzle-orm';
import { mentorSearch } from '~/services/db/mentoring-schema.ts';
import type { Services } from '~/services/services.server.ts';
import { mentorAddress } from './model.ts';

/** A sitemap may name 50,000 pages; the newest mentors are the ones that a search engine may not know yet. */
const MOST = 40_000;

/** The pages of mentors that search engines should know. */
export async function listMentorPaths({ db }: Pick<Services, 'db'>): Promise<string[]> {
  const rows = await db
    .select({ id: mentorSearch.mentorId })
    .from(mentorSearch)
    .orderBy(desc(mentorSearch.addedAt), desc(mentorSearch.shuffle), desc(mentorSearch.mentorId))
    .limit(MOST);
  return rows.map(({ id }) => mentorAddress(id));
}
