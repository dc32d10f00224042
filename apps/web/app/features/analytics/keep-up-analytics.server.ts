import { lt } from 'drizzle-orm';
import { analyticsEvent, analyticsSalt } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';
import { dayOf } from './visitor.server.ts';

const DAY_MS = 24 * 3_600_000;
/** As the privacy policy says: twelve months. */
const KEPT_DAYS = 365;

/** Job, just after midnight: forgets the salts of days that are over, and events that are a year old. */
export async function keepUpAnalytics({ db }: Pick<Services, 'db'>, now = new Date()): Promise<void> {
  await db.delete(analyticsSalt).where(lt(analyticsSalt.day, dayOf(now)));
  await db
    .delete(analyticsEvent)
    .where(lt(analyticsEvent.createdAt, new Date(now.getTime() - KEPT_DAYS * DAY_MS)));
}
