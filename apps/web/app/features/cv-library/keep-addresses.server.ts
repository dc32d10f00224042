import { and, eq, sql, type SQL } from 'drizzle-orm';
import { keptAddress, shareAddress } from '~/services/db/cv-sharing-schema.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';

/** Before chosen addresses go for good, in the same transaction: nobody else shall answer under a name on a printed CV soon. */
export async function keepAddresses(tx: DbOrTx, condition: SQL | undefined): Promise<void> {
  const { address, userId, releasedAt } = shareAddress;
  await tx
    .insert(keptAddress)
    .select(
      tx
        .select({
          hash: sql<string>`${hashOfAddress(address)}`.as('hash'),
          holderId: sql<string>`${userId}`.as('holder_id'),
          releasedAt: sql<Date>`coalesce(${releasedAt}, now())`.as('released_at'),
        })
        .from(shareAddress)
        .where(and(eq(shareAddress.kind, 'chosen'), condition)),
    )
    .onConflictDoUpdate({
      target: keptAddress.hash,
      set: { holderId: sql`excluded.holder_id`, releasedAt: sql`excluded.released_at` },
    });
}

/** @param address a column, or the address itself */
export function hashOfAddress(address: typeof shareAddress.address | string): SQL {
  return sql`encode(sha256(convert_to(${address}::text, 'UTF8')), 'hex')`;
}
