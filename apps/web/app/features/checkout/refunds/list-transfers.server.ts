import { and, asc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { endedElsewhereIn } from '~/services/db/ended-elsewhere.ts';
import { keyset, readPage, type Window } from '~/services/db/keyset.server.ts';
import { order, refund, refundAccount, refundFile } from '~/services/db/payments-schema.ts';
import { numberOf } from '../orders/number-of.server.ts';

const PAGE = 100;

/**
 * Refunds that an operator transfers: which can be now, which wait for their customer's account, and those that are in a file at the bank.
 * @param query `file`: those of one file; `wait`: those without an account; else those that can be transferred. `after` or `before` a row.
 */
export async function listTransfers(db: DbOrTx, query = new URLSearchParams()) {
  const [counts, files] = await Promise.all([countWaiting(db), openFiles(db)]);
  const named = query.get('file');
  const file = files.find(({ id }) => id === named) ?? null;
  const part = file
    ? ('file' as const)
    : query.get('part') === 'wait'
      ? ('wait' as const)
      : ('ready' as const);
  const { rows, before, after } = await readPage({
    query,
    size: PAGE,
    read: (window) => readTransfers(db, window, file ? eq(refund.fileId, file.id) : inPart[part]),
  });
  return {
    ...counts,
    files,
    file,
    part,
    transfers: rows.map(({ at: _, orderId, orderNumber, accountAt, ...row }) => ({
      ...row,
      orderId,
      number: numberOf({ id: orderId, number: orderNumber }),
      accountAt: accountAt?.toISOString() ?? '',
    })),
    before,
    after,
  };
}

export type Transfers = Awaited<ReturnType<typeof listTransfers>>;

/** Can be transferred now. */
export const isReady = and(
  eq(refund.status, 'manual'),
  isNull(refund.fileId),
  isNotNull(refundAccount.masked),
);

const inPart: Record<'ready' | 'wait' | 'file', SQL | undefined> = {
  ready: isReady,
  wait: and(eq(refund.status, 'manual'), isNull(refund.fileId), isNull(refundAccount.masked)),
  file: undefined,
};

function readTransfers(db: DbOrTx, window: Window, which: SQL | undefined) {
  const { at, where, orderBy } = keyset(window, 'ascending', [
    { column: refund.createdAt, kind: 'moment' },
    { column: refund.id, kind: 'text' },
  ]);
  return db
    .select({
      at,
      id: refund.id,
      amount: refund.amount,
      reason: refund.reason,
      createdAt: refund.createdAt,
      orderId: refund.orderId,
      orderNumber: order.number,
      customer: order.customerEmail,
      masked: refundAccount.masked,
      accountAt: refundAccount.updatedAt,
    })
    .from(refund)
    .innerJoin(order, eq(order.id, refund.orderId))
    .leftJoin(refundAccount, eq(refundAccount.refundId, refund.id))
    .where(and(eq(refund.status, 'manual'), which, where))
    .orderBy(...orderBy)
    .limit(window.limit);
}

async function countWaiting(db: DbOrTx) {
  const ready = sql`${refundAccount.masked} IS NOT NULL`;
  const [found] = await db
    .select({
      ready: sql<number>`count(*) FILTER (WHERE ${ready})::int`,
      readyAmount: sql<number>`coalesce(sum(${refund.amount}) FILTER (WHERE ${ready}), 0)::float8`,
      wait: sql<number>`count(*) FILTER (WHERE NOT ${ready})::int`,
    })
    .from(refund)
    .leftJoin(refundAccount, eq(refundAccount.refundId, refund.id))
    .where(and(eq(refund.status, 'manual'), isNull(refund.fileId)));
  return found ?? { ready: 0, readyAmount: 0, wait: 0 };
}

/** Files of which something is still at the bank, the oldest first. */
function openFiles(db: DbOrTx) {
  return db
    .select({
      id: refundFile.id,
      madeBy: refundFile.madeBy,
      createdAt: refundFile.createdAt,
      count: sql<number>`count(*)::int`,
      amount: sql<number>`sum(${refund.amount})::float8`,
      /** Which of it ended by another way, so that the bank is not to carry them out. */
      endedElsewhere: sql<number>`(SELECT count(*) FROM refund AS other WHERE other.file_id = ${refundFile.id}
        AND ${endedElsewhereIn('other')})::int`,
    })
    .from(refund)
    .innerJoin(refundFile, eq(refundFile.id, refund.fileId))
    .where(eq(refund.status, 'manual'))
    .groupBy(refundFile.id, refundFile.madeBy, refundFile.createdAt)
    .orderBy(asc(refundFile.createdAt), asc(refundFile.id));
}
