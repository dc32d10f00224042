import { notInArray, sql } from 'drizzle-orm';
import { ledgerFault } from '~/services/db/ledger-schema.ts';
import type { Services } from '~/services/services.server.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { findFaults, type LedgerFault } from './find-faults.server.ts';

/**
 * Job: compares the ledger with what it is about. What differs waits among the things to do until a later check finds it mended.
 * @returns how many faults there are
 */
export async function checkLedger({ db, log }: Pick<Services, 'db' | 'log'>): Promise<number> {
  const faults = await findFaults(db);
  const rows = faults.map((fault) => ({ ...keyed(fault), ...described(fault) }));
  await db.transaction(async (tx) => {
    const keys = rows.map(({ key }) => key);
    await tx.delete(ledgerFault).where(keys.length > 0 ? notInArray(ledgerFault.key, keys) : undefined);
    if (rows.length > 0)
      await tx
        .insert(ledgerFault)
        .values(rows)
        .onConflictDoUpdate({
          target: ledgerFault.key,
          set: { detail: sql`excluded.detail`, amount: sql`excluded.amount` },
        });
  });
  if (faults.length > 0) log.error({ faults: faults.length }, 'the ledger does not fit');
  return faults.length;
}

function keyed({ kind, id, orderId }: LedgerFault) {
  return { key: `${kind}:${id}`, kind, orderId };
}

function described({ kind, id, booked, expected }: LedgerFault) {
  const detail = `${kind} ${id}: ${formatRupiah(booked)}, ${formatRupiah(expected)}`;
  return { detail, amount: Math.abs(booked - expected) };
}
