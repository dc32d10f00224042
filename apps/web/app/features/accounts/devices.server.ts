import { and, desc, eq, gt } from 'drizzle-orm';
import type { SignedInUser } from '~/services/auth/auth.server.ts';
import { endAccess } from '~/services/auth/end-access.server.ts';
import { session } from '~/services/db/schema.ts';
import { logSecurity } from '~/services/log/security-event.ts';
import type { Services } from '~/services/services.server.ts';
import { deviceName } from './device-name.ts';
import { notify } from './notify.server.ts';

/** Where a person is signed in, this session first. */
export async function listDevices(
  { db }: Pick<Services, 'db'>,
  user: Pick<SignedInUser, 'id' | 'sessionId'>,
) {
  const found = await db
    .select()
    .from(session)
    .where(and(eq(session.userId, user.id), gt(session.expiresAt, new Date())))
    .orderBy(desc(session.updatedAt));
  return found
    .map(({ id, userAgent, createdAt, updatedAt }) => ({
      id,
      name: deviceName(userAgent),
      signedInAt: createdAt,
      /** To the day: a session is written once a day at most. */
      seenAt: updatedAt,
      isThis: id === user.sessionId,
    }))
    .toSorted((a, b) => Number(b.isThis) - Number(a.isThis));
}

export type Device = Awaited<ReturnType<typeof listDevices>>[number];

interface EndDevice {
  services: Pick<Services, 'db' | 'events'>;
  user: Pick<SignedInUser, 'id'>;
  id: string;
}

/** Signs a device out. One that is gone already is no error. */
export async function endDevice({ services: { db, events }, user, id }: EndDevice): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(session).where(and(eq(session.id, id), eq(session.userId, user.id)));
    await events.publish(tx, { userId: user.id, type: 'session.ended', id: '' });
  });
}

interface EndAllDevices {
  services: Pick<Services, 'db' | 'events' | 'jobs' | 'log' | 'baseUrl'>;
  user: Pick<SignedInUser, 'id' | 'name' | 'email'>;
}

/** "Keluar dari semua perangkat": this one too, with all API tokens and links under way. */
export async function endAllDevices({ services, user }: EndAllDevices): Promise<void> {
  await services.db.transaction(async (tx) => {
    await endAccess({ db: tx, events: services.events, userId: user.id });
    await notify({ services, db: tx, user, kind: 'signed-out-everywhere' });
  });
  logSecurity(services.log, 'access_ended', { user: user.id, by: 'owner' });
}
