import { eq } from 'drizzle-orm';
import type { Db } from '~/services/db/db.server.ts';
import { user, type userRole } from '~/services/db/schema.ts';
import { recordAudit } from './record-audit.server.ts';

interface SetRole {
  db: Db;
  email: string;
  role: (typeof userRole)['enumValues'][number];
}

/** Gives a role from the command line, which is where the first admin comes from. @returns whether the account exists */
export async function setRole({ db, email, role }: SetRole): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [known] = await tx
      .select({ id: user.id, role: user.role })
      .from(user)
      .where(eq(user.email, email.trim().toLowerCase()))
      .for('update');
    if (!known) return false;
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
    return true;
  });
}
