import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { atsUses } from '~/services/db/payments-schema.ts';
import { isStanding } from './standing-packages.ts';

/**
 * Takes one use off the oldest package that has any, inside the transaction that stores what it pays for.
 * @returns the package that paid; null when no use is left
 */
export async function takeUse(tx: DbOrTx, userId: string): Promise<string | null> {
  const usable = await tx
    .select({ id: atsUses.id })
    .from(atsUses)
    .where(and(eq(atsUses.userId, userId), gt(atsUses.usesLeft, 0), isStanding))
    .orderBy(asc(atsUses.createdAt), asc(atsUses.id));
  // A package may be taken back while we look: then the next one pays.
  for (const { id } of usable) {
    const [paid] = await tx
      .update(atsUses)
      .set({ usesLeft: sql`${atsUses.usesLeft} - 1`, updatedAt: new Date() })
      .where(and(eq(atsUses.id, id), gt(atsUses.usesLeft, 0), isStanding))
      .returning({ id: atsUses.id });
    if (paid) return paid.id;
  }
  return null;
}
