import { metrics } from '@opentelemetry/api';
import type { Pool } from 'pg';
import type { Database } from '../db/db.server.ts';
import { countQuery } from './count.ts';
import { inSpan, SpanKind } from './span.ts';

type Query = (...args: unknown[]) => unknown;

/** Measures every query, asked in rounds or not, and how many connections pages have. */
export function watchDatabase({
  pool,
  patientPool,
  rounds,
}: Pick<Database, 'pool' | 'patientPool' | 'rounds'>): void {
  if (pool) watchConnections(pool);
  for (const each of [pool, patientPool]) if (each) watchPool(each);
  if (rounds) measureQueries(rounds as { query: Query });
}

function watchConnections(pool: Pool): void {
  const states = metrics.getMeter('setapak').createObservableGauge('db.client.connection.count', {
    description: 'Connections of this process, and those who wait for one',
  });
  states.addCallback((result) => {
    result.observe(pool.totalCount - pool.idleCount, { state: 'used' });
    result.observe(pool.idleCount, { state: 'idle' });
    result.observe(pool.waitingCount, { state: 'wanted' });
  });
}

function watchPool(pool: Pool): void {
  measureQueries(pool);
  // A transaction takes a connection and queries that.
  pool.on('connect', (client) => measureQueries(client as unknown as { query: Query }));
}

function measureQueries(target: { query: Query }): void {
  const query = target.query.bind(target);
  target.query = (...args) => {
    const text = textOf(args[0]);
    // The pool itself calls a connection with a callback: that query is counted already.
    if (text === undefined || typeof args.at(-1) === 'function') return query(...args);
    const operation = /^\W*(\w{1,12})/.exec(text)?.[1]?.toUpperCase() ?? 'UNKNOWN';
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
    return inSpan(operation, { kind: SpanKind.CLIENT, attributes }, async () => {
      const startedAt = performance.now();
      let failed = true;
      try {
        const result = await query(...args);
        failed = false;
        return result;
      } finally {
        countQuery(operation, (performance.now() - startedAt) / 1_000, failed);
      }
    });
  };
}

/** The statement without its values; undefined for what is no plain query. */
function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  if (typeof query === 'object' && query !== null && 'text' in query && !('submit' in query))
    return String(query.text);
  return undefined;
}
