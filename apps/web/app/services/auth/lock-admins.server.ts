import { eq } from 'drizzle-orm';
import type { DbOrTx } from '../db/db.server.ts';
import { user } from '../db/schema.ts';

/**
 * Locks all admins in one order, before one of them is taken away: of two who leave or step down at once the second waits, and there is
 * never none.
 * @returns their ids
 */
export async function lockAdmins(tx: DbOrTx): Promise<string[]> {
  const admins = await tx
    .select({ id: user.id })
    .from(user)
    .where(eq(user.role, 'admin'))
    .orderBy(user.id)
    .for('update');
  return admins.map(({ id }) => id);
}
