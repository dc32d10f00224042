import type { Writable } from 'node:stream';
import type { Pool, QueryArrayConfig, QueryArrayResult } from 'pg';

/** What a query builder needs of a connection. */
export interface Rounds {
  query(config: QueryArrayConfig, values?: unknown[]): Promise<QueryArrayResult>;
}

interface Query {
  config: QueryArrayConfig;
  values: unknown[] | undefined;
  resolve(result: QueryArrayResult): void;
  reject(error: Error): void;
}

/** What the types of a connection leave out. */
interface Connected {
  query(
    config: QueryArrayConfig,
    values: unknown[],
    done: (failed: Error | null, result: QueryArrayResult) => void,
  ): void;
  connection: { stream: Writable };
}

/**
 * Queries of the same turn go down one connection, one behind the other, in one packet, and each has its own answer or
 * error. Six short queries of a page then cost two system calls instead of twelve. The pool's connections must be made with
 * `pipeline`. Not for queries that take long, for the next one waits, nor for transactions.
 */
export function openRounds(pool: Pool): Rounds {
  let round: Query[] = [];
  return {
    query(config, values) {
      const { promise, resolve, reject } = Promise.withResolvers<QueryArrayResult>();
      round.push({ config, values, resolve, reject });
      if (round.length === 1)
        process.nextTick(() => {
          const queries = round;
          round = [];
          send(pool, queries);
        });
      return promise;
    },
  };
}

function send(pool: Pool, queries: readonly Query[]): void {
  pool.connect((error, client, release) => {
    if (error || !client) {
      for (const { reject } of queries) reject(error ?? new Error('no connection'));
      return;
    }
    let open = queries.length;
    const connected = client as unknown as Connected;
    connected.connection.stream.cork();
    for (const { config, values, resolve, reject } of queries)
      connected.query(config, values ?? [], (failed: Error | null, result) => {
        if (failed) reject(failed);
        else resolve(result);
        open -= 1;
        // The pool itself lets go of one that broke.
        if (open === 0) release();
      });
    connected.connection.stream.uncork();
  });
}
