import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { analyticsSalt } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';

const JAKARTA_MS = 7 * 3_600_000;

/** The day on Jakarta's clock, such as `2026-11-21`. */
export function dayOf(now: Date): string {
  return new Date(now.getTime() + JAKARTA_MS).toISOString().slice(0, 10);
}

interface Visitor {
  services: Pick<Services, 'db'>;
  clientIp: string;
  userAgent: string;
  now: Date;
}

/**
 * An id that tells two visitors of one day apart and says nothing else. It is a hash with the day's random salt, and
 * the salt is deleted when the day is over: after that no one, we included, can tell whose it was or find the same
 * person on another day.
 */
export async function visitorOfDay({ services, clientIp, userAgent, now }: Visitor): Promise<string> {
  const salt = await saltOf(services, dayOf(now));
  return createHash('sha256').update(`${salt}\n${clientIp}\n${userAgent}`).digest('base64url').slice(0, 22);
}

/** All processes share the day's salt; the first one makes it. */
async function saltOf({ db }: Pick<Services, 'db'>, day: string): Promise<string> {
  const find = () =>
    db.select({ salt: analyticsSalt.salt }).from(analyticsSalt).where(eq(analyticsSalt.day, day));
  const [kept] = await find();
  if (kept) return kept.salt;
  await db
    .insert(analyticsSalt)
    .values({ day, salt: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error('the salt of the day did not come back');
  return made.salt;
}
