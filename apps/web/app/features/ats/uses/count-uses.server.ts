import { and, desc, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { prepared } from '~/services/db/prepared.server.ts';
import { atsUses } from '~/services/db/payments-schema.ts';
import { isStanding } from './standing-packages.ts';

interface UsesLeft {
  /** Of all packages together. */
  usesLeft: number;
  /** What the newest package with uses left is called; null where none has any. */
  productName: string | null;
  /** When the newest package came, used up or not; null where there never was one. */
  newestAt: Date | null;
}

const statement = prepared((db) =>
  db
    .select({
      usesLeft: atsUses.usesLeft,
      productName: atsUses.productName,
      createdAt: atsUses.createdAt,
    })
    .from(atsUses)
    .where(and(eq(atsUses.userId, sql.placeholder('userId')), isStanding))
    .orderBy(desc(atsUses.createdAt), desc(atsUses.id))
    .prepare(''),
);

/** What a person may still check. Packages whose money went back, or is on its way, don't count. */
export async function countUses(db: DbOrTx, userId: string): Promise<UsesLeft> {
  const packages = await statement(db).execute({ userId });
  return {
    usesLeft: packages.reduce((sum, each) => sum + each.usesLeft, 0),
    productName: packages.find((each) => each.usesLeft > 0)?.productName ?? null,
    newestAt: packages[0]?.createdAt ?? null,
  };
}

/** Only how many. */
export async function usesLeftOf({ db }: { db: DbOrTx }, userId: string): Promise<number> {
  const { usesLeft } = await countUses(db, userId);
  return usesLeft;
}
