import { eq } from 'drizzle-orm';
import type { Db } from '~/services/db/db.server.ts';
import { user, type userRole } from '~/services/db/schema.ts';
import { needsProof } from './needs-proof.ts';
import { recordAudit } from './record-audit.server.ts';

interface SetRole {
  db: Db;
  email: string;
  role: (typeof userRole)['enumValues'][number];
  /** Whether an address must have been proved: in the demo, whose mail everybody reads, that would prove nothing. */
  onlyProved: boolean;
}

/**
 * Gives a role from the command line, which is where the first admin comes from.
 * @returns `unknown` where no account has the address; `unproven` where its owner has not proved it though that is asked for, and nothing was changed
 */
export async function setRole({
  db,
  email,
  role,
  onlyProved,
}: SetRole): Promise<'set' | 'unknown' | 'unproven'> {
  return db.transaction(async (tx) => {
    const [known] = await tx
      .select({ id: user.id, role: user.role, emailVerified: user.emailVerified })
      .from(user)
      .where(eq(user.email, email.trim().toLowerCase()))
      .for('update');
    if (!known) return 'unknown';
    if (onlyProved && needsProof(role) && !known.emailVerified) return 'unproven';
    await tx.update(user).set({ role, updatedAt: new Date() }).where(eq(user.id, known.id));
    await recordAudit({
      tx,
      actor: { id: 'command', email: 'command line' },
      action: 'update',
      resource: 'users',
      recordId: known.id,
      before: { role: known.role },
      after: { role },
    });
    return 'set';
  });
}
