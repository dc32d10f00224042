import { feedback } from '~/services/db/feedback-schema.ts';
import { newId } from '~/services/id.ts';
import type { Services } from '~/services/services.server.ts';
import type { FeedbackType } from './model.ts';

interface SaveFeedback {
  services: Pick<Services, 'db' | 'limits'>;
  userId: string;
  type: FeedbackType;
  /** 1 to 5. */
  rating: number;
  description: string | null;
  /** Of the press that sends it. */
  id?: string | undefined;
}

/** Adds to a person's list of feedback. @throws AppError too_many */
export async function saveFeedback({ services, userId, id = newId(), ...said }: SaveFeedback): Promise<void> {
  await services.limits.enforce('feedback-user', userId);
  await services.db
    .insert(feedback)
    .values({ id, userId, ...said })
    .onConflictDoNothing();
}
