import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { Pool, QueryArrayConfig, QueryArrayResult } from 'pg';

/** What a query builder needs of a connection. */
export interface Rounds {
  query(config: QueryArrayConfig, values?: unknown[]): Promise<QueryArrayResult>;
}

interface RoundsOptions {
  /** Whether a connection stays with its server, so that a statement that was planned there is found again. */
  named: boolean;
}

interface Query {
  config: QueryArrayConfig;
  values: unknown[] | undefined;
  resolve(result: QueryArrayResult): void;
  reject(error: Error): void;
}

type Done = (failed: (Error & { code?: string }) | null, result: QueryArrayResult) => void;

/** What the types of a connection leave out. */
interface Connected {
  query(config: QueryArrayConfig, values: unknown[], done: Done): void;
  connection: { stream: Writable };
}

/** Queries that one connection is given at once: with more, the last would wait long for those before it. */
const MOST_OF_A_CONNECTION = 32;

/** A name that is not known, or known already, where a pooler lends another server; a plan that a migration made void. */
const NAME_FAULTS = new Set(['26000', '42P05', '0A000']);

/**
 * Queries of the same turn of the event loop, of all the pages that are made in it, go down one connection, one behind the
 * other, in one packet, and each has its own answer or error: the system is called once instead of twice for each of them. The pool's
 * connections must be made with `pipeline`. Only for what reads, as a query whose name the server refuses is asked again without
 * one. Not for queries that take long, for the next one waits, nor for transactions.
 */
export function openRounds(pool: Pool, { named }: RoundsOptions): Rounds {
  const names = new WeakMap<QueryArrayConfig, QueryArrayConfig>();
  let usesNames = named;
  let round: Query[] = [];

  function withName(config: QueryArrayConfig): QueryArrayConfig {
    if (!usesNames) return config;
    const known = names.get(config);
    if (known) return known;
    const name = createHash('sha256').update(config.text).digest('base64url').slice(0, 24);
    const withIt = { ...config, name };
    names.set(config, withIt);
    return withIt;
  }

  function send(queries: readonly Query[]): void {
    pool.connect((error, client, release) => {
      if (error || !client) {
        for (const { reject } of queries) reject(error ?? new Error('no connection'));
        return;
      }
      let open = queries.length;
      const connected = client as unknown as Connected;
      connected.connection.stream.cork();
      for (const query of queries) {
        const config = withName(query.config);
        connected.query(config, query.values ?? [], (failed, result) => {
          if (!failed) query.resolve(result);
          else if (config.name && NAME_FAULTS.has(failed.code ?? '')) {
            usesNames = false;
            send([query]);
          } else query.reject(failed);
          open -= 1;
          // The pool itself lets go of one that broke.
          if (open === 0) release();
        });
      }
      connected.connection.stream.uncork();
    });
  }

  function sendRound(): void {
    const queries = round;
    round = [];
    for (let from = 0; from < queries.length; from += MOST_OF_A_CONNECTION)
      send(queries.slice(from, from + MOST_OF_A_CONNECTION));
  }

  return {
    query(config, values) {
      const { promise, resolve, reject } = Promise.withResolvers<QueryArrayResult>();
      round.push({ config, values, resolve, reject });
      if (round.length === 1) setImmediate(sendRound);
      return promise;
    },
  };
}
