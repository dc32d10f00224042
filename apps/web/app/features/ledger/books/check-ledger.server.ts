import { count, eq, getTableColumns, isNull, lt, or, sql } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { keyset, readPage } from '~/services/db/keyset.server.ts';
import { ledgerCheck, ledgerFault } from '~/services/db/ledger-schema.ts';
import type { Services } from '~/services/services.server.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { findFaultsIn, partNames, type LedgerFault, type PartName } from './find-faults.server.ts';

/** More is one and the same reason, and no operator reads it one by one. */
const MOST_FAULTS = 500;
/** What a check that was cut short longer ago compared first says little of now: it begins anew. */
const STALE_MS = 20 * 3_600_000;

interface CheckLedger {
  services: Pick<Services, 'db' | 'log'>;
  now?: Date;
  /** Rows in one transaction; tests take few. */
  portion?: number;
}

/**
 * Job: compares the ledger with what it is about, some rows in each transaction; one that is cut short goes on where it was. What
 * differs waits among the things to do until a later check finds it mended.
 * @returns how many faults there are
 */
export async function checkLedger({
  services: { db, log },
  now = new Date(),
  portion,
}: CheckLedger): Promise<number> {
  await begin(db, now);
  while (await checkPortion(db, now, portion));
  const faults = await db.$count(ledgerFault);
  if (faults > 0) log.error({ faults }, 'the ledger does not fit');
  return faults;
}

export interface CheckState {
  /** When the last one ended. */
  finishedAt: Date | null;
  /** How many rows the one that is under way has compared. */
  checked: number | null;
  /** What does not fit, as far as it is known. */
  faults: number;
}

export async function loadCheck(db: DbOrTx): Promise<CheckState> {
  const [row] = await db.select().from(ledgerCheck);
  const faults = await db.$count(ledgerFault);
  return { finishedAt: row?.finishedAt ?? null, checked: row?.part ? row.checked : null, faults };
}

async function begin(db: DbOrTx, now: Date): Promise<void> {
  await db.insert(ledgerCheck).values({}).onConflictDoNothing();
  await db
    .update(ledgerCheck)
    .set({ startedAt: now, part: partNames[0], after: '', checked: 0 })
    .where(or(isNull(ledgerCheck.part), lt(ledgerCheck.startedAt, new Date(now.getTime() - STALE_MS))));
}

/** @returns whether there is more to compare */
function checkPortion(db: Services['db'], now: Date, portion?: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [state] = await tx.select().from(ledgerCheck).for('update');
    if (!state?.part) return false;
    const { startedAt, after } = state;
    const part = state.part as PartName;
    const found = await findFaultsIn({ db: tx, part, after, portion });
    if (found) {
      await keepFaults(tx, found.faults, startedAt);
      const checked = state.checked + found.count;
      await tx.update(ledgerCheck).set({ after: found.last, checked });
      return true;
    }
    const next = partNames[partNames.indexOf(part) + 1] ?? null;
    await tx.update(ledgerCheck).set({ part: next, after: '', ...(next === null && { finishedAt: now }) });
    if (next) return true;
    await tx.delete(ledgerFault).where(or(isNull(ledgerFault.seenAt), lt(ledgerFault.seenAt, startedAt)));
    return false;
  });
}

async function keepFaults(tx: DbOrTx, faults: LedgerFault[], seenAt: Date): Promise<void> {
  if (faults.length === 0) return;
  const [known] = await tx.select({ count: count() }).from(ledgerFault).where(eq(ledgerFault.seenAt, seenAt));
  const rows = faults
    .slice(0, Math.max(0, MOST_FAULTS - (known?.count ?? 0)))
    .map((fault) => ({ ...describeFault(fault), seenAt }));
  if (rows.length === 0) return;
  await tx
    .insert(ledgerFault)
    .values(rows)
    .onConflictDoUpdate({
      target: ledgerFault.key,
      set: { detail: sql`excluded.detail`, amount: sql`excluded.amount`, seenAt: sql`excluded.seen_at` },
    });
}

/** A fault as it is kept, and as operators read it: what is booked, and what should be. */
export function describeFault({ kind, id, orderId, booked, expected }: LedgerFault) {
  return {
    key: `${kind}:${id}`,
    kind,
    orderId,
    detail: `${kind} ${id}: ${formatRupiah(booked)}, ${formatRupiah(expected)}`,
    amount: Math.abs(booked - expected),
  };
}

const FAULTS_A_PAGE = 50;

/** What does not fit, as the last check found it, the oldest first. */
export async function listFaults(db: DbOrTx, query = new URLSearchParams()) {
  const { rows, before, after } = await readPage({
    query,
    size: FAULTS_A_PAGE,
    read: (window) => {
      const { at, where, orderBy } = keyset(window, 'ascending', [
        { column: ledgerFault.foundAt, kind: 'moment' },
        { column: ledgerFault.key, kind: 'text' },
      ]);
      return db
        .select({ at, ...getTableColumns(ledgerFault) })
        .from(ledgerFault)
        .where(where)
        .orderBy(...orderBy)
        .limit(window.limit);
    },
  });
  return { faults: rows.map(({ at: _, ...fault }) => fault), before, after };
}

export type Faults = Awaited<ReturnType<typeof listFaults>>;
