import type { AccountData } from '~/services/account-data.ts';
import { collectCvReviews } from './collect-cv-reviews.server.ts';
import { reviewFiles } from './review-files.server.ts';

export const reviewData: AccountData = { rows: collectCvReviews, files: reviewFiles };
