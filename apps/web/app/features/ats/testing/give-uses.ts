import { atsUses, order } from '~/services/db/payments-schema.ts';
import type { Database } from '~/services/db/db.server.ts';
import { newId } from '~/services/id.ts';

interface GiveUses {
  userId: string;
  uses: number;
  /** Packages are used up in this order. */
  createdAt?: Date;
  productName?: string;
}

/** A paid package for a person, as a settled order leaves it. @returns the package's id */
export async function giveUses(
  { db }: Pick<Database, 'db'>,
  { userId, uses, createdAt = new Date(), productName = 'Paket Ekonomis' }: GiveUses,
): Promise<string> {
  const [orderId, id] = [newId(), newId()];
  await db.insert(order).values({
    id: orderId,
    userId,
    clientToken: orderId,
    transactionType: 'ats',
    status: 'paid',
    lines: [],
    total: 18_000,
    customerName: 'Rani Kusuma',
    customerEmail: 'rani@setapak.example',
    details: {},
    payBefore: createdAt,
    createdAt,
  });
  await db
    .insert(atsUses)
    .values({ id, orderId, userId, productName, usesGranted: uses, usesLeft: uses, createdAt });
  return id;
}
