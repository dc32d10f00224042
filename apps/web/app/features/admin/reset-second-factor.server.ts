import { eq } from 'drizzle-orm';
import { endAccess } from '~/services/auth/end-access.server.ts';
import { user } from '~/services/db/schema.ts';
import { passkey, twoFactor } from '~/services/db/sign-in-schema.ts';
import type { Services } from '~/services/services.server.ts';
import { recordAudit } from './record-audit.server.ts';

interface ResetSecondFactor {
  services: Pick<Services, 'db' | 'events' | 'jobs'>;
  email: string;
  /** The reason and the way of the request, as in the audit. */
  reason: string;
}

/**
 * Takes authenticator app and passkeys off an account whose owner lost them, from the command line (`docs/security.md` says
 * whom to believe). Every session, token and link ends with them, and the owner gets a mail.
 * @returns whether the account exists
 */
export async function resetSecondFactor({
  services: { db, events, jobs },
  email,
  reason,
}: ResetSecondFactor): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [known] = await tx
      .select({ id: user.id, hasApp: user.twoFactorEnabled })
      .from(user)
      .where(eq(user.email, email.trim().toLowerCase()))
      .for('update');
    if (!known) return false;
    const { id } = known;
    await tx.delete(twoFactor).where(eq(twoFactor.userId, id));
    const passkeys = await tx.delete(passkey).where(eq(passkey.userId, id)).returning({ id: passkey.id });
    await tx.update(user).set({ twoFactorEnabled: false, updatedAt: new Date() }).where(eq(user.id, id));
    await endAccess({ db: tx, events, userId: id });
    await recordAudit({
      tx,
      actor: { id: 'command', email: 'command line' },
      action: 'reset-second-factor',
      resource: 'users',
      recordId: id,
      before: { authenticator: known.hasApp, passkeys: passkeys.length },
      after: { authenticator: false, passkeys: 0, reason },
    });
    await jobs.enqueue(tx, 'tell-owner', { userId: id, kind: 'second-factor-reset' });
    return true;
  });
}
