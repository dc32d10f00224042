import { randomInt } from 'node:crypto';
import type { Writable } from 'node:stream';
import { countStream } from '../telemetry/count.ts';
import type { UserEvent } from './event.ts';
import type { Events } from './events.ts';

interface EventStreamsOptions {
  events: Events;
  /** Ends every stream when the server stops. */
  stopping: AbortSignal;
  /** How often a comment is sent, so that no proxy takes the stream for dead. */
  heartbeatMs?: number;
}

interface EventStreams {
  /** Whether the person has as many open as allowed. */
  isFull(userId: string): boolean;
  /**
   * Writes a person's events to `out` as a `text/event-stream` (WHATWG HTML, server-sent events) until it closes. Each
   * message's data is `{type, id}`. A browser too slow to read is dropped, and catches up when it connects again.
   * Where the person has too many, it ends at once.
   */
  open(userId: string, out: Writable, options?: OpenOptions): void;
}

interface OpenOptions {
  /** Whether the session that opened the stream still stands; checked when one of the person's sessions ended, and now and then. */
  isLive?: () => Promise<boolean>;
  /** How old the data is that the page shows, in milliseconds: what may have changed since begins the stream as a `resync`, what changed before as a `last` with the time since. */
  ageMs?: number;
}

/** More tabs than a person has open; each stream costs a connection. */
const STREAMS_PER_USER = 8;
/** When the browser comes back after the stream ended: not all of a process's streams in the same moment. */
const RETRY_MS = { least: 500, most: 2_500 };
/** A browser that leaves so many bytes unread has stopped reading. */
const UNREAD_BYTES = 16_384;
/** A session also ends by its own clock: it is looked at with every so many heartbeats. */
const BEATS_A_LOOK = 15;
/** Heartbeats of thousands of streams are spread over the time between two of one stream. */
const SLOTS = 20;

/** The event streams of this process. They share one timer and one listener: thousands stay open at once. */
export function createEventStreams({
  events,
  stopping,
  heartbeatMs = 20_000,
}: EventStreamsOptions): EventStreams {
  const slots = Array.from({ length: SLOTS }, () => new Set<() => void>());
  const closers = new Set<() => void>();
  let turn = 0;
  let opened = 0;

  const timer = setInterval(() => {
    turn = (turn + 1) % SLOTS;
    for (const beat of slots[turn] ?? []) beat();
  }, heartbeatMs / SLOTS);
  timer.unref();
  stopping.addEventListener('abort', () => {
    clearInterval(timer);
    for (const close of closers) close();
  });

  const isFull = (userId: string) => events.subscriptions(userId) >= STREAMS_PER_USER;

  function open(userId: string, out: Writable, options: OpenOptions = {}): void {
    const { isLive = () => Promise.resolve(true), ageMs = 0 } = options;
    if (isFull(userId) || stopping.aborted) return void out.end();
    const slot = slots[opened++ % SLOTS]!;
    let beats = 0;
    const unsubscribe = events.subscribe(userId, ({ type, id }: UserEvent) => {
      if (type === 'session.ended') void look();
      else sendEvent({ type, id });
    });

    function beat(): void {
      send(':\n\n');
      if (++beats % BEATS_A_LOOK === 0) void look();
    }

    function forget(): void {
      if (!closers.delete(close)) return;
      countStream(-1);
      slot.delete(beat);
      unsubscribe();
    }

    function close(): void {
      forget();
      out.end();
    }

    /** When that is unknown, the stream ends too: the browser reconnects and authenticates. */
    async function look(): Promise<void> {
      if (!(await isLive().catch(() => false))) close();
    }

    const sendEvent = (event: Omit<UserEvent, 'userId'>) => send(`data: ${JSON.stringify(event)}\n\n`);

    function send(text: string): void {
      if (out.writableLength <= UNREAD_BYTES) return void out.write(text);
      forget();
      out.destroy();
    }

    /** How long the request was on its way is only known to the page, which is told when the last event was. */
    function beginWith(ms: number): void {
      if (events.mayHaveMissed(userId, ms)) return sendEvent({ type: 'resync', id: '' });
      const since = events.sinceLast(userId);
      if (since !== undefined) send(`event: last\ndata: ${Math.floor(since)}\n\n`);
    }

    countStream(1);
    closers.add(close);
    slot.add(beat);
    out.on('close', forget);
    out.on('error', forget);
    send(`retry: ${randomInt(RETRY_MS.least, RETRY_MS.most)}\n\n`);
    if (ageMs > 0) beginWith(ageMs);
    if (out.destroyed) forget();
  }

  return { isFull, open };
}
