import type { AccountData } from '~/services/account-data.ts';
import { collectReviews } from './collect-reviews.server.ts';
import { forgetReviewer } from './forget-reviewer.server.ts';

export const mentorData: AccountData = {
  rows: collectReviews,
  forget: (tx, { id }) => forgetReviewer(tx, id),
};
