import { eq, inArray } from 'drizzle-orm';
import type { AccountData } from '~/services/account-data.ts';
import { mentorAccount } from '~/services/db/calendar-schema.ts';
import { mentorBankAccount, payout } from '~/services/db/ledger-schema.ts';

/** What a mentor is paid and to which account, for the export of their data. It stays for the books, and for what is still to be paid. */
export const payoutData: AccountData = {
  async rows(db, userId) {
    const mentorOf = db
      .select({ id: mentorAccount.mentorId })
      .from(mentorAccount)
      .where(eq(mentorAccount.userId, userId));
    const accounts = await db
      .select()
      .from(mentorBankAccount)
      .where(inArray(mentorBankAccount.mentorId, mentorOf));
    const payouts = await db.select().from(payout).where(inArray(payout.mentorId, mentorOf));
    return {
      mentor_bank_account: accounts.map(({ sealed: _, ...kept }) => kept),
      payout: payouts.map(({ sealed: _, ...kept }) => kept),
    };
  },
};
