import { eq } from 'drizzle-orm';
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

export async function loadSeenTips({ services, userId }: Person): Promise<SeenTips> {
  const [own] = await services.db
    .select({ notFirstCvMaker: user.notFirstCvMaker, notFirstAskCvReview: user.notFirstAskCvReview })
    .from(user)
    .where(eq(user.id, userId))
    .limit(1);
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
