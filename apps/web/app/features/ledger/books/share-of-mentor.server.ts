import { eq } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { loadMoneySettings } from './money-settings.server.ts';

/** A mentor's share of a session's price as it is now, in hundredths of a percent. */
export async function shareOfMentor(db: DbOrTx, mentorId: string): Promise<number> {
  const [own] = await db.select({ share: mentor.share }).from(mentor).where(eq(mentor.id, mentorId));
  return own?.share ?? (await loadMoneySettings(db)).mentorShare;
}
