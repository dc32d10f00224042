import { APIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { endAccess, lockPerson } from '~/services/auth/end-access.server.ts';
import { readAnySession, type SignedInUser } from '~/services/auth/auth.server.ts';
import { replacing, type Replacing } from '~/services/auth/replacing.ts';
import { withCookies } from '~/services/auth/with-cookies.ts';
import { session } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import { logSecurity } from '~/services/log/security-event.ts';
import type { Services } from '~/services/services.server.ts';
import { deviceHashOf } from './known-device.server.ts';
import { notify } from './notify.server.ts';
import { keptHash } from './passwords/kept-password.server.ts';
import { isCommonPassword } from './passwords/is-common-password.server.ts';

interface ChangePassword {
  services: Pick<Services, 'auth' | 'db' | 'events' | 'jobs' | 'limits' | 'log' | 'baseUrl'>;
  user: Pick<SignedInUser, 'id' | 'name' | 'email' | 'secondFactorAt' | 'provedAt' | 'twoFactorEnabled'>;
  /** Of the request, with the session. */
  headers: Headers;
  currentPassword: string;
  newPassword: string;
}

/**
 * Sets a new password for somebody who knows the old one. Every other way in ends: sessions, API tokens, links
 * for a forgotten password; this session is replaced.
 * @returns the headers that set the new session's cookie
 * @throws AppError common_password, wrong_password, no_password, too_many, conflict (changed once more at the same moment)
 */
export async function changePassword(options: ChangePassword): Promise<Headers> {
  const { services, user, headers, currentPassword, newPassword } = options;
  const { auth, db, events, limits } = services;
  if (isCommonPassword(newPassword)) throw new AppError('common_password');
  await limits.enforce('reauth-user', user.id);
  try {
    const before = await keptHash(db, user.id);
    const change: Replacing = { isSame: async () => (await keptHash(db, user.id)) === before };
    const changed = await replacing.run(change, () =>
      auth.api.changePassword({
        body: { currentPassword, newPassword, revokeOtherSessions: true },
        headers,
        returnHeaders: true,
      }),
    );
    const opened = await readAnySession(auth, withCookies(headers, changed.headers));
    const overtaken = await db.transaction(async (tx) => {
      await lockPerson(tx, user.id);
      // Another change at the same moment ended it: that one's session goes on, and two that end each other's would leave none.
      const isOpen = opened && (await tx.$count(session, eq(session.id, opened.sessionId))) > 0;
      // Nor does its session go on beside another password: a reset was later, whose owner reads the mailbox.
      const isKept = change.kept !== undefined && change.kept === (await keptHash(tx, user.id));
      if (!isOpen || !isKept) return opened?.sessionId ?? '';
      await endAccess({
        db: tx,
        events,
        userId: user.id,
        exceptSession: opened.sessionId,
        exceptDevice: deviceHashOf(headers),
      });
      // The session is a new one of the same sitting: what was shown in the old one holds. Where there is a second factor, the
      // password that was just typed proves nothing further.
      const { secondFactorAt, provedAt, twoFactorEnabled } = user;
      await tx
        .update(session)
        .set({ secondFactorAt, ...(twoFactorEnabled && { provedAt }) })
        .where(eq(session.id, opened.sessionId));
      await notify({ services, db: tx, user, kind: 'password-changed' });
      return null;
    });
    if (overtaken !== null) {
      await db.delete(session).where(eq(session.id, overtaken));
      throw new AppError('conflict');
    }
    await limits.forgive('reauth-user', user.id);
    logSecurity(services.log, 'password_changed', { user: user.id, by: 'password' });
    return changed.headers;
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    const missing = error.body?.code === 'CREDENTIAL_ACCOUNT_NOT_FOUND';
    if (!missing) logSecurity(services.log, 'proof_failed', { user: user.id });
    throw new AppError(missing ? 'no_password' : 'wrong_password', { cause: error });
  }
}
