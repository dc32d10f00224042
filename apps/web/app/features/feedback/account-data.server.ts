import type { AccountData } from '~/services/account-data.ts';
import { collectFeedback } from './collect-feedback.server.ts';

export const feedbackData: AccountData = { rows: collectFeedback };
