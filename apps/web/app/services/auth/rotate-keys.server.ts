import { and, eq, gt, asc, getTableColumns, isNotNull } from 'drizzle-orm';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { mentorBankAccount, payout } from '../db/ledger-schema.ts';
import { mentorCalendar } from '../db/calendar-schema.ts';
import { refundAccount } from '../db/payments-schema.ts';
import { twoFactor } from '../db/sign-in-schema.ts';
import type { Db } from '../db/db.server.ts';
import {
  busyCalendarPlace,
  mentorAccountPlace,
  payoutPlace,
  refundAccountPlace,
  type Sealing,
} from '../sealing/sealing.server.ts';
import { secretConfigOf } from './secret-config.ts';

interface RotateKeys {
  db: Db;
  secret: string;
  previous: readonly string[];
  sealing: Sealing;
}

const BATCH = 200;

/**
 * Encrypts with the current keys what is encrypted with a previous one: authenticator secrets, their recovery codes, bank
 * accounts of refunds and of mentors,
 * addresses of mentors' calendars. Once it ended, the previous keys open nothing that is still needed. Run again, it changes nothing.
 * @returns how many of each were changed
 */
export async function rotateKeys({ db, secret, previous, sealing }: RotateKeys) {
  const keys = secretConfigOf(secret, previous);
  const current = secretConfigOf(secret, []);
  const mark = `$ba$${current.currentVersion}$`;
  const anew = async (text: string) =>
    text.startsWith(mark)
      ? text
      : symmetricEncrypt({ key: current, data: await symmetricDecrypt({ key: keys, data: text }) });

  let authenticators = 0;
  for await (const row of batches(async (after) =>
    db.select().from(twoFactor).where(gt(twoFactor.id, after)).orderBy(asc(twoFactor.id)).limit(BATCH),
  )) {
    const [newSecret, backupCodes] = await Promise.all([anew(row.secret), anew(row.backupCodes)]);
    if (newSecret === row.secret && backupCodes === row.backupCodes) continue;
    // A change meanwhile is written with the current key.
    await db
      .update(twoFactor)
      .set({ secret: newSecret, backupCodes })
      .where(
        and(
          eq(twoFactor.id, row.id),
          eq(twoFactor.secret, row.secret),
          eq(twoFactor.backupCodes, row.backupCodes),
        ),
      );
    authenticators += 1;
  }

  const accounts =
    (await sealAnew({
      db,
      sealing,
      table: refundAccount,
      key: refundAccount.refundId,
      column: refundAccount.sealed,
      place: refundAccountPlace,
    })) +
    (await sealAnew({
      db,
      sealing,
      table: mentorBankAccount,
      key: mentorBankAccount.mentorId,
      column: mentorBankAccount.sealed,
      place: mentorAccountPlace,
    })) +
    (await sealAnew({
      db,
      sealing,
      table: payout,
      key: payout.id,
      column: payout.sealed,
      place: payoutPlace,
    })) +
    (await sealAnew({
      db,
      sealing,
      table: mentorCalendar,
      key: mentorCalendar.mentorId,
      column: mentorCalendar.busyUrl,
      place: busyCalendarPlace,
    }));
  return { authenticators, accounts };
}

interface SealAnew {
  db: Db;
  sealing: Sealing;
  table: PgTable;
  key: PgColumn;
  column: PgColumn;
  place: (id: string) => string;
}

/** Seals every row of a table with the current key. @returns how many were sealed with a previous one */
async function sealAnew({ db, sealing, table, key, column, place }: SealAnew): Promise<number> {
  let count = 0;
  const [field = ''] = Object.entries(getTableColumns(table)).find(([, one]) => one === column) ?? [];
  for await (const { id, sealed } of batches(async (after) => {
    const rows = await db
      .select({ id: key, sealed: column })
      .from(table)
      .where(and(gt(key, after), isNotNull(column)))
      .orderBy(asc(key))
      .limit(BATCH);
    return rows as { id: string; sealed: string }[];
  })) {
    if (sealing.isCurrent(place(id), sealed)) continue;
    await db
      .update(table)
      .set({ [field]: sealing.seal(place(id), sealing.open(place(id), sealed)) })
      .where(and(eq(key, id), eq(column, sealed)));
    count += 1;
  }
  return count;
}

async function* batches<Row extends { id: string }>(
  load: (after: string) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let after = '';
  for (;;) {
    const rows = await load(after);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}
