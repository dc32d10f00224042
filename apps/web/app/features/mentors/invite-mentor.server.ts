import { eq } from 'drizzle-orm';
import { mentorAccount } from '~/services/db/calendar-schema.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { user } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';

const INVITATION_MS = 30 * 24 * 3_600_000;

interface InviteMentor {
  services: Pick<Services, 'jobs' | 'links' | 'baseUrl'>;
  /** The transaction that also writes down who invited. */
  tx: DbOrTx;
  mentorId: string;
  now?: Date;
}

/** What an invitation's key is for: with another address it is another invitation. */
const subjectOf = ({ id, email }: { id: string; email: string }) => `${id}:${email}`;

/**
 * Mails a mentor the link that opens their desk to the account they sign in with. Sent again, it is the same link, open for another 30 days.
 * @throws AppError not_found; taken, where somebody followed it already
 */
export async function inviteMentor({
  services,
  tx,
  mentorId,
  now = new Date(),
}: InviteMentor): Promise<void> {
  const { jobs, links, baseUrl } = services;
  const [invited] = await tx.select().from(mentor).where(eq(mentor.id, mentorId));
  if (!invited) throw new AppError('not_found');
  const [account] = await tx
    .insert(mentorAccount)
    .values({ mentorId, invitedAt: now })
    .onConflictDoUpdate({ target: mentorAccount.mentorId, set: { invitedAt: now, updatedAt: now } })
    .returning({ userId: mentorAccount.userId });
  if (account?.userId) throw new AppError('mentor_joined');
  const key = links.keyOf('mentor invitation', subjectOf(invited));
  await jobs.enqueue(tx, 'send-mail', {
    template: 'mentor-invitation',
    to: invited.email,
    props: { name: invited.name, url: `${baseUrl}/mentor/join/${mentorId}/${key}` },
  });
}

interface Invitation {
  services: Pick<Services, 'db' | 'links'>;
  mentorId: string;
  key: string;
  now?: Date;
}

/** Whose invitation a link is. @throws AppError not_found: a bent link, one that was followed already, or one that lapsed */
export async function loadInvitation({
  services: { db, links },
  mentorId,
  key,
  now = new Date(),
}: Invitation) {
  const [found] = await db
    .select({
      id: mentor.id,
      name: mentor.name,
      email: mentor.email,
      userId: mentorAccount.userId,
      invitedAt: mentorAccount.invitedAt,
    })
    .from(mentorAccount)
    .innerJoin(mentor, eq(mentor.id, mentorAccount.mentorId))
    .where(eq(mentorAccount.mentorId, mentorId));
  const isOpen = found?.invitedAt && found.invitedAt.getTime() > now.getTime() - INVITATION_MS;
  if (!isOpen || found.userId || !links.isKey('mentor invitation', subjectOf(found), key))
    throw new AppError('not_found');
  return { mentorId, name: found.name };
}

interface JoinDesk extends Invitation {
  userId: string;
}

/**
 * Anyone who follows the invitation signed in is the mentor from now on.
 * @throws AppError not_found; taken, where the account is another mentor's already
 */
export async function joinDesk({
  services,
  mentorId,
  key,
  userId,
  now = new Date(),
}: JoinDesk): Promise<void> {
  await loadInvitation({ services, mentorId, key, now });
  await services.db.transaction(async (tx) => {
    const [own] = await tx.select({ role: user.role }).from(user).where(eq(user.id, userId)).for('update');
    if (!own) throw new AppError('not_found');
    if ((await tx.$count(mentorAccount, eq(mentorAccount.userId, userId))) > 0) throw new AppError('taken');
    const [account] = await tx
      .select({ userId: mentorAccount.userId })
      .from(mentorAccount)
      .where(eq(mentorAccount.mentorId, mentorId))
      .for('update');
    if (!account || account.userId) throw new AppError('not_found');
    await tx
      .update(mentorAccount)
      .set({ userId, joinedAt: now, updatedAt: now })
      .where(eq(mentorAccount.mentorId, mentorId));
    if (own.role === 'user') await tx.update(user).set({ role: 'mentor' }).where(eq(user.id, userId));
  });
}
