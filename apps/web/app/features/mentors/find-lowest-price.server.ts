import { asc, eq } from 'drizzle-orm';
import type { Db } from '~/services/db/db.server.ts';
import { mentor, mentorSearch } from '~/services/db/mentoring-schema.ts';
import type { Services } from '~/services/services.server.ts';
import { startingPrice } from './model.ts';

/** Almost every page names this price, so a process asks for it only so often. */
const KEPT_MS = 60_000;

const kept = new WeakMap<Db, { until: number; price: Promise<number | null> }>();

interface FindLowestPrice {
  services: Pick<Services, 'db' | 'log'>;
  now?: number;
}

/**
 * What half an hour costs with the cheapest mentor who takes bookings, in rupiah, as of the last minute; null where there is
 * none. Never fails: a page that needs nothing else of the database goes without its price.
 */
export function findLowestPrice({
  services: { db, log },
  now = Date.now(),
}: FindLowestPrice): Promise<number | null> {
  const known = kept.get(db);
  if (known && now < known.until) return known.price;
  const price = lowestOf(db).catch((error: unknown) => {
    kept.delete(db);
    log.warn({ err: error }, 'the lowest price of a mentor could not be read');
    return null;
  });
  kept.set(db, { until: now + KEPT_MS, price });
  return price;
}

/** In the order of the index of prices, up to the first who can be booked. */
async function lowestOf(db: Db): Promise<number | null> {
  const [cheapest] = await db
    .select({ price: mentorSearch.price })
    .from(mentorSearch)
    .innerJoin(mentor, eq(mentor.id, mentorSearch.mentorId))
    .where(eq(mentor.bookable, true))
    .orderBy(asc(mentorSearch.price), asc(mentorSearch.shuffle))
    .limit(1);
  return cheapest ? startingPrice(cheapest.price) : null;
}
