import { randomInt } from 'node:crypto';
import { countStream } from '../telemetry/count.ts';
import { EventsError } from './error.ts';
import type { UserEvent } from './event.ts';
import type { Events } from './events.ts';

interface EventStreamOptions {
  /** Ends the stream when the browser has gone, or the server stops. */
  signal: AbortSignal;
  /** Whether the session that opened the stream still stands; checked when one of the person's sessions ended, and now and then. */
  isLive?: () => Promise<boolean>;
  /** How often a comment is sent, so that no proxy takes the stream for dead. */
  heartbeatMs?: number;
}

/** More tabs than a person has open; each stream costs a connection. */
const STREAMS_PER_USER = 8;
/** When the browser comes back after the stream ended: not all of a process's streams in the same moment. */
const RETRY_MS = { least: 500, most: 2_500 };
/** A browser that leaves so many bytes unread has stopped reading. */
const UNREAD_BYTES = 16_384;
/** A session also ends by its own clock: it is looked at with every so many heartbeats. */
const BEATS_A_LOOK = 15;

/**
 * A person's events as the body of a `text/event-stream` (WHATWG HTML, server-sent events). Each message's data is
 * `{type, id}`. A browser too slow to read is dropped, and catches up when it connects again.
 * @throws EventsError too_many_streams
 */
export function eventStream(
  events: Events,
  userId: string,
  { signal, isLive = () => Promise.resolve(true), heartbeatMs = 20_000 }: EventStreamOptions,
): ReadableStream<Uint8Array> {
  if (events.subscriptions(userId) >= STREAMS_PER_USER) throw new EventsError('too_many_streams');
  const encoder = new TextEncoder();
  let end = () => {};

  function start(controller: ReadableStreamDefaultController<Uint8Array>): void {
    let beats = 0;
    let closed = false;
    const unsubscribe = events.subscribe(userId, ({ type, id }: UserEvent) => {
      if (type === 'session.ended') void look();
      else send(`data: ${JSON.stringify({ type, id })}\n\n`);
    });
    const heartbeat = setInterval(() => {
      send(':\n\n');
      if (++beats % BEATS_A_LOOK === 0) void look();
    }, heartbeatMs);
    heartbeat.unref();

    countStream(1);
    end = () => {
      if (!closed) countStream(-1);
      closed = true;
      unsubscribe();
      clearInterval(heartbeat);
      signal.removeEventListener('abort', close);
    };

    function close(): void {
      if (closed) return;
      end();
      controller.close();
    }

    /** When that is unknown, the stream ends too: the browser reconnects and authenticates. */
    async function look(): Promise<void> {
      if (!(await isLive().catch(() => false))) close();
    }

    function send(text: string): void {
      if ((controller.desiredSize ?? 0) <= 0) close();
      else controller.enqueue(encoder.encode(text));
    }

    signal.addEventListener('abort', close);
    send(`retry: ${randomInt(RETRY_MS.least, RETRY_MS.most)}\n\n`);
    if (signal.aborted) close();
  }

  return new ReadableStream(
    { start, cancel: () => end() },
    new ByteLengthQueuingStrategy({ highWaterMark: UNREAD_BYTES }),
  );
}
