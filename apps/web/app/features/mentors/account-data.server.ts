import type { AccountData } from '~/services/account-data.ts';
import { collectReviews } from './collect-reviews.server.ts';
import { forgetReviewer } from './forget-reviewer.server.ts';
import { relistMentor } from './relist-mentor.server.ts';

export const mentorData: AccountData = {
  rows: collectReviews,
  async forget(tx, { id }) {
    await forgetReviewer(tx, id);
    // Nobody is found, shown and sold after their account; sessions that stand are a matter of operators.
    await relistMentor({ tx, userId: id, hide: true });
  },
};
