import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { letter } from '~/services/db/letter-schema.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { removeLater } from '~/services/storage/remove-files.server.ts';
import { BIN_DAYS, MOST_LETTERS } from './model.ts';
import { ownedLetter, type OwnLetter } from './owned-letter.server.ts';

const DAY_MS = 86_400_000;

type Changing = OwnLetter & { services: Pick<Services, 'db' | 'jobs' | 'events'>; now?: Date };

const binEnd = (now: Date) => new Date(now.getTime() - BIN_DAYS * DAY_MS);

/** A letter of this person that lies in the bin and has not been there too long. */
const inBin = ({ userId, id, now = new Date() }: Changing) =>
  and(eq(letter.id, id), eq(letter.userId, userId), gt(letter.deletedAt, binEnd(now)));

/** Puts a letter into the bin, with its versions and files. @throws AppError not_found */
export async function deleteLetter({ services, userId, id, now = new Date() }: Changing): Promise<void> {
  await services.db.transaction(async (tx) => {
    const [gone] = await tx
      .update(letter)
      .set({ deletedAt: now })
      .where(ownedLetter({ userId, id }))
      .returning({ id: letter.id });
    if (!gone) throw new AppError('not_found');
    await services.events.publish(tx, { userId, type: 'letter.changed', id });
  });
}

/** Takes a letter out of the bin. @throws AppError not_found, too_many_letters */
export async function restoreLetter(own: Changing): Promise<void> {
  const { services, userId, id } = own;
  await services.db.transaction(async (tx) => {
    await refuseTooMany(tx, userId);
    const [back] = await tx
      .update(letter)
      .set({ deletedAt: null })
      .where(inBin(own))
      .returning({ id: letter.id });
    if (!back) throw new AppError('not_found');
    await services.events.publish(tx, { userId, type: 'letter.changed', id });
  });
}

/** Removes a letter that lies in the bin for good. @throws AppError not_found */
export async function purgeLetter(own: Changing): Promise<void> {
  const { services } = own;
  await services.db.transaction(async (tx) => {
    const gone = await tx.delete(letter).where(inBin(own)).returning(keys);
    if (gone.length === 0) throw new AppError('not_found');
    await removeLater(services, tx, filesOf(gone));
  });
}

const keys = { sent: letter.sentKey, made: letter.packageKey };
const filesOf = (gone: readonly { sent: string | null; made: string | null }[]) =>
  gone.flatMap(({ sent, made }) => [sent, made]).filter((key) => key !== null);

const AT_ONCE = 500;

/** Job: removes for good what has lain in the bin too long. Any number of processes may run it at once. */
export async function purgeDeletedLetters(
  services: Pick<Services, 'db' | 'jobs'>,
  now = new Date(),
): Promise<void> {
  while ((await purgeSome(services, now)) === AT_ONCE);
}

function purgeSome(services: Pick<Services, 'db' | 'jobs'>, now: Date): Promise<number> {
  return services.db.transaction(async (tx) => {
    const old = await tx
      .select({ id: letter.id })
      .from(letter)
      .where(lt(letter.deletedAt, binEnd(now)))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    if (old.length === 0) return 0;
    const ids = old.map(({ id }) => id);
    const gone = await tx.delete(letter).where(inArray(letter.id, ids)).returning(keys);
    await removeLater(services, tx, filesOf(gone));
    return old.length;
  });
}

/** What lies in a person's bin, the last put there first. */
export async function listDeletedLetters({
  services,
  userId,
  now = new Date(),
}: Omit<Changing, 'id' | 'services'> & { services: Pick<Services, 'db'> }) {
  const rows = await services.db
    .select({ id: letter.id, name: letter.name, deletedAt: letter.deletedAt })
    .from(letter)
    .where(and(eq(letter.userId, userId), isNotNull(letter.deletedAt), gt(letter.deletedAt, binEnd(now))))
    .orderBy(desc(letter.deletedAt));
  return rows.map(({ id, name, deletedAt }) => ({
    id,
    name,
    goneAt: new Date((deletedAt ?? now).getTime() + BIN_DAYS * DAY_MS),
  }));
}
export type DeletedLetter = Awaited<ReturnType<typeof listDeletedLetters>>[number];

/** Holds a person's letters for the rest of the transaction. */
export async function lockLetters(tx: DbOrTx, userId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`letter:${userId}`}, 0))`);
}

/** Inside a transaction: two requests at once would both count one letter too few. @throws AppError too_many_letters */
export async function refuseTooMany(tx: DbOrTx, userId: string): Promise<void> {
  await lockLetters(tx, userId);
  const kept = await tx.$count(letter, and(eq(letter.userId, userId), isNull(letter.deletedAt)));
  if (kept >= MOST_LETTERS) throw new AppError('too_many_letters');
}
