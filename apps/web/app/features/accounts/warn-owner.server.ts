import { eq } from 'drizzle-orm';
import { user } from '~/services/db/schema.ts';
import type { AccountNotice } from '~/services/mail/message.ts';
import type { Services } from '~/services/services.server.ts';
import { notify } from './notify.server.ts';

type WarnServices = Pick<Services, 'db' | 'jobs' | 'baseUrl'>;

/** Job: tells the owner of an address that somebody guesses its password; does nothing where no account has it. */
export async function warnOfAttempts(services: WarnServices, email: string): Promise<void> {
  const [known] = await services.db.select().from(user).where(eq(user.email, email));
  if (known) await notify({ services, db: services.db, user: known, kind: 'sign-in-attempts' });
}

interface OwnerNotice {
  userId: string;
  kind: AccountNotice;
  about?: string | undefined;
}

/** Job: the mail about a change of somebody's account. */
export async function notifyOwner(
  services: WarnServices,
  { userId, kind, about }: OwnerNotice,
): Promise<void> {
  const { db } = services;
  const [known] = await db.select().from(user).where(eq(user.id, userId));
  if (known) await notify({ services, db, user: known, kind, ...(about !== undefined && { about }) });
}
