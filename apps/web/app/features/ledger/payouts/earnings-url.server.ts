import { and, eq, isNotNull } from 'drizzle-orm';
import { mentorAccount } from '~/services/db/calendar-schema.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import type { Services } from '~/services/services.server.ts';

interface EarningsUrl {
  services: Pick<Services, 'baseUrl'>;
  db: DbOrTx;
  mentorId: string;
}

/** @returns where a mentor sees what they earned, or null for a mentor without an account, to whom that page does not exist */
export async function earningsUrl({ services, db, mentorId }: EarningsUrl): Promise<string | null> {
  const accounts = await db.$count(
    mentorAccount,
    and(eq(mentorAccount.mentorId, mentorId), isNotNull(mentorAccount.userId)),
  );
  return accounts > 0 ? `${services.baseUrl}/mentor/earnings` : null;
}
