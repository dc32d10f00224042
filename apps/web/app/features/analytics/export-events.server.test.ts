import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '~/services/config/config.server.ts';
import { analyticsEvent } from '~/services/db/schema.ts';
import { describeOnDatabases } from '~/services/db/testing.ts';
import { exportEvents } from './export-events.server.ts';

interface SentEvent {
  uuid: string;
  event: string;
  distinct_id: string;
  timestamp: string;
  properties: Record<string, unknown>;
}

/** Speaks PostHog's `POST /batch/` on loopback: 401 for a foreign key, and knows an event again by its uuid. */
function startPosthog(key: string) {
  const events = new Map<string, SentEvent>();
  const state = { answers: [] as number[], requests: 0 };
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      state.requests += 1;
      const body = JSON.parse(Buffer.concat(chunks).toString()) as { api_key: string; batch: SentEvent[] };
      const accepted = request.method === 'POST' && request.url === '/batch/' && body.api_key === key;
      if (accepted) for (const event of body.batch) events.set(event.uuid, event);
      response.writeHead(state.answers.shift() ?? (accepted ? 200 : 401), {
        'Content-Type': 'application/json',
      });
      response.end(JSON.stringify({ status: 1 }));
    });
  });
  return { server, events, state };
}

describeOnDatabases('exporting to PostHog', (getDatabase) => {
  let posthog: ReturnType<typeof startPosthog>;
  let services: Parameters<typeof exportEvents>[0]['services'];
  beforeEach(async () => {
    posthog = startPosthog('phc_test');
    await once(posthog.server.listen(0, '127.0.0.1'), 'listening');
    const address = posthog.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const config = readConfig({ POSTHOG_HOST: `http://127.0.0.1:${port}`, POSTHOG_KEY: 'phc_test' });
    services = { db: getDatabase().db, config };
    await services.db.delete(analyticsEvent);
  });
  afterEach(() => posthog.server.close());

  const add = (count: number) =>
    services.db.insert(analyticsEvent).values(
      Array.from({ length: count }, (_, index) => ({
        id: randomUUID(),
        name: index === 0 ? 'page view' : 'User Retake Assessment',
        category: index === 0 ? 'Page' : 'Mentoring',
        path: '/app/home',
        visitor: 'a-visitor-of-the-day',
        createdAt: new Date(1_780_000_000_000 + index),
      })),
    );

  test('every event arrives once, in batches, as an anonymous one', async () => {
    await add(450);
    expect(await exportEvents({ services })).toBe(450);
    expect(posthog.state.requests).toBe(3);
    expect(posthog.events.size).toBe(450);
    expect([...posthog.events.values()][0]).toEqual({
      uuid: expect.any(String),
      event: '$pageview',
      distinct_id: 'a-visitor-of-the-day',
      timestamp: new Date(1_780_000_000_000).toISOString(),
      properties: {
        category: 'Page',
        $pathname: '/app/home',
        $lib: 'setapak',
        $process_person_profile: false,
        $geoip_disable: true,
      },
    });
    expect(await exportEvents({ services })).toBe(0);
    expect(posthog.state.requests).toBe(3);
  });

  test('what was taken though the answer failed is sent again under the same id', async () => {
    await add(5);
    posthog.state.answers = [503];
    await expect(exportEvents({ services })).rejects.toThrow('PostHog answered 503');
    expect(await exportEvents({ services })).toBe(5);
    expect(posthog.events.size).toBe(5);
  });

  test('a wrong key loses nothing', async () => {
    await add(2);
    const wrong = { ...services, config: { ...services.config, POSTHOG_KEY: 'phc_other' } };
    await expect(exportEvents({ services: wrong })).rejects.toThrow('401');
    expect(await exportEvents({ services })).toBe(2);
  });

  test('without configuration nothing leaves', async () => {
    await add(2);
    expect(await exportEvents({ services: { ...services, config: readConfig({}) } })).toBe(0);
    expect(posthog.state.requests).toBe(0);
  });
});
