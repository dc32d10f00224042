import { eq } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { mentorBankAccount } from '~/services/db/ledger-schema.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { AppError } from '~/services/error.ts';
import { mentorAccountPlace } from '~/services/sealing/sealing.server.ts';
import type { Services } from '~/services/services.server.ts';
import { formatDateTime } from '~/ui/format/dates.ts';
import type { MentorAccount } from '../schema.ts';
import { loadMoneySettings } from '../books/money-settings.server.ts';
import { lockMentors } from '../books/write-entries.server.ts';
import { bankName } from './banks.ts';
import { earningsUrl } from './earnings-url.server.ts';
import { heldUntil } from './payable.server.ts';

interface SaveMentorBankAccount {
  services: Pick<Services, 'sealing' | 'jobs' | 'baseUrl'>;
  tx: DbOrTx;
  mentorId: string;
  account: MentorAccount;
  now?: Date;
}

/**
 * Keeps to which account a mentor is paid, sealed; a batch that was made before keeps the account it was made with. An account that
 * somebody else changed is money that goes to somebody else: the mentor is told by mail, and what takes the place of another account
 * is in no batch for some hours (`heldUntil`).
 * @throws AppError not_found
 */
export async function saveMentorBankAccount({
  services,
  tx,
  mentorId,
  account,
  now = new Date(),
}: SaveMentorBankAccount): Promise<void> {
  const { sealing, jobs } = services;
  const [paid] = await tx.select().from(mentor).where(eq(mentor.id, mentorId));
  if (!paid) throw new AppError('not_found');
  const place = mentorAccountPlace(mentorId);
  const text = JSON.stringify(account);
  // A batch reads the account under the same lock.
  await lockMentors(tx, [mentorId]);
  const [before] = await tx.select().from(mentorBankAccount).where(eq(mentorBankAccount.mentorId, mentorId));
  if (before && sealing.open(place, before.sealed) === text) return;
  const values = {
    sealed: sealing.seal(place, text),
    masked: maskedAccount(account),
    replacedAt: before ? now : null,
    updatedAt: now,
  };
  await tx
    .insert(mentorBankAccount)
    .values({ mentorId, ...values })
    .onConflictDoUpdate({ target: mentorBankAccount.mentorId, set: values });
  const until = heldUntil(values.replacedAt, { ...(await loadMoneySettings(tx)), now });
  await jobs.enqueue(tx, 'send-mail', {
    template: 'payout-account-changed',
    to: paid.email,
    props: {
      name: paid.name,
      account: values.masked,
      heldUntil: until && formatDateTime(until),
      url: await earningsUrl({ services, db: tx, mentorId }),
    },
  });
}

function maskedAccount({ bank, number }: MentorAccount): string {
  return `${bankName(bank)} •••• ${number.slice(-4)}`;
}
