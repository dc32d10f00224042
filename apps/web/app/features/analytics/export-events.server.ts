import { asc, inArray, isNull } from 'drizzle-orm';
import { analyticsEvent } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';
import { toPosthog } from './posthog.ts';

const BATCH = 200;
const TIMEOUT_MS = 10_000;

interface ExportEvents {
  services: Pick<Services, 'db' | 'config'>;
  signal?: AbortSignal;
}

/**
 * Job: hands what was counted to PostHog, oldest first, where POSTHOG_HOST and POSTHOG_KEY are set. An event carries
 * its id, by which PostHog knows one that is sent again after an answer was lost.
 * @returns how many
 * @throws Error when PostHog does not take them; the job is tried again
 */
export async function exportEvents({
  services: { db, config },
  signal = new AbortController().signal,
}: ExportEvents): Promise<number> {
  const { POSTHOG_HOST, POSTHOG_KEY } = config;
  if (!POSTHOG_HOST || !POSTHOG_KEY) return 0;
  let sent = 0;
  while (!signal.aborted) {
    const events = await db
      .select()
      .from(analyticsEvent)
      .where(isNull(analyticsEvent.exportedAt))
      .orderBy(asc(analyticsEvent.createdAt))
      .limit(BATCH);
    if (events.length === 0) break;
    await post(new URL('/batch/', POSTHOG_HOST), toPosthog(POSTHOG_KEY, events), signal);
    const ids = events.map(({ id }) => id);
    await db.update(analyticsEvent).set({ exportedAt: new Date() }).where(inArray(analyticsEvent.id, ids));
    sent += events.length;
  }
  return sent;
}

async function post(address: URL, body: object, signal: AbortSignal): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`PostHog answered ${answer.status}`);
}
