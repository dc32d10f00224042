import { and, eq, isNull } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { shareAddress } from '~/services/db/cv-sharing-schema.ts';
import { plainLetters } from './model.ts';

interface FoundAddress {
  cvId: string;
  /** `chosen` opens only what is public. */
  kind: 'id' | 'random' | 'chosen';
  /** False for an earlier one, which leads to the one that is handed out. */
  current: boolean;
}

const ID = /^[a-z0-9]{36}$/;
const ADDRESS = /^[a-z0-9-]{4,30}$/;

/** The CV behind what stands in `/r/{address}`, shared or not; undefined where there is none. */
export async function findAddress(db: DbOrTx, given: string): Promise<FoundAddress | undefined> {
  if (ID.test(given)) return { cvId: given, kind: 'id', current: true };
  // `/r/rené`, as somebody writes a name from memory, is `/r/rene`.
  const address = plainLetters(given);
  if (!ADDRESS.test(address)) return undefined;
  const { cvId, kind, current } = shareAddress;
  const [found] = await db
    .select({ cvId, kind, current })
    .from(shareAddress)
    .where(and(eq(shareAddress.address, address), isNull(shareAddress.releasedAt)))
    .limit(1);
  return found;
}

/** The addresses of a CV that are handed out. */
export async function currentAddresses(
  db: DbOrTx,
  cvId: string,
): Promise<{ random: string | null; chosen: string | null }> {
  const rows = await db
    .select({ address: shareAddress.address, kind: shareAddress.kind })
    .from(shareAddress)
    .where(and(eq(shareAddress.cvId, cvId), eq(shareAddress.current, true), isNull(shareAddress.releasedAt)));
  const of = (kind: 'random' | 'chosen') => rows.find((row) => row.kind === kind)?.address ?? null;
  return { random: of('random'), chosen: of('chosen') };
}
