import { and, asc, count, eq, gt, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import { isPublic } from '~/features/cv-rendering/public.server.ts';
import { hashOfAddress, keepAddresses } from '~/features/cv-library/public.server.ts';
import { cvShare, keptAddress, shareAddress } from '~/services/db/cv-sharing-schema.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { HELD_ADDRESSES, KEPT_DAYS } from './model.ts';

const DAY_MS = 24 * 3_600_000;

interface Owner {
  services: Pick<Services, 'db' | 'events' | 'limits'>;
  userId: string;
  /** The CV's id; whose it is was checked before. */
  id: string;
}

/**
 * Gives a public CV an address of its owner's choice. The one before leads to it.
 * @throws AppError not_public, address_taken, too_many_addresses, too_many
 */
export async function chooseAddress({
  services,
  userId,
  id,
  address,
}: Owner & { address: string }): Promise<void> {
  await services.limits.enforce('share-address-change', userId);
  await services.db.transaction(async (tx) => {
    await lockAddressesOf(tx, userId);
    const [share] = await tx
      .select()
      .from(cvShare)
      .where(and(eq(cvShare.cvId, id), eq(cvShare.userId, userId)))
      .for('update');
    if (!share || !isPublic(share)) throw new AppError('not_public');
    await tx
      .update(shareAddress)
      .set({ current: false })
      .where(and(ownChosen(userId), eq(shareAddress.cvId, id), ne(shareAddress.address, address)));
    const values = { cvId: id, userId, current: true, releasedAt: null, createdAt: new Date() };
    const taken = await tx
      .insert(shareAddress)
      .values({ address, kind: 'chosen', ...values })
      .onConflictDoUpdate({ target: shareAddress.address, set: values, setWhere: free(userId) })
      .returning({ address: shareAddress.address });
    // Looked up once the address is held: a deletion that ran at the same time is over by then.
    if (taken.length === 0 || (await isKept(tx, userId, address))) throw new AppError('address_taken');
    await releaseOldest(tx, userId);
    await services.events.publish(tx, { userId, type: 'cv.changed', id });
  });
}

/** Takes all chosen addresses off a CV. For a while nobody else gets them; their owner may choose them again. */
export async function giveUpAddress({ services, userId, id }: Owner): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockAddressesOf(tx, userId);
    await tx
      .update(shareAddress)
      .set({ current: false, releasedAt: new Date() })
      .where(and(ownChosen(userId), eq(shareAddress.cvId, id)));
    await services.events.publish(tx, { userId, type: 'cv.changed', id });
  });
}

/**
 * Whether a person could choose an address now. It says no more of one that is taken: not whose it is, nor whether it opens.
 * @throws AppError too_many
 */
export async function isAddressFree({
  services,
  userId,
  address,
}: Omit<Owner, 'id'> & { address: string }): Promise<boolean> {
  await services.limits.enforce('share-address-check', userId);
  const taken = await services.db
    .select({ free: sql<boolean>`${free(userId)}` })
    .from(shareAddress)
    .where(eq(shareAddress.address, address));
  return taken.every((row) => row.free) && !(await isKept(services.db, userId, address));
}

/** Whether an address that exists may become this person's: it is theirs, or its owner gave it up long ago. */
function free(userId: string) {
  return and(
    eq(shareAddress.kind, 'chosen'),
    or(
      eq(shareAddress.userId, userId),
      and(isNotNull(shareAddress.releasedAt), lt(shareAddress.releasedAt, keptSince())),
    ),
  );
}

/** Whether it went with a CV or an account of somebody else not long ago. */
async function isKept(db: DbOrTx, userId: string, address: string): Promise<boolean> {
  const { hash, holderId, releasedAt } = keptAddress;
  const others = and(eq(hash, hashOfAddress(address)), ne(holderId, userId), gt(releasedAt, keptSince()));
  return (await db.$count(keptAddress, others)) > 0;
}

const keptSince = () => new Date(Date.now() - KEPT_DAYS * DAY_MS);

function ownChosen(userId: string) {
  return and(eq(shareAddress.userId, userId), eq(shareAddress.kind, 'chosen'));
}

/** Anyone who holds as many as there may be loses the oldest that is not handed out. @throws AppError too_many_addresses where all are */
async function releaseOldest(tx: DbOrTx, userId: string): Promise<void> {
  const [held] = await tx.select({ count: count() }).from(shareAddress).where(ownChosen(userId));
  const tooMany = (held?.count ?? 0) - HELD_ADDRESSES;
  if (tooMany <= 0) return;
  const oldest = await tx
    .select({ address: shareAddress.address })
    .from(shareAddress)
    .where(and(ownChosen(userId), eq(shareAddress.current, false)))
    .orderBy(asc(shareAddress.createdAt))
    .limit(tooMany);
  if (oldest.length < tooMany) throw new AppError('too_many_addresses');
  const names = oldest.map(({ address }) => address);
  await keepAddresses(tx, inArray(shareAddress.address, names));
  await tx.delete(shareAddress).where(inArray(shareAddress.address, names));
}

/** A person's changes of addresses wait for each other. */
async function lockAddressesOf(tx: DbOrTx, userId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`share-address:${userId}`}, 0))`);
}
