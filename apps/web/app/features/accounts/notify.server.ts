import { CLAIM_DOMAIN, type SignedInUser } from '~/services/auth/auth.server.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import type { AccountNotice } from '~/services/mail/message.ts';
import { noticeAction } from '~/services/mail/templates/account-notice-words.ts';
import type { Services } from '~/services/services.server.ts';
import { formatDateTime } from '~/ui/format/dates.ts';

interface Notify {
  services: Pick<Services, 'jobs' | 'baseUrl'>;
  /** The transaction of the change, or the database. */
  db: DbOrTx;
  user: Pick<SignedInUser, 'name' | 'email'> & Partial<Pick<SignedInUser, 'isClaim'>>;
  kind: AccountNotice;
  /** What it is about, such as a token's name or a device. */
  about?: string;
}

/** Tells the owner of an account by mail what was changed, so that a change that they did not make does not stay hidden. */
export async function notify({ services, db, user, kind, about = '' }: Notify): Promise<void> {
  // The mailbox of an address that was only claimed is somebody else's.
  if (user.isClaim || user.email.endsWith(CLAIM_DOMAIN)) return;
  const { jobs, baseUrl } = services;
  const props = {
    name: user.name,
    kind,
    about,
    at: formatDateTime(new Date()),
    url: `${baseUrl}${noticeAction(kind)?.path ?? ''}`,
  };
  const mail = { template: 'account-notice' as const, to: user.email, props };
  await jobs.enqueue(db, 'send-mail', mail, { once: `${kind} ${user.email}` });
}
