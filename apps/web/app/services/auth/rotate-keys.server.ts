import { and, eq, gt, asc } from 'drizzle-orm';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { refundAccount } from '../db/payments-schema.ts';
import { twoFactor } from '../db/sign-in-schema.ts';
import type { Db } from '../db/db.server.ts';
import { refundAccountPlace, type Sealing } from '../sealing/sealing.server.ts';
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
 * accounts of refunds. Once it ended, the previous keys open nothing that is still needed. Run again, it changes nothing.
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
    // Whoever changes it meanwhile writes it with the current key.
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

  let accounts = 0;
  for await (const { id, sealed } of batches(async (after) =>
    db
      .select({ id: refundAccount.refundId, sealed: refundAccount.sealed })
      .from(refundAccount)
      .where(gt(refundAccount.refundId, after))
      .orderBy(asc(refundAccount.refundId))
      .limit(BATCH),
  )) {
    if (sealing.isCurrent(refundAccountPlace(id), sealed)) continue;
    const place = refundAccountPlace(id);
    await db
      .update(refundAccount)
      .set({ sealed: sealing.seal(place, sealing.open(place, sealed)) })
      .where(and(eq(refundAccount.refundId, id), eq(refundAccount.sealed, sealed)));
    accounts += 1;
  }
  return { authenticators, accounts };
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
