import { Client, escapeIdentifier } from 'pg';

interface Listening {
  connectionString: string;
  channel: string;
  onPayload(payload: string): void;
  /** The connection was away and is back: what was notified in between is lost. */
  onReconnect(): void;
  onError(error: unknown): void;
  lookMs?: number;
  answerMs?: number;
}

const RECONNECT_MS = 1_000;
/** Who only listens does not notice that the other side has vanished: it asks now and then, and gives up who does not answer. */
const LOOK_MS = 15_000;
const ANSWER_MS = 10_000;

/**
 * LISTEN needs a connection of its own, and that one comes back by itself when the server restarts.
 * @returns the function that stops it
 */
export async function listenPostgres({
  connectionString,
  channel,
  onPayload,
  onReconnect,
  onError,
  lookMs = LOOK_MS,
  answerMs = ANSWER_MS,
}: Listening): Promise<() => Promise<void>> {
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;
  let client = await connect();
  // What fails ends the connection, which then says so.
  const look = setInterval(() => void client.query('SELECT 1').catch(() => {}), lookMs);

  async function connect(): Promise<Client> {
    const next = new Client({
      connectionString,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: 10_000,
      // So that a query which is not answered in time ends the connection.
      pipeline: true,
      query_timeout: answerMs,
    });
    next.on('error', onError);
    next.on('notification', (message) => onPayload(message.payload ?? ''));
    try {
      await next.connect();
      await next.query(`LISTEN ${escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end().catch(onError);
      throw error;
    }
    // Only now: a connection that never stood ends too, and would be tried again twice.
    next.once('end', reconnectLater);
    return next;
  }

  function reconnectLater(): void {
    if (!stopped) retry = setTimeout(() => void reconnect(), RECONNECT_MS);
  }

  async function reconnect(): Promise<void> {
    try {
      const next = await connect();
      if (stopped) return await next.end();
      client = next;
      onReconnect();
    } catch (error) {
      onError(error);
      reconnectLater();
    }
  }

  return async () => {
    stopped = true;
    clearTimeout(retry);
    clearInterval(look);
    await client.end();
  };
}
