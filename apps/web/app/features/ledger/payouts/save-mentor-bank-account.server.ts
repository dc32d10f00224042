import { eq } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { mentorBankAccount } from '~/services/db/ledger-schema.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { AppError } from '~/services/error.ts';
import { mentorAccountPlace } from '~/services/sealing/sealing.server.ts';
import type { Services } from '~/services/services.server.ts';
import type { MentorAccount } from '../schema.ts';
import { bankName } from './banks.ts';
import { earningsUrl } from './earnings-url.server.ts';

interface SaveMentorBankAccount {
  services: Pick<Services, 'sealing' | 'jobs' | 'baseUrl'>;
  tx: DbOrTx;
  mentorId: string;
  account: MentorAccount;
}

/**
 * Keeps to which account a mentor is paid, sealed; a batch that was made before keeps the account it was made with. The mentor is
 * told by mail, for an account that somebody else changed is money that goes to somebody else.
 * @throws AppError not_found
 */
export async function saveMentorBankAccount({ services, tx, mentorId, account }: SaveMentorBankAccount) {
  const { sealing, jobs } = services;
  const [paid] = await tx.select().from(mentor).where(eq(mentor.id, mentorId));
  if (!paid) throw new AppError('not_found');
  const values = {
    sealed: sealing.seal(mentorAccountPlace(mentorId), JSON.stringify(account)),
    masked: maskedAccount(account),
    updatedAt: new Date(),
  };
  await tx
    .insert(mentorBankAccount)
    .values({ mentorId, ...values })
    .onConflictDoUpdate({ target: mentorBankAccount.mentorId, set: values });
  await jobs.enqueue(tx, 'send-mail', {
    template: 'payout-account-changed',
    to: paid.email,
    props: {
      name: paid.name,
      account: values.masked,
      url: await earningsUrl({ services, db: tx, mentorId }),
    },
  });
}

function maskedAccount({ bank, number }: MentorAccount): string {
  return `${bankName(bank)} •••• ${number.slice(-4)}`;
}
