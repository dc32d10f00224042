import { sql } from 'drizzle-orm';
import type { Database } from '../db/db.server.ts';
import type { Log } from '../log/log.server.ts';
import { parseEvent, type UserEvent } from './event.ts';
import type { Events } from './events.ts';
import { createLastEvents } from './last-events.ts';

export type { EventType, UserEvent } from './event.ts';
export type { Events } from './events.ts';

const CHANNEL = 'setapak_events';

interface EventsOptions {
  database: Database;
  log: Log;
}

/** Listens once for the whole process, however many subscribe. */
export async function createEvents({ database, log }: EventsOptions): Promise<Events> {
  const subscribers = new Map<string, Set<(event: UserEvent) => void>>();
  const last = createLastEvents();

  function deliver(event: UserEvent): void {
    for (const onEvent of subscribers.get(event.userId) ?? []) onEvent(event);
  }

  function onPayload(payload: string): void {
    const event = parseEvent(payload);
    if (!event) return log.warn('an event could not be read');
    // The end of a session changes nothing that a page shows.
    if (event.type !== 'session.ended') last.add(event.userId);
    deliver(event);
  }

  /** Events may have been missed while the connection was away, so every stream reloads. */
  function onReconnect(): void {
    last.forget();
    for (const userId of subscribers.keys()) deliver({ userId, type: 'resync', id: '' });
  }

  const stop = await database.listen(CHANNEL, onPayload, onReconnect);

  return {
    async publish(db, event) {
      await db.execute(sql`SELECT pg_notify(${CHANNEL}, ${JSON.stringify(event)})`);
    },
    subscribe(userId, onEvent) {
      const own = subscribers.get(userId) ?? new Set();
      // A function of its own, so that one callback can be subscribed twice.
      const entry = (event: UserEvent) => onEvent(event);
      subscribers.set(userId, own.add(entry));
      return () => {
        own.delete(entry);
        if (own.size === 0 && subscribers.get(userId) === own) subscribers.delete(userId);
      };
    },
    mayHaveMissed: (userId, ms) => last.mayBeWithin(userId, ms),
    sinceLast: (userId) => last.since(userId),
    subscriptions: (userId) => subscribers.get(userId)?.size ?? 0,
    stop,
  };
}
