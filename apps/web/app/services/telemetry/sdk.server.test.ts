import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countMail, countPayment, countRequest, countTask } from './count.ts';
import { startSdk } from './sdk.server.ts';
import { inSpan, SpanKind, traceOf } from './span.ts';
import type { Telemetry } from './telemetry.server.ts';
import { watchDatabase } from './watch-database.ts';
import { watchFigures } from './watch-figures.ts';
import { watchTasks } from './watch-tasks.ts';

/* One program has one telemetry: it is started once here, with Prometheus and a collector on loopback. */

const spans: { name: string; kind: number; traceId: string; parentSpanId?: string; attributes: unknown }[] =
  [];
const take = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
  const body = await text(incoming);
  if (incoming.url === '/v1/traces') spans.push(...spansOf(JSON.parse(body)));
  outgoing.end('{}');
};
const collector = createServer((incoming, outgoing) => void take(incoming, outgoing));
let telemetry: Telemetry;
let metricsPort: number;

beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  metricsPort = await freePort();
  telemetry = await startSdk(
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${portOf(collector.address())}/`,
      OTEL_SERVICE_NAME: 'setapak',
      METRICS_PORT: metricsPort,
      METRICS_HOST: '127.0.0.1',
      SETAPAK_ROLE: 'web',
    },
    '1.2.3',
  );
});
afterAll(() => collector.close());

const scrape = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

describe('telemetry', () => {
  test('what is counted is read by Prometheus, in words of ours', async () => {
    countRequest({ route: '/app/cv/:id/pdf', method: 'GET', status: 200, seconds: 0.03 });
    countMail('welcome', 'sent');
    countPayment('midtrans', 'settlement');
    countTask('rendering', 'busy', 0.001);
    const metrics = await scrape();
    expect(metrics).toMatch(
      /http_server_request_duration_bucket\{.*http_route="\/app\/cv\/:id\/pdf".*le="0.05".*\} 1/,
    );
    expect(metrics).toMatch(/setapak_mails_total\{.*template="welcome",outcome="sent".*\} 1/);
    expect(metrics).toMatch(/setapak_payments_total\{.*gateway="midtrans",status="settlement".*\} 1/);
    expect(metrics).toMatch(/target_info\{.*service_version="1.2.3".*\} 1/);
    expect(metrics).toContain('process_memory_usage');
  });

  test('tasks of a pool are counted by how they end, and what is under way is known', async () => {
    const pool = watchTasks('reading', {
      read: (good: boolean) =>
        good ? Promise.resolve(1) : Promise.reject(Object.assign(new Error('x'), { code: 'not_pdf' })),
      close: () => Promise.resolve(),
    });
    expect(await pool.read(true)).toBe(1);
    await expect(pool.read(false)).rejects.toThrow('x');
    const metrics = await scrape();
    expect(metrics).toMatch(/setapak_pool_task_duration_count\{pool="reading",outcome="not_pdf".*\} 1/);
    expect(metrics).toMatch(/setapak_pool_tasks\{pool="reading".*\} 0/);
  });

  test('figures are read once for many readers, and a failure leaves the others readable', async () => {
    let loads = 0;
    const errors: unknown[] = [];
    const onError = (error: unknown) => errors.push(error);
    watchFigures({
      gauges: { 'setapak.figure': 'a figure' },
      onError,
      load: () => Promise.resolve({ 'setapak.figure': [{ value: (loads += 1), attributes: { of: 'x' } }] }),
    });
    watchFigures({
      gauges: { 'setapak.broken': 'another' },
      onError,
      load: () => Promise.reject(new Error('away')),
    });
    await scrape();
    expect(await scrape()).toMatch(/setapak_figure\{of="x".*\} 1/);
    expect(loads).toBe(1);
    expect(errors).toHaveLength(1);
  });

  test.runIf(process.env['TEST_DATABASE_URL'])('queries and connections are measured', async () => {
    const pool = new Pool({ connectionString: process.env['TEST_DATABASE_URL'] });
    watchDatabase({ pool });
    await inSpan('query it', {}, async () => {
      expect((await pool.query('SELECT $1::int AS one', [1])).rows).toEqual([{ one: 1 }]);
      const client = await pool.connect();
      await expect(client.query('SELECT 1/0')).rejects.toThrow('zero');
      client.release();
    });
    const metrics = await scrape();
    expect(metrics).toMatch(
      /db_client_operation_duration_count\{db_operation_name="SELECT",outcome="done".*\} 1/,
    );
    expect(metrics).toMatch(
      /db_client_operation_duration_count\{db_operation_name="SELECT",outcome="failed".*\} 1/,
    );
    expect(metrics).toMatch(/db_client_connection_count\{state="idle".*\} 1/);
    await pool.end();
  });

  test('a request is a span of the trace that the proxy began, and what it does belongs to it', async () => {
    const traceId = 'a'.repeat(32);
    const parent = traceOf(new Headers({ traceparent: `00-${traceId}-${'b'.repeat(16)}-01` }));
    await expect(
      inSpan('GET /', { kind: SpanKind.SERVER, parent }, () =>
        inSpan('SELECT', {}, () => Promise.reject(new TypeError('rani@setapak.example'))),
      ),
    ).rejects.toThrow(TypeError);
    await telemetry.stop();
    const [inner, outer] = ['SELECT', 'GET /'].map((name) =>
      spans.find((span) => span.name === name && span.traceId === traceId),
    );
    expect(outer?.parentSpanId).toBe('b'.repeat(16));
    expect(inner).toBeDefined();
    expect(JSON.stringify(spans)).toContain('TypeError');
    expect(JSON.stringify(spans)).not.toContain('rani@');
  });
});

function spansOf(sent: { resourceSpans: { scopeSpans: { spans: typeof spans }[] }[] }) {
  return sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = portOf(probe.address());
  probe.close();
  return port;
}

function portOf(address: ReturnType<typeof collector.address>): number {
  return typeof address === 'object' && address ? address.port : 0;
}
