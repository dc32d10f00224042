import { context, metrics, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader, type MetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Config } from '../config/config.server.ts';
import type { Telemetry } from './telemetry.server.ts';
import { watchProcess } from './watch-process.ts';

/** One set of instruments, read by Prometheus at `/metrics`, sent to a collector (OTLP over HTTP), or both. */
export async function startSdk(
  config: Pick<
    Config,
    'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_SERVICE_NAME' | 'METRICS_PORT' | 'METRICS_HOST' | 'SETAPAK_ROLE'
  >,
  version: string,
): Promise<Telemetry> {
  const resource = resourceFromAttributes({
    'service.name': config.OTEL_SERVICE_NAME,
    'service.version': version,
    'setapak.role': config.SETAPAK_ROLE,
  });
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, '');
  const readers: MetricReader[] = [];
  const stops: (() => Promise<void>)[] = [];

  if (config.METRICS_PORT !== undefined) {
    const prometheus = new PrometheusExporter({
      host: config.METRICS_HOST,
      port: config.METRICS_PORT,
      preventServerStart: true,
    });
    await prometheus.startServer();
    readers.push(prometheus);
  }
  if (endpoint)
    readers.push(
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` }),
      }),
    );
  const meters = new MeterProvider({ resource, readers });
  metrics.setGlobalMeterProvider(meters);
  stops.push(() => meters.shutdown());

  if (endpoint) {
    const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
    const tracers = new TracerProvider({ resource, spanProcessors: [new BatchSpanProcessor({ exporter })] });
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    propagation.setGlobalPropagator(new W3CTraceContextPropagator());
    trace.setGlobalTracerProvider(tracers);
    stops.push(() => tracers.shutdown());
  }
  watchProcess();
  return {
    isOn: true,
    // A collector that is away must not keep the program from ending.
    stop: async () => void (await Promise.allSettled(stops.map((stop) => stop()))),
  };
}
