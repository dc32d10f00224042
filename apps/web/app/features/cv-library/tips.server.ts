import { eq, sql } from 'drizzle-orm';
import { prepared } from '~/services/db/prepared.server.ts';
import { user } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';

/** The product document's flags: which tips a person has seen to the end. */
export interface SeenTips {
  notFirstCvMaker: boolean;
  notFirstAskCvReview: boolean;
}

interface Person {
  services: Pick<Services, 'db'>;
  userId: string;
}

const statement = prepared((db) =>
  db
    .select({ notFirstCvMaker: user.notFirstCvMaker, notFirstAskCvReview: user.notFirstAskCvReview })
    .from(user)
    .where(eq(user.id, sql.placeholder('userId')))
    .limit(1)
    .prepare(''),
);

export async function loadSeenTips({ services, userId }: Person): Promise<SeenTips> {
  const [own] = await statement(services.db).execute({ userId });
  return own ?? { notFirstCvMaker: true, notFirstAskCvReview: true };
}

export async function markTipSeen({
  services,
  userId,
  tip,
}: Person & { tip: keyof SeenTips }): Promise<void> {
  await services.db
    .update(user)
    .set({ [tip]: true })
    .where(eq(user.id, userId));
}
