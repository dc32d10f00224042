import { feedbackLater } from '~/services/db/feedback-schema.ts';
import type { Services } from '~/services/services.server.ts';
import type { FeedbackType } from './model.ts';

interface PostponeFeedback {
  services: Pick<Services, 'db' | 'limits'>;
  userId: string;
  type: FeedbackType;
  now?: Date;
}

/** Leaves a person in peace about this for a week. @throws AppError too_many */
export async function postponeFeedback({ services, userId, type, now = new Date() }: PostponeFeedback) {
  await services.limits.enforce('feedback-user', userId);
  await services.db
    .insert(feedbackLater)
    .values({ userId, type, laterAt: now })
    .onConflictDoUpdate({
      target: [feedbackLater.userId, feedbackLater.type],
      set: { laterAt: now },
    });
}
