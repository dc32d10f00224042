import { customAlphabet } from 'nanoid';
import { shareAddress } from '~/services/db/cv-sharing-schema.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';

/** Some 69 bits, without letters that look like others: short enough to type, and not to be guessed through our limits. */
const randomAddress = customAlphabet('abcdefghijkmnpqrstuvwxyz23456789', 14);

interface GiveRandomAddress {
  userId: string;
  cvId: string;
}

/** In the transaction that shares a CV: its short random address, unless it has one. */
export async function giveRandomAddress(tx: DbOrTx, { userId, cvId }: GiveRandomAddress): Promise<void> {
  await tx
    .insert(shareAddress)
    .values({ address: randomAddress(), userId, cvId, kind: 'random' })
    .onConflictDoNothing();
}
