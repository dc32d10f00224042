import { sql } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { ledgerLine, ledgerTransaction } from '~/services/db/ledger-schema.ts';
import type { Line } from './target-entries.ts';

export interface NewEntry extends Omit<typeof ledgerTransaction.$inferInsert, 'id' | 'createdAt'> {
  lines: Line[];
}

/**
 * Writes entries with their lines. The database refuses one whose lines do not add up to zero, and one whose key was used.
 * Entries about a mentor's money wait for each other, so that a balance read after `lockMentors` is the last word.
 */
export async function writeEntries(tx: DbOrTx, entries: readonly NewEntry[]): Promise<number[]> {
  if (entries.length === 0) return [];
  await lockMentors(
    tx,
    entries.flatMap(({ lines }) => lines.map(({ mentorId }) => mentorId)),
  );
  const written = await tx
    .insert(ledgerTransaction)
    .values(entries.map(({ lines: _, ...entry }) => entry))
    .returning({ id: ledgerTransaction.id, key: ledgerTransaction.key });
  const idOf = new Map(written.map(({ id, key }) => [key, id]));
  await tx
    .insert(ledgerLine)
    .values(
      entries.flatMap(({ key, lines }) =>
        lines.map((line, position) => ({ transactionId: idOf.get(key) ?? 0, position, ...line })),
      ),
    );
  return entries.map(({ key }) => idOf.get(key) ?? 0);
}

/** Until the transaction ends nobody else books for these mentors. In one order, so that nobody waits in a circle. */
export async function lockMentors(tx: DbOrTx, mentorIds: readonly (string | null)[]): Promise<void> {
  const wanted = [...new Set(mentorIds.filter((id) => id !== null))].sort();
  for (const id of wanted)
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`payable ${id}`}, 0))`);
}
